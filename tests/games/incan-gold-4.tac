[Edition "incan-gold"]
[Relics "yes"]
[Players "Ada, Bo, Cy, Di"]
[Seed "golden incan-gold 4 0"]
[Promise "3cf8292635d55a0a11df0ce0943740e3b375fbd15a4f26c406bccbdf7dd73984"]
[Scores "22, 22, 12, 21"]
[Winners "a"]

1. fire rockfall 5 -d 3 -a 11 rockfall
2. snake -b 4 9 fire -ad 3 spider snake
3. 4 7 -b 17 2 -d R -c snake R fire -a
4. rockfall snake -a rockfall
5. fire -c mummy 11 -ad spider 14 -b

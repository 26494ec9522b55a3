[Edition "de"]
[Relics "yes"]
[Players "Ada, Bo, Cy, Di, Eve"]
[Seed "golden de 5 0"]
[Promise "e4331682d838a4457639fa7edb025caacb85b2d05a2e28c4b6d4fa3e5b1049e2"]
[Scores "12, 26, 28, 8, 28"]
[Winners "ce"]

1. spider -de boulder 5 ram 3 -a 14 -c snake -b
2. spider boulder spider
3. R 5 -b snake R ram -d 11 -a 13 2 15 -ce
4. snake 11 R snake
5. 1 spider 7 snake boulder -ad 17 -e 9 -b spider

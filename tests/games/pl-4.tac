[Edition "pl"]
[Relics "no"]
[Players "Ada, Bo, Cy, Di"]
[Seed "golden pl 4 0"]
[Promise "f6fc89c00bbae7ef9126068626ed7cb8054b5dd1c2cd61101eb831604b532357"]
[Scores "13, 14, 27, 13"]
[Winners "c"]

1. spikes scorpion lava 11 -ad lava
2. snake 13 scorpion -ad lava spikes -b lava
3. spikes 4 boulder -ad snake 17 -b 7 11 -c
4. boulder snake 7 -ad snake
5. scorpion 15 boulder -ad snake spikes boulder

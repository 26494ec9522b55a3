[Edition "fr"]
[Relics "yes"]
[Players "Ada, Bo, Cy, Di, Eve"]
[Seed "golden fr 5 4"]
[Promise "7947d0892cc633d68543c40606bda3d6b06c540c78feb3a4d45869603dfb939a"]
[Scores "42, 41, 29, 25, 22"]
[Winners "a"]

1. 17 snake lava -ad spider 4 ram -e 13 -bc
2. boulder ram 11 -ad 14 boulder
3. R7 -c ram 9 11 spider -ad boulder 15 3 -b 5 -e
4. 9 R8 R5 lava -a snake -d 5 lava
5. boulder -e 11 1 17 14 3 spider -acd 2 5 -b

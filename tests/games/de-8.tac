[Edition "de"]
[Relics "yes"]
[Players "Ada, Bo, Cy, Di, Eve, Flo, Gus, Hal"]
[Seed "golden de 8 5"]
[Promise "a1efc7e0746039b963140a1802901bbf7713ccb5343367f52bc2656d772d3ef8"]
[Scores "17, 25, 35, 18, 17, 14, 18, 35"]
[Winners "ch"]

1. R ram 7 -h 17 -e spider -adg 3 boulder -f snake -b 9 -c
2. 17 15 boulder R -b spider -dg 1 -a 4 3 5 -cf 2 R ram -eh
3. 7 snake lava -a ram 2 15 -dg snake
4. 15 lava ram -af 5 -dg 14 4 R 7 -c boulder -be 11 -h
5. 5 7 boulder ram -dg lava boulder

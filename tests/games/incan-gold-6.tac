[Edition "incan-gold"]
[Relics "yes"]
[Players "Ada, Bo, Cy, Di, Eve, Flo"]
[Seed "golden incan-gold 6 0"]
[Promise "b89b7782e32521c03e781d00446d1b9204596bd3587d2c252a3d168d741393f1"]
[Scores "26, 14, 22, 28, 11, 15"]
[Winners "d"]

1. 5 rockfall snake 4 -ad 15 2 snake
2. 1 4 -e 11 15 -b spider -d mummy -a fire fire
3. 11 -f 7 5 R mummy spider -ad 15 -c spider
4. spider -f snake 4 11 snake
5. 13 11 7 4 -d 2 -e spider 7 R mummy -a 11 -cf rockfall -b

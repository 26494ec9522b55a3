[Edition "uk"]
[Relics "no"]
[Players "Ada, Bo, Cy, Di, Eve, Flo, Gus, Hal"]
[Seed "golden uk 8 0"]
[Promise "67dca90526dffe5ff91fd3b1039babe52cba5c0b2def9b7536ed0c89cdf83442"]
[Scores "16, 12, 39, 14, 7, 18, 16, 8"]
[Winners "c"]

1. snake ram 17 -adg spider -h 7 4 7 -bef 13 -c
2. spider -e 5 11 1 lava -adg snake 15 -bcfh
3. lava 3 14 -c 1 spider -d 15 -ag spider
4. ram ram
5. 4 13 spider 9 snake 14 -acdfg boulder 1 spider

[Edition "fr"]
[Relics "no"]
[Players "Ada, Bo, Cy"]
[Seed "golden fr 3 0"]
[Promise "05bd86d6c5789c2b5ac0692fa0667ffeb00f90a67fa9be325eeeb9d3f7ab0099"]
[Scores "17, 20, 24"]
[Winners "c"]

1. 17 spider 11 -c 2 snake -a 11 -b
2. boulder spider snake -b boulder
3. 3 lava lava
4. spider 5 snake 4 -a 2 boulder 13 boulder
5. spider snake 9 -a 1 boulder lava 15 -c spider

[Edition "ru"]
[Relics "yes"]
[Players "Ada, Bo, Cy, Di, Eve, Flo, Gus"]
[Seed "golden ru 7 2"]
[Promise "22fab9d1ceed1861c28ba42aff84c0af709403428cf8b5c2cd204f06cd73452d"]
[Scores "22, 21, 16, 28, 20, 52, 25"]
[Winners "f"]

1. lava -c 15 spider -adg 4 -b snake 11 13 -e boulder -f
2. ram -a boulder -d 7 -g spider 5 ram
3. 15 spider 7 -e 11 snake -acdfg 5 R5 3 -b
4. 13 2 5 lava spider -adg 1 15 boulder -cf spider
5. 17 snake -c 15 7 5 R7 11 -f 14 3 lava -d 5 -ag snake

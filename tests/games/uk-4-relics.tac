[Edition "uk"]
[Relics "yes"]
[Players "Ada, Bo, Cy, Di"]
[Seed "golden uk 4 1"]
[Promise "f074085a8f3ebd46a1805824179c162fcd99e88d566009d4496a8bbac88c046b"]
[Scores "20, 16, 26, 25"]
[Winners "c"]

1. snake -b boulder 1 ram 14 -ad lava 5 ram
2. 7 4 snake 15 14 -b 5 boulder -ac R7 -d
3. ram 11 -a 4 -d spider spider
4. 1 11 snake 4 snake
5. R12 7 ram -c ram

[Edition "pl"]
[Relics "yes"]
[Players "Ada, Bo, Cy, Di, Eve, Flo, Gus, Hal"]
[Seed "golden pl 8 2"]
[Promise "07e3bd589db144589ccac9acf4bdb4f4c8051371c10cea164a89c37dbfda62a8"]
[Scores "8, 8, 11, 8, 22, 10, 7, 41"]
[Winners "h"]

1. spikes scorpion snake 9 -dg boulder -aefh 5 -b boulder
2. 4 -bc scorpion lava spikes R7 boulder 7 -adeg snake -h R5 spikes
3. 11 9 snake 3 -h boulder -adg 14 11 -cf lava snake
4. 5 11 spikes 2 -e 3 scorpion -ad lava R10 -bg snake -h lava
5. snake -c 4 5 -e 17 3 -h scorpion -adg spikes scorpion

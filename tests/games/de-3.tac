[Edition "de"]
[Relics "yes"]
[Players "Ada, Bo, Cy"]
[Seed "golden de 3 0"]
[Promise "773ec9be1d7f3de07ce02218757b47b8faaeadacfda89482aa1902f370a7cb98"]
[Scores "40, 69, 41"]
[Winners "b"]

1. 14 15 11 -b boulder spider -ac
2. snake 11 snake
3. 4 lava R spider -a 11 -c 5 1 -b
4. 7 15 boulder 14 1 R -b spider -ac
5. 15 R lava boulder -a 4 7 ram -c 11 -b

[Edition "ru"]
[Relics "no"]
[Players "Ada, Bo, Cy, Di, Eve, Flo"]
[Seed "golden ru 6 2"]
[Promise "b74b309ba5f64b4a02becf8f2c98da0ec52aeec1f1d0391a70b32df54b7621e2"]
[Scores "21, 31, 25, 34, 25, 34"]
[Winners "df"]

1. 14 -b 17 lava 4 7 boulder -acf 9 -d boulder
2. 9 spider boulder -ad 5 14 11 -cf lava -b ram -e
3. snake 11 13 -f 4 boulder -ade 2 ram -b ram
4. 7 1 5 ram -d 2 5 11 11 lava -acf 15 -be
5. 7 15 spider boulder -d boulder

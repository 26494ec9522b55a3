"""Draws the picture of a table for the README: `python docs/table.py`."""

from pathlib import Path

from tacora import picture
from tacora.records import parse
from tacora.words import Words

GAME = """
[Edition "fr"]
[Relics "yes"]
[Players "Olena, Jean, Katja, Piotr, Ada"]

1. 7 snake 11 R5 -b 5 lava 9 -ce boulder 14 -ad
2. 15 ram 3 spider 13 -ae R7 -c 4 ram
3. 7 snake 11 5 -ce R8 lava 14 3 boulder 17
"""

(record,) = parse(GAME)
drawn = picture.svg(record.end, record.names, Words("en"), key="readme")
Path(__file__).with_suffix(".svg").write_text(drawn + "\n", "utf-8")

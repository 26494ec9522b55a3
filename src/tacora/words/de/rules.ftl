### The rules of the game, put together from an edition's data.
### Each message is a heading or some paragraphs of Markdown; a paragraph is one line.

# $edition: the edition's name
rules-title = Spielregeln: { $edition }

rules-goal = Ihr erforscht die Höhlen von Tacora. Karte um Karte dringt ihr tiefer vor und teilt die Rubine, die ihr findet, und nach jeder Karte fragt ihr euch: weitergehen oder den eigenen Anteil ins Camp bringen? Wer rechtzeitig umkehrt, behält alles; wer zu lange bleibt, verliert, was diese Expedition eingebracht hat.

## Setting up

rules-setup-heading = Vorbereitung

# $min and $max: how many can play; $values: the rubies on each treasure;
# $copies: cards of each kind of hazard; $kinds: the names of the kinds
rules-setup =
    { $min } bis { $max } Personen brechen zu { $expeditions } Expeditionen auf, jedes Mal durch einen anderen Höhleneingang. Alle haben im Camp eine **Truhe**, in der Edelsteine sicher sind, und unterwegs einen **Beutel** für alles, was sie finden.

    Im Stapel sind:

    - **Schätze ({ $treasures })**, Anzahl Rubine: { $values }.
    - **Fallen ({ $hazards })**, { $copies } von jeder Art: { $kinds }.

    Ein Rubin ist 1 Punkt wert, ein Diamant 5; fünf Rubine lassen sich jederzeit in einen Diamanten wechseln. Der Vorrat geht nie aus.

# $values: what the relics are worth, in the order in which they join
rules-relics-setup-ascending = Dazu kommen Relikte im Wert von { $values } Punkten. Vor jeder Expedition, auch vor der ersten, wird das nächste in dieser Reihenfolge in den Stapel gemischt. Wird es nicht aufgedeckt, bleibt es dort; deshalb können auf einem Pfad auch mehrere liegen.

rules-relics-setup-by-exit =
    { $count ->
        [one] Außerdem ist von Anfang an { $count } Relikt im Stapel.
       *[other] Außerdem sind von Anfang an { $count } Relikte im Stapel, alle gleich.
    }

rules-relics-setup-one-by-one = Dazu kommen Relikte, alle gleich. Vor jeder Expedition, auch vor der ersten, wird eines in den Stapel gemischt. Wird es nicht aufgedeckt, bleibt es dort; deshalb können auf einem Pfad auch mehrere liegen.

# $variant: "yes" when relics can be added
rules-relics-none =
    { $variant ->
        [yes] Gespielt wird ohne Relikte; als Variante können sie dazukommen.
       *[no] Gespielt wird ohne Relikte.
    }

## An expedition

rules-expedition-heading = Eine Expedition

rules-enter = Alle betreten die Höhle. Eine Karte wird aufgedeckt und ans Ende des Pfads gelegt; vorher gibt es nichts zu entscheiden.

rules-treasure = **Schatz.** Seine Rubine werden gleichmäßig an alle in der Höhle verteilt und kommen in die Beutel. Was sich nicht teilen lässt, bleibt auf der Karte: alles, wenn es weniger Rubine als Forscher sind.

rules-hazard = **Falle.** Die erste ihrer Art ist in einer Expedition nur eine Warnung. Die zweite beendet die Expedition auf der Stelle: Alle, die noch in der Höhle sind, fliehen ins Camp, und die Rubine aus ihren Beuteln gehen zurück in den Vorrat. Die eben aufgedeckte Karte scheidet für immer aus; die frühere wird wieder eingemischt.

rules-relic = **Relikt.** Es liegt auf dem Pfad; mehr geschieht nicht.

rules-decide = Nach jeder Karte entscheiden alle, die noch in der Höhle sind, geheim: „{ stage-deeper }“ oder „{ stage-to-camp }“. Ihr könnt eure Wahl ändern, bis die letzte Entscheidung gefallen ist; dann werden alle zusammen aufgedeckt.

rules-leave = Alle, die zurückgehen, teilen sämtliche Rubine auf dem Pfad gleichmäßig unter sich auf, nicht Karte für Karte, sondern als einen Haufen; was sich nicht teilen lässt, bleibt für die liegen, die später umkehren. Dann leeren sie ihre Beutel in ihre Truhen, wo nichts mehr verloren gehen kann. Für sie ist diese Expedition vorbei.

rules-leave-relics = Wer allein zurückgeht, nimmt auch alle Relikte vom Pfad mit und behält sie für immer. Gehen mehrere zugleich, bekommt niemand ein Relikt: Die Relikte warten, bis jemand allein umkehrt.

rules-continue = Solange noch jemand in der Höhle ist, wird die nächste Karte aufgedeckt. Der Stapel reicht dafür immer.

## The end of an expedition

rules-end-heading = Ende einer Expedition

# $closing: "tile" if an entrance is a tile that is taken away
rules-expedition-end =
    Eine Expedition ist vorbei, sobald alle zurückgegangen sind oder dieselbe Falle zum zweiten Mal erscheint. { $closing ->
        [tile] Das Plättchen ihres Eingangs wird entfernt
       *[barricade] Ein Versperrt-Plättchen schließt ihren Eingang
    }, und Rubine, die auf dem Pfad geblieben sind, gehen zurück in den Vorrat. Die aufgedeckten Schätze und Fallen werden wieder in den Stapel gemischt, nur die Falle nicht, die die Expedition beendet hat.

rules-expedition-end-relics = Relikte, die auf dem Pfad geblieben sind, scheiden aus dem Spiel aus; nicht aufgedeckte bleiben im Stapel.

## The end of the game

rules-game-end-heading = Ende des Spiels

rules-game-end = Nach der letzten Expedition zählen alle die Edelsteine in ihrer Truhe: 1 Punkt für jeden Rubin, 5 für jeden Diamanten.

rules-worth-printed = Dazu kommen die Punkte auf den Relikten, die ihr herausgetragen habt. Sie zählen erst jetzt und sind keine Edelsteine.

# $first: how many relics are worth $low points each; all later ones are worth $high
rules-worth-by-exit =
    Jedes der ersten { $first } Relikte, die im ganzen Spiel aus der Höhle getragen werden, egal von wem, ist { $low ->
        [one] { $low } Punkt
       *[other] { $low } Punkte
    } wert, jedes spätere { $high }. Mehrere auf einmal werden einzeln nacheinander gezählt. Relikte, die in der Höhle verloren gehen, zählen dabei nicht mit. Der Wert eines Relikts liegt in Diamanten darauf und zählt mit den Edelsteinen.

rules-tie-shared = Die höchste Punktzahl gewinnt; bei Gleichstand an der Spitze wird der Sieg geteilt.

rules-tie-relics = Die höchste Punktzahl gewinnt. Bei Gleichstand an der Spitze siegt, wer mehr Relikte hat; herrscht auch da Gleichstand, wird der Sieg geteilt.

## Examples

rules-example-heading = Beispiele

rules-example-split = Fünf Forscher sind in der Höhle, als ein Schatz mit 9 Rubinen erscheint: Alle stecken 1 davon in ihren Beutel, und 4 bleiben auf der Karte. Kehren jetzt zwei um, bekommen sie davon je 2; wer allein umkehrt, bekommt alle 4.

rules-example-trap = Eine Giftschlange erscheint: Noch geht alles gut. Drei Karten später kommt die nächste: Alle in der Höhle fliehen mit leerem Beutel; wer schon im Camp ist, behält alles. Eine Giftschlange scheidet aus; für die nächsten Expeditionen bleiben zwei.

rules-unofficial = Tacora ist eine inoffizielle Fassung des Spiels. DIAMANT ist eine Marke von IELLO; dieses Projekt steht in keiner Verbindung zu IELLO.

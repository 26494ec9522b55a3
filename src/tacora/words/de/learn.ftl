### A first expedition with someone to explain it, and the labels of the rules' page.

## The lesson: short panels beside the stage. The learner and three others are in the cave.

learn-title = Deine erste Expedition
learn-enter = Zu viert betretet ihr eine Höhle. Karte für Karte geht es tiefer hinein.
learn-split = Ein Schatz von 9 für vier: je 2 Rubine. Der eine, der sich nicht teilen lässt, bleibt auf der Karte.
learn-choose = Nach jeder Karte entscheiden alle geheim: weiter hinein oder mit der Beute zurück ins Camp? Es hat ja gerade erst angefangen.
learn-warning = Eine Giftschlange! Die erste ist nur eine Warnung. Kommt in dieser Höhle noch eine, verlieren alle, die drin sind, ihre ganze Beute.
learn-dare = Im Stapel sind noch zwei Giftschlangen. Wage noch eine Karte.
# name: who has left
learn-left = { $name } hat genug: zurück im Camp, und der Rubin vom Pfad kam auch noch mit. In der Truhe ist er sicher.
learn-relic = Ein Relikt! Nur wer allein zurückgeht, nimmt es mit. Gehen mehrere zugleich, bleibt es liegen.
# names: the two others in the cave
learn-wait = Gehst du jetzt, gehört es dir, falls { $names } bleiben. Aber es kommen noch Schätze.
learn-more = Ein Schatz von 7 für drei: je 2, und 1 bleibt auf der Karte. Du trägst jetzt 4.
learn-leave = Ein Rubin und das Relikt liegen auf dem Pfad, und die Schlange lauert. Zeit zu gehen.
learn-alone = Du gehst allein zurück: 4 Rubine, der vom Pfad und das Relikt gehören jetzt für immer dir.
# names: the two others in the cave
learn-trap = Die zweite Giftschlange! { $names } fliehen und verlieren ihre ganze Beute. Du siehst vom Camp aus zu, die Füße am Feuer.
learn-end = Das ist schon alles. Wer nach fünf Expeditionen am meisten hat, gewinnt.
learn-press-continue = Drücke „{ stage-deeper }“.
learn-press-leave = Drücke „{ stage-to-camp }“.
learn-next = Nächster Schritt
learn-skip = Überspringen
learn-again = Noch einmal
learn-play = Jetzt spielen
learn-part = { $number } von { $count }

## The page of the rules

learn-contents = Inhalt
learn-print = Drucken
learn-cards = Die Karten

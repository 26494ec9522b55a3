### A first expedition with someone to explain it, and the labels of the rules' page.

## The lesson: short panels beside the stage. The learner and three others are in the cave.

learn-title = Votre première expédition
learn-enter = À quatre, vous entrez dans une grotte. Carte après carte, vous avancez.
learn-split = Un trésor de 9 pour quatre : 2 rubis par personne. Celui qui ne peut pas être partagé reste sur la carte.
learn-choose = Après chaque carte, tout le monde décide en secret : continuer, ou rentrer avec son butin ? L’aventure ne fait que commencer.
learn-warning = Un serpent ! Le premier n’est qu’un avertissement. Un deuxième serpent dans cette grotte ferait tout perdre à ceux qui y sont encore.
learn-dare = Il reste deux serpents dans la pioche. Osez une carte de plus.
# name: who has left
learn-left = { $name } sort et ramasse au passage le rubis resté sur le chemin. Dans le coffre, plus rien ne peut se perdre.
learn-relic = Une relique ! Seule une personne qui sort en solitaire la prend. À plusieurs, on la laisse sur place.
# names: the two others in the cave
learn-wait = Sortez maintenant et elle est à vous, si { $names } continuent. Mais d’autres trésors attendent encore.
learn-more = Un trésor de 7 pour trois : 2 par personne, et 1 reste sur la carte. Vous en portez 4.
learn-leave = Un rubis et la relique sont sur le chemin, et le serpent guette. Il est temps de rentrer.
learn-alone = Vous sortez en solitaire : 4 rubis, celui du chemin et la relique sont à vous pour de bon.
# names: the two others in the cave
learn-trap = Un deuxième serpent ! { $names } s’enfuient et perdent tout. Vous regardez depuis le campement, les pieds au chaud.
learn-end = Et voilà ! Après cinq expéditions, la plus grosse fortune l’emporte.
learn-press-continue = Appuyez sur « { stage-deeper } ».
learn-press-leave = Appuyez sur « { stage-to-camp } ».
learn-next = Suite
learn-skip = Passer
learn-again = Encore une fois
learn-play = Jouer maintenant
learn-part = { $number } sur { $count }

## The page of the rules

learn-contents = Sommaire
learn-print = Imprimer
learn-cards = Les cartes

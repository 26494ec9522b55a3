### The rules of the game, put together from an edition's data.
### Each message is a heading or some paragraphs of Markdown; a paragraph is one line.

# $edition: the edition's name
rules-title = Règles du jeu : { $edition }

rules-goal = Vous voici dans la grotte de Tacora. Carte après carte, vous allez plus loin et partagez les rubis trouvés en route ; après chaque carte, à chacun de voir : poursuivre, ou rapporter sa part au campement ? Qui rentre à temps garde tout ; qui s’attarde perd ce que cette expédition lui a donné.

## Setting up

rules-setup-heading = Mise en place

# $min and $max: how many can play; $values: the rubies on each treasure;
# $copies: cards of each kind of hazard; $kinds: the names of the kinds
rules-setup =
    De { $min } à { $max } joueurs partent pour { $expeditions } expéditions, chacune par sa propre entrée de la grotte. Chaque joueur a un **coffre** au campement, où les pierres précieuses sont à l’abri, et une **sacoche** pour ce qu’il trouve en chemin.

    La pioche contient :

    - **Trésors ({ $treasures })**, valeurs en rubis : { $values }.
    - **Dangers ({ $hazards })**, { $copies } de chaque sorte : { $kinds }.

    Un rubis vaut 1 point et un diamant 5 ; cinq rubis se changent en un diamant quand vous voulez. La réserve ne s’épuise jamais.

# $values: what the relics are worth, in the order in which they join
rules-relics-setup-ascending = Il y a aussi des reliques, qui valent { $values } points. Avant chaque expédition, dès la première, la suivante dans cet ordre est mélangée à la pioche. Non révélée, elle y reste : il peut donc y en avoir plusieurs sur un même chemin.

rules-relics-setup-by-exit =
    { $count ->
        [one] La pioche contient aussi, dès le début, { $count } relique.
        [many] La pioche contient aussi, dès le début, { $count } de reliques, toutes identiques.
       *[other] La pioche contient aussi, dès le début, { $count } reliques, toutes identiques.
    }

rules-relics-setup-one-by-one = Il y a aussi des reliques, toutes identiques. Avant chaque expédition, dès la première, on en mélange une à la pioche. Non révélée, elle y reste : il peut donc y en avoir plusieurs sur un même chemin.

# $variant: "yes" when relics can be added
rules-relics-none =
    { $variant ->
        [yes] On joue sans reliques ; elles peuvent être ajoutées en variante.
       *[no] On joue sans reliques.
    }

## An expedition

rules-expedition-heading = Une expédition

rules-enter = Tout le monde entre dans la grotte. On révèle une carte et on la pose au bout du chemin ; il n’y a rien à décider avant.

rules-treasure = **Trésor.** Ses rubis sont répartis à égalité entre les explorateurs présents dans la grotte, dans leurs sacoches. Ce qui ne peut pas être réparti reste sur la carte : tout, s’il y a moins de rubis que d’explorateurs.

rules-hazard = **Danger.** Le premier de sa sorte dans une expédition n’est qu’un avertissement. Le deuxième y met fin sur-le-champ : ceux qui sont encore dans la grotte s’enfuient vers le campement, et les rubis de leurs sacoches retournent à la réserve. La carte qui vient d’être révélée quitte le jeu pour de bon ; la précédente retourne dans la pioche.

rules-relic = **Relique.** On la laisse sur le chemin, sans autre effet.

rules-decide = Après chaque carte, ceux qui sont encore dans la grotte décident en secret : « { stage-deeper } » ou « { stage-to-camp } » (la carte « { term-leave } »). Vous pouvez changer d’avis tant que la dernière décision n’est pas prise ; toutes sont ensuite révélées en même temps.

rules-leave = Ceux qui sortent se répartissent à égalité tous les rubis du chemin, en un seul tas ; ce qui ne peut pas être réparti y reste pour ceux qui sortiront plus tard. Puis ils vident leur sacoche dans leur coffre, où rien ne peut plus être perdu, et quittent cette expédition.

rules-leave-relics = Quand une seule personne sort, elle emporte aussi toutes les reliques du chemin, pour de bon. Quand plusieurs sortent ensemble, aucune n’en prend : les reliques attendent la prochaine personne qui sortira seule.

rules-continue = Tant qu’il reste quelqu’un dans la grotte, on révèle la carte suivante. Il y a toujours assez de cartes pour cela.

## The end of an expedition

rules-end-heading = Fin d’une expédition

# $closing: "tile" if an entrance is a tile that is taken away
rules-expedition-end =
    Une expédition s’achève quand tout le monde est sorti, ou quand le même danger se présente une deuxième fois. { $closing ->
        [tile] La tuile de son entrée est retirée
       *[barricade] Une barricade ferme son entrée
    }, et les rubis laissés sur le chemin retournent à la réserve. Les trésors et les dangers révélés sont remélangés à la pioche, sauf le danger qui a mis fin à l’expédition.

rules-expedition-end-relics = Les reliques laissées sur le chemin quittent le jeu ; celles qui n’ont pas été révélées restent dans la pioche.

## The end of the game

rules-game-end-heading = Fin de la partie

rules-game-end = Après la dernière expédition, chacun compte les pierres précieuses de son coffre : 1 point par rubis, 5 par diamant.

rules-worth-printed = Ajoutez les points inscrits sur les reliques que vous avez sorties. Ils ne comptent qu’à ce moment-là et ne sont pas des pierres précieuses.

# $first: how many relics are worth $low points each; all later ones are worth $high
rules-worth-by-exit =
    Chacune des { $first } premières reliques sorties au cours de la partie, par qui que ce soit, vaut { $low ->
        [one] { $low } point
        [many] { $low } de points
       *[other] { $low } points
    }, chacune des suivantes, { $high }. Si l’on en prend plusieurs à la fois, on les compte une par une. Les reliques perdues dans la grotte ne comptent pas comme sorties. La valeur d’une relique est posée dessus en diamants et compte avec les pierres précieuses.

rules-tie-shared = Le meilleur score l’emporte ; en cas d’égalité à la première place, la victoire est partagée.

rules-tie-relics = Le meilleur score l’emporte. En cas d’égalité à la première place, le plus grand nombre de reliques tranche ; si l’égalité demeure, la victoire est partagée.

## Examples

rules-example-heading = Exemples

rules-example-split = Cinq explorateurs sont dans la grotte quand apparaît un trésor de 9 rubis : chacun en met 1 dans sa sacoche, et 4 restent sur la carte. Si deux d’entre eux sortent maintenant, ils en ramassent 2 chacun ; s’il n’en sort qu’un, il prend les 4.

rules-example-trap = Un serpent apparaît : rien ne se produit. Trois cartes plus loin, en voici un autre : tout le monde s’enfuit de la grotte, la sacoche vide, tandis que ceux qui sont déjà au campement gardent leur butin. L’un des serpents quitte le jeu ; il en reste deux pour les expéditions à venir.

rules-unofficial = Tacora est une version non officielle du jeu. DIAMANT est une marque d’IELLO ; ce projet n’est pas affilié à IELLO.

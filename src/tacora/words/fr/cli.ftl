### The commands: their help, and what they print.

cli-about = Tacora : une grotte, une torche et votre chance. Version non officielle d’un jeu de stop ou encore pour 3 à 8 explorateurs.
cli-lang = Langue : en, fr, de, pl, ru ou uk. Par défaut, celle de votre système.
cli-version = Afficher la version et quitter.

## play

cli-play = Jouer dans le terminal : contre des bots, ou à plusieurs sur un même appareil.
cli-edition = Édition : fr, uk, ru, pl, de ou incan-gold.
cli-relics = Jouer avec les reliques, ou sans si l’édition le permet.
cli-players = Nombre de joueurs, bots compris : de 3 à 8.
cli-names = Noms des personnes, séparés par des virgules.
cli-bots = Bots à affronter, séparés par des virgules.
cli-mode = « solo » : vous contre des bots. « pass » : à plusieurs, en se passant l’appareil. « deal » : le programme distribue les cartes, et vous lui dites qui sort.
cli-chances = Afficher les probabilités de la prochaine carte.
cli-plain = Ligne par ligne, sans gestion de l’écran : pour les lecteurs d’écran et les tubes.
cli-seed = Distribuer les grottes de cette graine ; la même graine donne les mêmes grottes.
cli-folder = Dossier des parties sauvegardées et des enregistrements.
cli-new = Commencer une nouvelle partie, même s’il en reste une inachevée.

## replay

cli-replay = Montrer des parties enregistrées, pas à pas.
cli-file = Un fichier de parties (.tac), ou « - » pour l’entrée standard.
cli-json = Une ligne de JSON par partie.
replay-game = Partie { $number } : { $names }
replay-score = { $name } : { $score ->
    [one] { $score } point
    [many] { $score } de points
   *[other] { $score } points
}
replay-unfinished = La partie n’a pas été terminée.

## verify

cli-verify = Vérifier que la graine promise a bien donné les cartes d’une partie enregistrée.
verify-holds = { $name } : la graine est bien celle qui était promise, et elle a donné { $cards ->
    [one] { $cards } carte, comme enregistré.
    [many] { $cards } de cartes, comme enregistré.
   *[other] les { $cards } cartes, comme enregistré.
}
verify-holds-so-far = { $name } : la graine est bien celle qui était promise et a donné jusqu’ici { $cards ->
    [one] { $cards } carte
    [many] { $cards } de cartes
   *[other] { $cards } cartes
}, comme enregistré ; la partie n’est pas terminée.
verify-no-seed = { $name } : il n’y a pas de graine, la distribution ne peut donc pas être vérifiée.
verify-no-promise = { $name } : les cartes sont bien celles de la graine, mais sans promesse, rien ne dit quand la graine a été choisie.
verify-other-seed = { $name } : la graine n’est pas celle qui était promise.
verify-other-card = { $name } : à l’expédition { $expedition }, la graine donne « { $expected } », mais l’enregistrement indique « { $found } ».

## rules

cli-rules = Lire les règles d’une édition.

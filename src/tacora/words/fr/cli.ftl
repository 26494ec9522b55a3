### The commands: their help, and what they print.

cli-about = Tacora : une grotte, une torche et votre chance. Version non officielle d’un jeu de stop ou encore pour 3 à 8 explorateurs.
cli-lang = Langue : en, fr, de, pl, ru ou uk. Par défaut, celle de votre système.
cli-version = Afficher la version et quitter.

## The help page

cli-help = Afficher cette aide et quitter.
cli-usage = Utilisation : { $value }
cli-usage-options = [options]
cli-usage-command = <commande> …
cli-arguments = Arguments :
cli-options = Options :
cli-commands = Commandes :
cli-default = (par défaut : { $value })
# What an option takes; it stands in angle brackets
cli-takes-text = texte
cli-takes-number = nombre
cli-takes-file = fichier
cli-takes-folder = dossier
cli-takes-bot = bot
cli-takes-name = nom

## play

cli-play = Jouer dans le terminal : contre des bots, ou à plusieurs sur un même appareil.
cli-edition = Édition : fr, uk, ru, pl, de ou incan-gold.
cli-relics = Jouer avec les reliques, ou sans si l’édition le permet.
cli-players = Nombre de joueurs, bots compris : de 3 à 8.
cli-names = Noms des personnes, séparés par des virgules.
cli-opponents = Bots à affronter, séparés par des virgules.
cli-mode = « solo » : vous contre des bots. « pass » : à plusieurs, en se passant l’appareil. « deal » : le programme distribue les cartes, et vous lui dites qui sort.
cli-chances = Afficher les probabilités de la prochaine carte.
cli-coach = En solo contre des bots : affiche les probabilités et dit après chaque décision ce que l’expert aurait fait.
cli-plain = Ligne par ligne, sans gestion de l’écran : pour les lecteurs d’écran et les tubes.
cli-seed = Distribuer les grottes de cette graine ; la même graine donne les mêmes grottes.
cli-folder = Dossier des parties sauvegardées et des enregistrements.
cli-daily = Entrer dans la grotte du jour propre au terminal, la même pour tous, contre trois experts. Elle n’a pas de classement, et ce n’est pas la grotte du jour d’un serveur.
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

## bots

cli-bots = Présenter les bots : ce que fait chacun, et sa force.
cli-check = Vérifier un bot : chaque réponse est-elle une décision, à toutes les tables ?
cli-check-bot = Le nom d’un bot, un fichier Python ou un programme.
cli-check-games = Combien de parties il joue ensuite contre trois bots de la maison.
check-passed = Rien à redire. Parties : { $games } ; éditions et variantes : { $count } ; décisions : { $number }.
check-pace = Temps moyen d’une décision : { $value } ms.
cli-new-bot = Créer un bot à vous, avec son test.
cli-new-bot-name = Le nom du bot : lettres, chiffres et tirets bas.
new-bot-written = Créé : { $names }. Pour la suite :
error-bot-name = « { $name } » ne peut pas nommer un fichier Python : utilisez des lettres, des chiffres et des tirets bas.
error-file-exists = { $file } existe déjà. Choisissez un autre nom ou supprimez d’abord ce fichier.
cli-lab-json = Afficher du JSON, pour les programmes.
cli-tolerate-faults = Tolérer les décisions non rendues : le bot sort alors de la grotte, et la commande se termine normalement.
bots-ladder = Personnages, du plus simplet au plus fort
bots-levels = Huit niveaux, du plus doux à l’expert : { $names }
bots-families = Familles : à vous de choisir ce qui suit les deux-points
bots-others = Installés depuis ailleurs
bots-rated = { $games ->
    [one] Cotes mesurées sur { $games } partie à des tables de { $number }, avec 95 % de certitude.
    [many] Cotes mesurées sur { $games } de parties à des tables de { $number }, avec 95 % de certitude.
   *[other] Cotes mesurées sur { $games } parties à des tables de { $number }, avec 95 % de certitude.
}
# value: yes or no
bots-rated-where = { $edition } ; reliques : { $value }. Les bots dont les fourchettes se recouvrent sont peut-être de force égale.

## simulate

cli-simulate = Faire jouer aux bots des millions de parties, et en faire le bilan.
cli-simulate-bots = Bots à la table, séparés par des virgules ; « brave*2 » occupe deux places. De 3 à 8 places.
cli-simulate-games = Nombre de parties ; 10_000_000 convient aussi.
cli-simulate-seed = Un nombre entier ; la même graine donne les mêmes parties.
cli-simulate-threads = Nombre de fils d’exécution ou de processus. Par défaut, un par cœur.
cli-simulate-csv = Écrire les chiffres dans ce fichier, une ligne par place.
cli-simulate-plot = Dessiner scores et victoires dans ce fichier, .png ou .svg.
cli-simulate-ray = Jouer sur la grappe Ray à cette adresse (« auto » en cherche une, « local » en démarre une ici). Par défaut, sur les cœurs de cette machine.
simulate-title = Simulation
simulate-slow = Sans version compilée : { $names }. Toutes les parties suivent le moteur de référence, ce qui est bien plus long.
simulate-seat = Place
simulate-interval = Intervalle à 95 %
simulate-spread = Écart type
simulate-traps = Expéditions finies par un danger : { $value }
simulate-length = Cartes par expédition, en moyenne : { $value }
simulate-shared = Victoires partagées : { $value }
simulate-games = { $games ->
    [one] { $games } partie
    [many] { $games } de parties
   *[other] { $games } parties
}
simulate-done = { $games ->
    [one] { $games } partie en { $value } s
    [many] { $games } de parties en { $value } s
   *[other] { $games } parties en { $value } s
}
simulate-stopped = { $count ->
    [one] Arrêt après { $number } partie sur { $count }.
    [many] Arrêt : { $number } parties jouées sur { $count }.
   *[other] Arrêt : { $number } parties jouées sur { $count }.
}
simulate-fair = part équitable

## arena

cli-arena = Faire s’affronter des bots dans un tournoi, et les coter.
cli-arena-bots = Bots qui s’affrontent, séparés par des virgules, chacun une fois. Par défaut, ceux de la maison, sauf ceux qui réfléchissent longtemps.
cli-arena-against = Adversaires, séparés par des virgules ; « house » pour ceux de la maison. Chaque table réunit alors un bot de --bots et des adversaires d’ici.
cli-arena-seats = Joueurs par table : de 3 à 8.
cli-arena-games = Nombre de parties, arrondi pour que chaque bot passe par toutes les places.
cli-arena-schedule = « round-robin » : tous se rencontrent. « swiss » : les bots de force proche se rencontrent.
cli-arena-results = Fichier des résultats ; la même commande avec le même fichier reprend le tournoi.
cli-arena-records = Garder chaque partie dans ce fichier (.tac).
cli-arena-workers = Nombre de processus. Par défaut, un par cœur.
cli-arena-report = Écrire un rapport avec graphiques dans ce fichier (.html).

## review

cli-review = Analyse des parties enregistrées : ce que valait chaque décision, et la part de chance.
cli-review-all = Montre toutes les décisions, pas seulement les plus coûteuses.
cli-review-futures = Nombre de suites imaginées à chaque instant, au moins 100 ; plus il y en a, plus c’est précis.
cli-review-plot = Dessine les chances de tous dans ce fichier, .png ou .svg ; celles de la première partie s’il y en a plusieurs.
cli-puzzles = Cherche des énigmes dans des parties enregistrées : des instants où la meilleure décision est claire et surprenante.

## train and exploit

cli-train = Entraîne un expert : il joue contre lui-même et apprend.
cli-train-course = Fichier de l’entraînement ; la même commande avec le même fichier le reprend.
cli-train-out = Fichier des réseaux terminés.
cli-train-nets = Fichier de réseaux par lesquels la deuxième partie du cours commence ; la première est alors omise.
cli-train-anew = Avec --nets : les réseaux des nombres de joueurs indiqués recommencent par la première partie ; les autres restent.
cli-train-first = Pas où toutes les expéditions d’une partie partagent un réseau.
cli-train-second = Pas où chaque expédition a son propre réseau.
cli-train-third = Pas où les chasseurs, pour les tables de joueurs plus faibles, apprennent.
cli-train-players = Nombres de joueurs dont les réseaux apprennent, un à chaque fois. Sans indication, tous.
cli-train-seats = Nombre de places jouées par chaque réseau avant un pas.
train-title = Entraînement
train-resumed = Reprise après le tour { $number } sur { $count }.
train-stopped = Arrêt après le tour { $number } sur { $count } ; la même commande reprend.
train-done = Les réseaux sont dans { $file }.
error-other-course = { $file } contient un autre entraînement : graine, pas, places, tables ou réseaux de départ diffèrent. Choisissez un autre fichier avec --course.
error-same-file = L’entraînement et les réseaux ne peuvent pas être le même fichier : choisissez-en un autre avec --course ou --out.
error-no-nets = { $file } ne contient pas de réseaux de ce genre.
cli-exploit = Entraîne un joueur contre des copies de l’expert, et mesure ce qu’il gagne.
cli-exploit-updates = Nombre de fois qu’il apprend.
cli-exploit-games = Nombre de parties pour mesurer le gain.
cli-exploit-nets = Réseaux faits par « tacora train ». Par défaut, ceux de l’expert.
exploit-title = Meilleure réponse
exploit-found = Un joueur entraîné contre des copies de l’expert gagne { $found } ± { $value } des parties ; une part équitable serait { $expected }.

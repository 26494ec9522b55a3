### The arena: its progress, its standings and its report.

arena-title = Arène
arena-resumed = { $games ->
    [one] Reprise après { $games } partie.
    [many] Reprise après { $games } de parties.
   *[other] Reprise après { $games } parties.
}
arena-changed = Modifié depuis : { $names }. Le tournoi recommence ; les résultats précédents sont dans { $file }.
arena-done = { $games ->
    [one] { $games } partie jouée. Les résultats sont dans { $file }.
    [many] { $games } de parties jouées. Les résultats sont dans { $file }.
   *[other] { $games } parties jouées. Les résultats sont dans { $file }.
}
arena-report-written = Le rapport est dans { $file }.
arena-carry-on = Les résultats sont dans { $file } ; la même commande reprend le tournoi.
arena-lost = Avec --results et un fichier, la même commande pourrait reprendre le tournoi.

## The report

arena-summary = { $games ->
    [one] { $games } partie entre { $count } bots, { $number } par table.
    [many] { $games } de parties entre { $count } bots, { $number } par table.
   *[other] { $games } parties entre { $count } bots, { $number } par table.
}
arena-caves = Toutes les tables d’une ronde traversent les mêmes grottes, et chaque bot passe par toutes les places.
arena-settings = Réglages
arena-edition = Édition
arena-relics = Reliques
arena-relics-yes = oui
arena-relics-no = non
arena-seats = Joueurs par table
arena-schedule = Formule
arena-schedule-round-robin = toutes rondes
arena-schedule-swiss = système suisse
arena-seed = Graine
arena-games = Parties
arena-standings = Classement
arena-rank = Rang
arena-bot = Bot
arena-rating = Cote
arena-rating-about = Le trait montre où se trouve la cote, avec 95 % de certitude. Tous les bots partent de 25.
arena-wins = Victoires
arena-wins-about = Part des parties gagnées ; une victoire partagée compte en partie. Le trait est l’intervalle à 95 %, le pointillé, une part équitable.
arena-scores = Scores
arena-scores-about = La boîte contient la moitié centrale des parties, le repère à l’intérieur est la médiane, le trait couvre neuf parties sur dix.
arena-score = Score moyen
arena-faults = Défaillances
arena-faults-about = Décisions que le bot n’a pas rendues. Il est alors sorti de la grotte.
arena-versus = Qui devance qui
arena-versus-about = Pourcentage des parties où le bot de la ligne a devancé au score celui de la colonne, à la même table. Une égalité compte pour moitié.
arena-percent = { $percent } %

## What keeps a tournament from being played

error-too-few-bots = Il faut { $number } bots différents pour une table de { $number }, pas { $count }.
error-bot-twice = Le bot « { $bot } » est nommé deux fois.
error-unknown-schedule = Il n’y a pas de formule « { $value } ». Au choix : round-robin ou swiss.
error-against-swiss = Le système suisse choisit lui-même les adversaires ; --against demande round-robin.
error-too-few-games = Il faut à un tournoi au moins une partie et un processus.
error-no-games = Il faut au moins une partie, et au moins un fil d’exécution ou un processus.
error-other-tournament = Le fichier { $file } contient les résultats d’un autre tournoi.
error-results-unreadable = Le fichier { $file } ne contient pas de résultats, ou il est abîmé à la ligne { $number }.

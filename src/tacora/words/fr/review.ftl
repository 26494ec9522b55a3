### A review: what decisions were worth, in chances to win.

review-title = Chances de gagner
review-compiling = Compilation, une seule fois sur cette machine…
review-about = Les chances de gagner de chacun, si des experts prenaient la suite. Chance : l’effet des cartes. Occasions : ce que vos décisions ont rapporté de plus que prévu. Jugement : ce qu’ont coûté les erreurs nettes. Les autres : le reste. En points de pourcentage.
review-player = Joueur
review-luck = Chance
review-openings = Occasions
review-judgement = Jugement
review-others = Les autres
review-result = Résultat
review-costly = Les décisions les plus coûteuses
review-flawless = Aucune erreur nette. Bien joué, tout le monde !

# value: points of a hundred, with one digit behind the point; found, expected: chances
review-stayed = Expédition { $expedition }, carte { $number } : { $name } continue. Sortir valait mieux : { $found } au lieu de { $expected }, soit { $value } de plus.
review-left = Expédition { $expedition }, carte { $number } : { $name } sort. Continuer valait mieux : { $found } au lieu de { $expected }, soit { $value } de plus.

review-lucky = { $name } : les cartes ont apporté { $value } points.
review-unlucky = { $name } : les cartes ont coûté { $value } points.
review-even = { $name } : les cartes n’ont guère compté.
review-sound = Aucune erreur nette.
review-lapses = { $count ->
    [one] Points perdus par { $count } erreur nette : { $value }.
    [many] Points perdus par { $count } d’erreurs nettes : { $value }.
   *[other] Points perdus par { $count } erreurs nettes : { $value }.
}

## All decisions, a column each

review-expedition = Exp.
review-card = Carte
review-decision = Décision
review-danger = Risque
review-before = Avant
review-stay = En continuant
review-leave = En sortant
review-after = Après
review-cost = Coût
review-expert = L’expert sort

## In the browser

review-ask = Analyser cette partie
review-ask-about = Ce que valait chaque décision, et la part de chance : des experts rejouent la suite à partir de chaque moment.
review-thinking = Des experts rejouent la suite, moment par moment…
# count: games whose review comes first
review-ahead = { $count ->
    [one] { $count } partie passe avant.
    [many] { $count } de parties passent avant.
   *[other] { $count } parties passent avant.
}
review-now = Cette décision
review-now-none = Allez à un moment où quelqu’un décide.
review-where = Expédition { $expedition }, carte { $number }
# What someone decided was …
review-right = le meilleur choix
review-even-choice = pas de différence nette
review-balance = Chance et jugement

## Puzzles

puzzle-question = Énigme { $number } : que doit faire { $name } ?
puzzle-leave = { stage-to-camp } : { $found } au lieu de { $expected }.
puzzle-continue = { stage-deeper } : { $found } au lieu de { $expected }.
puzzle-answers = Réponses
puzzle-none = Il n’y a pas d’énigme dans ces parties.
puzzle-number = Énigme { $number } sur { $count }
puzzle-you = Vous êtes { $name } : continuer ou rentrer au campement ?
puzzle-right = Bien vu : c’était le meilleur choix.
puzzle-wrong = Presque : l’autre choix était meilleur.
puzzle-streak = { $count ->
    [one] { $count } de suite
    [many] { $count } de suite
   *[other] { $count } de suite
}
puzzle-solved = Résolues : { $count } sur { $max }
puzzle-next = Énigme suivante
puzzle-done = Vous les avez toutes résolues. Les revoici.

## Why a decision was the better one. name: who is ahead; count: points, or cards that end the expedition

puzzle-why-behind = Même en sortant tout maintenant, vous restez derrière { $name }. Il ne reste qu’à s’enfoncer.
puzzle-why-chase = { $count ->
    [one] Vous avez { $count } point de retard sur { $name } : la prudence ne suffira pas.
    [many] Vous avez { $count } de points de retard sur { $name } : la prudence ne suffira pas.
   *[other] Vous avez { $count } points de retard sur { $name } : la prudence ne suffira pas.
}
puzzle-why-fewer = D’autres sortiront bientôt : en restant, vous partagerez avec moins de monde.
puzzle-why-worth = { $count ->
    [0] Aucune carte ne peut encore mettre fin à l’expédition, et beaucoup peut encore venir.
    [one] { $count } carte sur { $cards } met fin à l’expédition : ce qui peut encore venir vaut ce risque.
    [many] { $count } de cartes sur { $cards } mettent fin à l’expédition : ce qui peut encore venir vaut ce risque.
   *[other] { $count } cartes sur { $cards } mettent fin à l’expédition : ce qui peut encore venir vaut ce risque.
}
puzzle-why-lead = Avec ce que vous portez, vous dépassez tous les coffres. Laissez le risque aux autres.
puzzle-why-relic = Une relique est sur le chemin : il faut sortir en solitaire pour l’avoir, et les autres la veulent aussi.
puzzle-why-path = Il y a { $gems } rubis sur le chemin : en sortant avant les autres, vous en aurez la plus grande part.
puzzle-why-danger = { $count ->
    [one] { $count } carte sur { $cards } met fin à l’expédition, et vous portez { $gems }.
    [many] { $count } de cartes sur { $cards } mettent fin à l’expédition, et vous portez { $gems }.
   *[other] { $count } cartes sur { $cards } mettent fin à l’expédition, et vous portez { $gems }.
}

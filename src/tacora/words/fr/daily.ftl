### The daily cave: one cave a day, the same for everyone.

daily-about = Une grotte par jour, la même pour tous, contre trois experts. Seul le premier essai compte.
daily-enter = Entrer dans la grotte
daily-continue = Retourner dans la grotte
daily-practise = S’y entraîner
daily-replay = Revoir la partie
daily-result = { $score ->
    [one] { $score } point
    [many] { $score } de points
   *[other] { $score } points
}
daily-rank = Rang { $number } sur { $count }
daily-played = { $count ->
    [one] { $count } explorateur l’a traversée.
    [many] { $count } d’explorateurs l’ont traversée.
   *[other] { $count } explorateurs l’ont traversée.
}
daily-nobody = Personne n’en est encore sorti. À vous d’ouvrir la voie ?
daily-closed = Vous verrez le classement une fois votre essai terminé.
daily-board = Classement du jour
daily-place = Place
# text: how long it takes, such as “in 5 hours”
daily-next = La prochaine grotte s’ouvre { $text }.
daily-yesterday = Hier
daily-late = Votre essai n’était pas fini avant la fin de la journée : il ne compte pas.
daily-best = Revoir la meilleure partie

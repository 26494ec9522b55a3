### What happens at the table, told in sentences: the log, the replay, the plain mode.

story-entered = Expédition { $expedition } : tout le monde entre dans la grotte.

# gems: on the card; each: for every explorer inside; rest: stays on the card
story-treasure = { $each ->
    [0] Trésor { $gems } : pas assez pour tout le monde. { $rest ->
        [one] { $rest } rubis reste sur la carte.
        [many] { $rest } de rubis restent sur la carte.
       *[other] { $rest } rubis restent sur la carte.
    }
   *[other] Trésor { $gems } : { $each } par sacoche. { $rest ->
        [0] Il ne reste rien.
        [one] { $rest } rubis reste sur la carte.
        [many] { $rest } de rubis restent sur la carte.
       *[other] { $rest } rubis restent sur la carte.
    }
}
story-hazard = { $hazard } : premier avertissement.
story-relic = Une relique se trouve sur le chemin.
story-relic-worth = { $worth ->
    [one] Une relique de { $worth } point se trouve sur le chemin.
    [many] Une relique de { $worth } de points se trouve sur le chemin.
   *[other] Une relique de { $worth } points se trouve sur le chemin.
}
story-trap = { $hazard } pour la deuxième fois ! L’expédition est terminée.

# names: those who were still inside; gems: what each of them carried
story-trap-losses = { $gems ->
    [0] { $names } { $count ->
        [1] s’enfuit les mains vides, sans rien à perdre.
       *[other] s’enfuient les mains vides, sans rien à perdre.
    }
   *[other] { $count ->
        [1] { $names } s’enfuit et perd { $gems } rubis.
       *[other] { $names } s’enfuient et perdent { $gems } rubis par personne.
    }
}
story-hazard-removed = Une carte quitte le jeu : { $hazard }.
story-nobody-left = { $count ->
    [1] { $names } continue en solitaire.
   *[other] Personne ne sort : { $names } continuent.
}

# each: rubies picked up on the way out; gems: what each leaver puts into the chest in all
story-left = { $count ->
    [1] { $each ->
        [0] { $gems ->
            [0] { $names } sort en solitaire, les mains vides.
           *[other] { $names } sort en solitaire et met { $gems } rubis dans son coffre.
        }
       *[other] { $names } sort en solitaire, ramasse { $each } rubis en chemin et en met { $gems } en tout dans son coffre.
    }
   *[other] { $each ->
        [0] { $gems ->
            [0] { $names } sortent ensemble, les mains vides.
           *[other] { $names } sortent ensemble et mettent { $gems } rubis dans chaque coffre.
        }
       *[other] { $names } sortent ensemble, ramassent { $each } rubis par personne en chemin et en mettent { $gems } en tout dans chaque coffre.
    }
}
story-relics-rescued = { $count ->
    [1] { $name } rapporte une relique de { $values } points.
   *[other] { $name } rapporte { $count } reliques, de { $values } points.
}
story-relics-stay = { $count ->
    [1] Plusieurs personnes sortent à la fois : aucune ne prend la relique.
   *[other] Plusieurs personnes sortent à la fois : aucune ne prend les reliques.
}
story-relics-lost = { $count ->
    [1] Une relique reste dans la grotte, perdue pour de bon.
   *[other] { $count } reliques restent dans la grotte, perdues pour de bon.
}
story-rubies-lost = { $gems ->
    [one] { $gems } rubis reste dans la grotte.
    [many] { $gems } de rubis restent dans la grotte.
   *[other] { $gems } rubis restent dans la grotte.
}
# closing: "tile" if an entrance is a tile that is taken away
story-closed = { $closing ->
    [tile] La tuile de l’entrée { $expedition } est retirée.
   *[barricade] Une barricade ferme l’entrée { $expedition }.
}
story-chest = { $name } : { $chest }
story-winner = { $name } l’emporte avec { $score ->
    [one] { $score } point.
    [many] { $score } de points.
   *[other] { $score } points.
}
story-winners = { $names } partagent la victoire et le feu de camp, avec { $score ->
    [one] { $score } point par personne.
    [many] { $score } de points par personne.
   *[other] { $score } points par personne.
}

### The table in the browser: the cave, the choices, and what is around them.

## Hazards on the path. first: on the path; count: in the deck; rest: out of the game

stage-danger = risque
stage-hazard-seen = { $hazard } : sur le chemin { $first }
stage-hazard-copies = { $hazard } : sur le chemin { $first }, dans la pioche { $count }, retirés { $rest }

## The top bar

stage-home = Tacora, accueil
stage-closed = fermée
stage-reconnecting = Reconnexion…
stage-mute = Couper le son
stage-unmute = Activer le son
stage-menu = Menu
stage-close = Fermer

## Everyone at the table

stage-you = vous
stage-bot = bot
stage-away = pas là
stage-thinking = réfléchit
stage-has-decided = a choisi
stage-chest-closed = fermé

# How many of those inside have decided
stage-decided = Choix faits : { $count } sur { $players }
stage-missing = On attend : { $names }

## The two choices, and what each would bring

stage-your-decision = Votre décision
stage-your-loot = Votre butin
stage-deeper = Continuer
stage-to-camp = Au campement
stage-your-choice = Votre choix
stage-press-again = Appuyez encore
stage-chance-danger = Risque { $count } sur { $cards }
stage-no-danger = Aucun risque pour l’instant
stage-chance-treasure = Trésor { $count } sur { $cards }
stage-keep = Garder { $gems }
stage-on-the-way = +{ $gems } au passage
stage-on-the-way-at-most = jusqu’à +{ $gems } au passage

# values: what the relics on the path are worth
stage-with-relics = { $count ->
    [1] relique { $values }
   *[other] reliques { $values }
}
stage-relics-if-alone = { $count ->
    [1] relique { $values } en solitaire
   *[other] reliques { $values } en solitaire
}
stage-at-risk = en jeu
stage-in-chest = au coffre

# count: seconds
stage-clock = { $count ->
    [one] { $count } seconde pour décider
    [many] { $count } de secondes pour décider
   *[other] { $count } secondes pour décider
}

## In place of the choices

stage-watching = Vous regardez la partie
stage-watchers = { $count ->
    [one] Une personne regarde
    [many] { $count } de personnes regardent
   *[other] { $count } personnes regardent
}
stage-you-in-camp = Vous êtes à l’abri au campement
stage-skip = Passer à la fin
stage-wait = Leur laisser du temps
stage-go-on = Suite
stage-your-turn = À vous de choisir.

## The menu and its pages

stage-log = Ce qui s’est passé
stage-keys = Touches
stage-settings = Réglages
stage-give-up = Céder ma place
stage-give-up-really = Céder votre place ? La table décidera alors pour vous comme convenu pour les absents. Vous pourrez revenir.
stage-stay-seated = Garder ma place
stage-pause-asked = Pause demandée par : { $names }
stage-code = Table
stage-pause = Demander une pause
stage-pause-no = Finalement, pas de pause
stage-paused = Pause
stage-resume = Reprendre la partie
stage-key-confirm = Confirmer le choix
stage-key-back = Retirer un choix non confirmé, fermer
stage-key-skip = Accélérer
stage-key-read = Lire la table à voix haute
stage-key-mute = Activer ou couper le son
stage-key-zen = La grotte seule
stage-emotes = Réactions
stage-emote-brave = Quel courage !
stage-emote-lucky = Quelle chance !
stage-emote-well-played = Bien joué !
stage-emote-greedy = Quelle gourmandise !
stage-emote-coward = On se sauve déjà ?
stage-emote-ouch = Aïe !
stage-emote-hurry = On se dépêche !
stage-orders = Consignes
stage-orders-about = Votre explorateur les suit quand vous avez le dos tourné.
stage-orders-gems = { $gems ->
    [one] Au campement dès { $gems } rubis
    [many] Au campement dès { $gems } de rubis
   *[other] Au campement dès { $gems } rubis
}
stage-orders-gems-never = Peu importe le butin
stage-orders-danger = Au campement dès { $percent } % de risque
stage-orders-danger-never = Peu importe le risque
stage-orders-alone = Rester quand tous les autres sont sortis
stage-orders-go-on = Sinon, continuer sans demander
stage-orders-give = Donner ces consignes
stage-orders-none = Les retirer

## A trap, and the end of an expedition

stage-trap = { $hazard }, encore !
stage-you-lose = { $gems ->
    [one] Vous prenez vos jambes à votre cou et perdez { $gems } rubis.
    [many] Vous prenez vos jambes à votre cou et perdez { $gems } de rubis.
   *[other] Vous prenez vos jambes à votre cou et perdez { $gems } rubis.
}

# gems: all that stays in the cave
stage-lost = { $gems ->
    [0] Il n’y avait rien à perdre.
    [one] { $gems } rubis reste dans le noir.
    [many] { $gems } de rubis restent dans le noir.
   *[other] { $gems } rubis restent dans le noir.
}
stage-expedition-over = Fin de l’expédition { $number }
stage-ended-by = Le coupable : { $hazard }
stage-ended-empty = Tout le monde est rentré au campement.

## After the game

stage-rematch = Rejouer
stage-rematch-join = Rejoindre la revanche
stage-replay = Revoir la partie
stage-save = Enregistrer la partie
stage-to-home = Accueil
stage-moment-haul = Plus gros butin
stage-moment-relics = Reliques rapportées
stage-moment-dare = Le plus beau coup d’audace
stage-moment-escape = De justesse
stage-moment-loss = Perte la plus amère
stage-what-was-next = Que cachait la suite ?
stage-turn-card = Révéler la carte suivante de l’expédition { $number }
stage-after-expedition = Expédition { $number }
stage-would-be-trap = Piège : { $hazard }

## Sounds as captions, for those who do not hear them

stage-sound-hush = [un souffle]
stage-sound-flip = [cartes retournées]
stage-sound-drum = [roulement de tambour]
stage-sound-gem = [tintement de rubis]
stage-sound-relic = [accord lumineux]
stage-sound-hazard = [grondement]
stage-sound-bust = [la grotte gronde]
stage-sound-leave = [deux notes douces]
stage-sound-slam = [fracas de bois]

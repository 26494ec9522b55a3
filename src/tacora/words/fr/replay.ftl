### Watching games again: the shelf of replays, the transport, charts, and the proof of the dealing.

## The shelf

replay-title = Parties à revoir
replay-transport = Lecture
replay-mine = Mes parties terminées
replay-mine-empty = Terminez une partie, elle vous attendra ici.
replay-saved = Gardées sur cet appareil
replay-saved-empty = Gardez une partie pour la revoir sans connexion.
replay-import = Ouvrir un enregistrement
replay-import-about = Une partie sous forme de texte : déposez un fichier .tac ici, choisissez-en un ou collez-le.
replay-import-text = Texte de la partie
replay-import-file = Choisir un fichier
replay-import-open = Ouvrir
replay-all = Toutes les parties
replay-missing = Cette partie n’est pas gardée sur cet appareil, et le serveur ne répond pas.
replay-elsewhere = Cette partie n’est pas gardée sur cet appareil.

## Moving through a game

replay-first = Au début
replay-back = Un pas en arrière
replay-play = Lecture
replay-pause = Pause
replay-forward = Un pas en avant
replay-last = À la fin
replay-speed = Vitesse
replay-scrubber = Moment de la partie
replay-moment = Étape { $number } sur { $count }
replay-xray = Montrer les choix à l’avance
replay-log = Ce qui s’est passé
replay-live = En direct
replay-live-back = Revenir au direct

## What one can take along

replay-copy = Copier le lien vers ce moment
replay-copied = Le lien est copié.
replay-save = Garder sur cet appareil
replay-unsave = Retirer de cet appareil
replay-unkept = Il n’y a plus de place sur cet appareil.
replay-download = Télécharger en .tac

## Charts

replay-charts = Graphiques
replay-as-table = En tableau
replay-fortune = Fortune
replay-fortune-about = Trait plein : à l’abri au campement. Trait pâle : en jeu dans la grotte.
replay-danger = Risque
replay-danger-about = La probabilité que la carte suivante mette fin à l’expédition, et qui est sorti avant elle.
replay-expeditions = Expéditions
replay-expeditions-about = Ce que chaque expédition a rapporté ; en hachures : ce qui a été perdu.
replay-chances = Chances
replay-chances-about = Les chances de gagner de chacun parmi des experts. Losanges : des décisions nettement coûteuses.
replay-column-step = Étape
replay-column-left = Sorties
replay-column-lost = Perdu
# hazard: the card that came for the second time
replay-trap = Fin de l’expédition : { $hazard }
replay-nobody = personne

## Fair dealing

replay-fair = Une distribution honnête
replay-fair-about = Avant la première carte, nous avons montré une empreinte du tirage : la promesse. C’est le SHA-256 de la graine qui a donné toutes les cartes : rien n’a pu être changé.
replay-promise = Promesse
replay-seed = Graine
replay-seed-later = montrée à la fin de la partie
# a daily cave's seed
replay-seed-next-day = montrée le lendemain
replay-holds = Vérifié sur cet appareil : la graine est bien celle qui était promise, et elle a donné toutes les cartes.
replay-holds-so-far = Vérifié sur cet appareil : la graine est bien celle qui était promise et a donné toutes les cartes jusqu’ici.
replay-no-seed = Il n’y a pas de graine, la distribution ne peut donc pas être vérifiée.
replay-no-promise = Les cartes sont bien celles de la graine, mais sans promesse, rien ne dit quand elle a été choisie.
replay-other-seed = La graine n’est pas celle qui était promise.
replay-other-card = La graine donne d’autres cartes que celles-ci.
replay-next = Et après ?
replay-next-about = Tout le monde était au campement. Voici les cartes qui auraient suivi, jusqu’à celle qui met fin à l’expédition.

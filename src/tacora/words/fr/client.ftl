### The browser: home, tables before a game, and everything around the table.

## Everywhere

client-title = Tacora
client-head = Tacora : qui ira plus loin ?
client-skip = Aller au contenu
client-pages = Pages
client-learn = Apprendre
client-rules = Règles
client-replays = Parties à revoir
client-close = Fermer
client-again = Réessayer
client-to-camp = Retour au feu de camp
client-lost = Un cul-de-sac
client-lost-about = Il n’y a pas de page à cette adresse. Attention aux chauves-souris en rebroussant chemin.
client-unreached = Le serveur est injoignable.
client-offline = Vous êtes hors ligne. Les règles et les parties gardées restent disponibles.
client-unofficial = Une adaptation non officielle du jeu d’Alan R. Moon et Bruno Faidutti, faite par des joueurs, sans lien avec aucun éditeur.

## Settings

client-settings = Réglages
client-language = Langue
client-theme = Apparence
client-theme-dark = Crépuscule
client-theme-light = Parchemin
client-theme-to-light = Apparence claire
client-theme-to-dark = Apparence sombre
client-sound = Son
client-volume = Volume
client-captions = Sous-titres des sons
client-captions-about = Tous les sons, en toutes lettres.
client-haptics = Vibration
client-speed = Rythme en solo
client-speed-calm = Calme
client-speed-brisk = Rapide
client-speed-instant = Immédiat
client-confirm = Confirmer les décisions
client-confirm-about = Il faut appuyer deux fois pour décider.
client-coach-hear = Conseils de l’entraîneur
client-coach-hear-about = Aux tables qui en ont un.
client-contrast = Contraste élevé
client-contrast-about = Des panneaux pleins et des traits nets.
client-still = Moins de mouvement
client-still-about = Rien ne vole, ne tremble ni ne vacille.

## Home

client-question = Qui ira plus loin ?
client-tagline = Une grotte, une torche et votre chance : de 3 à 8 explorateurs.
client-play = Jouer
client-play-about = En solo contre des bots, tout de suite
client-new = Nouvelle table
client-new-about = Invitez vos amis par un lien
client-device = Un seul appareil
client-device-about = Faites-le tourner, ou laissez-le distribuer
client-daily = Grotte du jour
client-daily-about = La même pour tous, une fois par jour
client-puzzles = Énigmes
client-puzzles-about = Que feriez-vous ici ?
client-opponents = Adversaires
client-opponents-count = { $count ->
    [one] { $count } adversaire
    [many] { $count } d’adversaires
   *[other] { $count } adversaires
}
client-level = Leur caractère
client-bots-mixed = une bande variée
client-bots-mixed-about = Prudents, audacieux, rusés : tous différents.
client-coach = Entraîneur
client-coach-about = Après chacune de mes décisions, dire ce que l’expert aurait fait.
client-you = Vous
client-name = Votre nom
client-emblem = Votre emblème
client-emblem-0 = Soleil
client-emblem-1 = Étoile
client-emblem-2 = Lune
client-emblem-3 = Feuille
client-emblem-4 = Losange
client-emblem-5 = Cœur
client-emblem-6 = Sommets
client-emblem-7 = Carré
client-others = À plusieurs
client-join = Rejoindre avec un code
client-join-code = Code ou lien
client-join-go = Rejoindre
client-open-tables = Tables ouvertes
client-no-tables = Personne n’attend pour l’instant. Et si vous ouvriez une table ?
client-continue = Votre partie continue
client-continue-go = Retour à la table
client-sit = S’asseoir
client-watch = Regarder
client-playing = dans la grotte
client-seats-taken = { $count } sur { $max }
client-table = Table { $code }
client-table-of = Table de { $name }

## Devices and data

client-me = Appareils et données
client-me-about = Il n’y a pas de compte ici. Cet appareil a une clé ; le serveur garde votre nom, votre emblème et vos parties.
client-save = Enregistrer
client-saved = Enregistré.
client-second = Jouer sur un second appareil
client-second-about = Affichez un code sur un appareil et saisissez-le sur l’autre. Il sert une fois, pendant cinq minutes.
client-code-show = Afficher un code
client-code-enter = Code de l’autre appareil
client-code-go = Jouer sur cet appareil
client-code-about = Ce code remplace l’identité actuelle de cet appareil.
client-welcome = Bienvenue, { $name }.
client-programs = Vos propres bots
client-programs-about = Des programmes peuvent aussi s’asseoir à table : chacun a sa clé, montrée une seule fois.
client-program-name = Nom du bot
client-program-add = Créer une clé
client-program-key = Clé pour { $name }
client-program-docs = Description de l’interface
client-forget = Supprimer mes données
client-forget-about = Votre clé, vos bots et votre nom sont effacés, ici et sur le serveur. Les parties terminées restent, sans votre nom.
client-forget-sure = Oui, tout effacer
client-forgotten = Tout est effacé. Nous ne savons plus qui vous êtes.

## A new table

client-edition = Édition
client-with-relics = Avec les reliques
client-seats = Places
client-clock = Temps pour décider
client-clock-none = sans limite
client-clock-seconds = { $count } s
client-clock-day = un jour
client-absence = Si quelqu’un s’absente
client-absence-camp = rentrer au campement
client-absence-camp-about = Les absents rentrent au campement et gardent le contenu de leur sacoche.
client-absence-bot = un bot décide
client-absence-bot-about = Un bot qui compte les cartes décide jusqu’à leur retour.
client-absence-wait = attendre
client-absence-wait-about = La table attend, le temps qu’il faut.
client-chests = Coffres
client-chests-open = ouverts
client-chests-open-about = Tout le monde voit le contenu des coffres.
client-chests-closed = fermés
client-chests-closed-about = Jusqu’à la fin, chacun ne voit que son propre total.
client-help = Aide à la table
client-help-none = aucune
client-help-none-about = Comme à une vraie table : à vous de compter.
client-help-counts = décompte des cartes
client-help-counts-about = Combien de cartes de chaque danger peuvent encore venir.
client-help-chances = probabilités
client-help-chances-about = La probabilité que la prochaine carte mette fin à l’expédition.
client-help-coach = entraîneur
client-help-coach-about = Après chaque décision, tout le monde apprend ce que l’expert aurait fait. Pour apprendre, pas pour se mesurer.
client-spectators = D’autres peuvent regarder
client-public = Qui peut s’asseoir
client-public-yes = tout le monde
client-public-yes-about = La table figure parmi les tables ouvertes.
client-public-no = par lien
client-public-no-about = Seules les personnes qui ont le lien la trouvent.
client-more = Plus d’options
client-open = Ouvrir la table

## Before the game

client-invite = Inviter
client-link = Lien vers la table
client-link-copy = Copier le lien
client-link-copied = Le lien est copié.
client-link-share = Partager
client-qr = Code QR du lien
client-fire = Autour du feu
client-host = hôte
client-bot = bot
client-yourself = vous
client-away = pas là
client-seat-free = libre
client-host-now = { $name } est maintenant l’hôte.
client-host-you = Vous êtes maintenant l’hôte.
client-bot-add = Ajouter un bot
client-rating = force { $value }
client-remove = Retirer { $name }
client-agreed = Les règles de la maison
client-start = Entrer dans la grotte
client-start-few = Il faut au moins trois explorateurs.
client-start-host = { $name } lancera la partie quand tout le monde sera là.
client-start-nobody = La première personne à s’asseoir lancera la partie.
client-stand = Quitter ma place
client-invited = On vous invite
client-take-seat = Prendre place
client-watch-full = Toutes les places sont prises. Vous pourrez regarder d’ici dès le début de la partie.

## One device

client-mode = Comment vous décidez
client-mode-curtain = Passer l’appareil
client-mode-curtain-about = Chacun décide en secret derrière un rideau, puis passe l’appareil.
client-mode-dealer = Croupier pour votre table
client-mode-dealer-about = L’appareil distribue et tient la banque. Vous choisissez en secret, main fermée ou avec vos cartes, puis vous indiquez qui sort.
client-players = Joueurs
client-player-name = Nom du joueur { $number }
client-player = Joueur { $number }
client-player-kind = Qui est le joueur { $number }
client-person = une personne
client-player-emblem = Un autre emblème pour le joueur { $number }
client-player-add = Ajouter un joueur
client-curtain-give = Passez l’appareil à
client-curtain-open = Je suis { $name }
client-curtain-about = Ouvrez quand personne d’autre ne regarde.
client-curtain-decided = Décidé : { $count } sur { $max }
client-curtain-go = Décider : { $name } commence
client-dealer-who = Qui sort ? Touchez leur pion.
client-dealer-nobody = Personne ne sort : carte suivante
client-dealer-leave = { $count ->
    [one] { $count } sort : continuer
    [many] { $count } sortent : continuer
   *[other] { $count } sortent : continuer
}

## Big screen and phones

client-screen = Grand écran
client-screen-about = Une télé ou un portable montre la table, les téléphones décident
client-fullscreen = Plein écran
client-screen-scan = Scannez et prenez place
client-screen-or = ou ouvrez { $url }
client-pad-look = Les yeux sur le grand écran !

### The game in the terminal: the start menu, the table, the curtain, the plain mode.
### Labels are short: a line of the screen is 80 characters. Letters on keys are never translated.

# This language's own name, for the list of languages
terminal-language-name = Français

## Start menu

terminal-title = Tacora
terminal-tagline = Une grotte, une torche et votre chance

# Labels of the menu, at most 14 characters
terminal-setup-mode = Partie
terminal-setup-edition = Édition
terminal-setup-relics = Reliques
terminal-setup-players = Joueurs
terminal-setup-language = Langue
terminal-setup-hints = Conseils
terminal-setup-seats = Places

# What the menu's last lines do
terminal-setup-start = Entrer dans la grotte
# number: the expedition it stopped in
terminal-setup-resume = Reprendre la partie inachevée, expédition { $number } : { $names }
terminal-setup-resume-about = Commencée le { $value }. Vous retrouverez tout comme avant. Une nouvelle partie la laisse où elle est.
# number: which of them; count: how many there are
terminal-setup-resume-which = { $number } sur { $count } : ← et → montrent les autres.
terminal-setup-start-about = La première carte est révélée, puis tout le monde décide.
terminal-setup-language-about = La langue du jeu ; elle se change ici à tout moment.
terminal-setup-players-about = Le jeu est prévu pour 3 à 8 personnes.
terminal-setup-seat-about = Entrée change le nom, ← et → choisissent qui décide.

# The ways to play
terminal-mode-solo = En solo contre des bots
terminal-mode-solo-about = Vous contre des programmes ; ils ne voient que ce que vous voyez.
terminal-mode-pass = Un appareil à partager
terminal-mode-pass-about = À plusieurs sur un même écran : un rideau le cache quand il change de mains.
terminal-mode-deal = Croupier pour votre table
terminal-mode-deal-about = Le programme distribue et tient la banque. Vous choisissez main fermée ou avec vos cartes et lui dites qui sort.

terminal-relics-yes = avec reliques
terminal-relics-no = sans reliques
terminal-relics-always = toujours avec reliques
terminal-relics-about = Quand une seule personne sort, elle emporte les reliques du chemin.
terminal-hints-none = aucun
terminal-hints-none-about = Comme à une vraie table : à vous de compter.
terminal-hints-chances = probabilités
terminal-hints-chances-about = Le risque que la prochaine carte mette fin à l’expédition, d’après ce que tout le monde peut voir.
terminal-hints-coach = entraîneur
terminal-hints-coach-about = Les probabilités de la prochaine carte et, après chacune de vos décisions, ce que l’expert aurait fait.

# Who decides for a seat, at most 12 characters; bots have their own names
terminal-seat-human = humain

# seat: its letter
terminal-name-ask = Nom à la place { $seat } :
terminal-name-unusable = De 1 à { $limit } caractères, sans virgule, s’il vous plaît.

## How keys are labelled; letters and arrows need no words

terminal-named-enter = Entrée
terminal-named-escape = Échap
terminal-named-space = Espace

## What the keys do: one or two words each, they stand beside the key

terminal-key-choose = choisir
terminal-key-change = changer
terminal-key-start = commencer
terminal-key-rename = renommer
terminal-key-back = retour
terminal-key-help = aide
terminal-key-hints = conseils
terminal-key-rules = règles
terminal-key-quit = sauvegarder et quitter
terminal-key-leave-menu = quitter
terminal-key-skip = jusqu’au bout
terminal-key-faster = plus vite
terminal-key-go-on = suite
terminal-key-next = et la carte suivante ?
terminal-key-again = rejouer
terminal-key-toggle = sort
terminal-key-confirm = c’est tout
terminal-key-take-back = annuler

## The table

# The decision cards, as they are turned over: said of one explorer, after an arrow
terminal-continues = continue
terminal-leaves = au campement
terminal-decided = a décidé
# Explorers who ran from a trap
terminal-fled = s’enfuit

# Short signs for the hazard tracker
terminal-tracker-seen = révélés
terminal-tracker-deck = pioche
terminal-tracker-removed = retirés

# percent: of the next card. fatal: ends the expedition; warning: a hazard of a new kind
terminal-chances-line = Carte suivante : risque { $percent } %
terminal-chances-treasure = trésor { $percent } %
terminal-chances-warning = avertissement { $percent } %
terminal-chances-relic = relique { $percent } %

# The two choices. gems: what leaving brings now, if nobody else leaves
terminal-choose = { $name }, continuer ou rentrer au campement ?
terminal-choice-continue = { stage-deeper }
terminal-choice-leave = { stage-to-camp }
terminal-leave-alone = { $gems ->
    [one] en solitaire, { $gems } rubis
    [many] en solitaire, { $gems } de rubis
   *[other] en solitaire, { $gems } rubis
}
terminal-leave-alone-relics = { $count ->
    [1] et la relique
   *[other] et { $count } reliques
}
# gems: in the satchel
terminal-carry = { $gems ->
    [0] Votre sacoche est encore vide.
    [one] Votre sacoche contient { $gems } rubis.
    [many] Votre sacoche contient { $gems } de rubis.
   *[other] Votre sacoche contient { $gems } rubis.
}
terminal-watching = Vous êtes au campement. Les autres continuent.
terminal-decisions-shown = Les décisions sont révélées :
terminal-everyone-looks = Tout le monde a vu la table ?
terminal-who-left = Qui sort ? Tapez les lettres, puis Entrée.
# names: those marked so far
terminal-marked = Sortie : { $names }
terminal-nobody-marked = Personne ne sort.
terminal-taken-back = La dernière étape est annulée ; la même carte reviendra.
terminal-too-small = La fenêtre est petite ; tout tient en 80 × 24.

## The curtain

terminal-curtain-title = Le rideau est tiré
terminal-curtain-pass = Passez l’appareil à { $name }
terminal-curtain-enter = { $name } : appuyez sur Entrée quand personne d’autre ne regarde.
# count: how many have decided in this step; players: of how many
terminal-curtain-ready = Décisions prises : { $count } sur { $players }.
terminal-curtain-change = Pour changer de décision, tapez la lettre de votre place : { $names }

## After an expedition

terminal-summary-title = L’expédition { $number } est terminée
terminal-summary-trap = Piège : { $hazard }
terminal-summary-home = Tout le monde est rentré à temps.
# Columns: brought to safety now, lost now
terminal-summary-gained = Rapporté
terminal-summary-lost = Perdu
# names: one or several explorers; gems: what each of them brought out or lost
terminal-summary-best = { $count ->
    [1] Meilleure sortie : { $names } ({ $gems }).
   *[other] Meilleure sortie : { $names } ({ $gems } par personne).
}
terminal-summary-worst = { $count ->
    [1] Plus grosse perte : { $names } ({ $gems }).
   *[other] Plus grosse perte : { $names } ({ $gems } par personne).
}
# One line for one explorer in the plain mode. gems: brought out
terminal-summary-line = { $name } rapporte { $gems } rubis et en a { $chest } dans le coffre.
terminal-summary-line-lost = { $name } perd { $gems } rubis et en a { $chest } dans le coffre.
terminal-summary-relics = { $name }, valeur des reliques : { $values }.
terminal-next-card = La carte suivante aurait été : { $card }.
terminal-next-card-fatal = Elle aurait mis fin à l’expédition.

## The end

terminal-end-title = La partie est terminée
terminal-end-shared = Victoire partagée
terminal-rank = Rang
# One line in the plain mode
terminal-rank-line = { $number }. { $name } : { $score ->
    [one] { $score } point
    [many] { $score } de points
   *[other] { $score } points
}
terminal-record-kept = Enregistrement de cette partie : { $file }
terminal-record-promise = Promis avant la première carte : { $value }
terminal-record-seed = La graine, tenue secrète jusqu’ici : { $value }
# value: what to type, for example: tacora verify FILE
terminal-record-verify = Pour vérifier la distribution : { $value }

## Saving

# value: what to type
terminal-saved = La partie est sauvegardée. Pour la reprendre : { $value }
terminal-not-saved = La partie n’a pas pu être sauvegardée : { $reason }
terminal-save-failed = Pas de sauvegarde : { $reason }. La partie continue.
terminal-save-damaged = La partie inachevée est illisible : { $reason }. Elle est gardée sous { $file }.
terminal-save-stuck = La partie inachevée est illisible : { $reason }. Elle reste à sa place : { $file }.
terminal-nothing-to-resume = Il n’y a pas de partie inachevée.
terminal-farewell = À bientôt au campement.

## Help: key and meaning are separate, so only the meaning is here

terminal-help-title = Aide
# In the start menu
terminal-help-choose = choisir une ligne
terminal-help-change = changer ce qu’elle indique
terminal-help-enter = sur un nom : en écrire un autre ; ailleurs : entrer dans la grotte
terminal-help-menu-quit = quitter
# At the table
terminal-help-continue = aller plus loin dans la grotte
terminal-help-leave = rentrer avec votre sacoche et votre part des rubis du chemin
# In the dealer mode
terminal-help-leavers = la lettre d’une place : cet explorateur sort, ou finalement reste
terminal-help-told = ceux qui sortent sont indiqués : révéler la carte suivante
terminal-help-take-back = annuler la dernière étape ; la même carte reviendra
terminal-help-hints = conseils : aucun, les probabilités de la prochaine carte ou, en solo, aussi l’entraîneur
terminal-help-skip = au campement : aller jusqu’au bout de l’expédition
terminal-help-any = n’importe quelle touche accélère la partie
terminal-help-rules = lire les règles de cette édition
terminal-help-quit = quitter le jeu ; la partie est sauvegardée à chaque étape
terminal-help-treasure = un trésor ; en dessous, ce qui y reste
terminal-help-hazard = un danger ; le deuxième de sa sorte met fin à l’expédition
terminal-help-relic = une relique ; pour qui sort en solitaire
terminal-help-tracker = une carte Danger : révélée, dans la pioche, hors jeu
terminal-help-entrance = les entrées : fermée, celle-ci, encore ouverte
terminal-help-gems = diamants et rubis ; un diamant vaut 5 rubis
terminal-help-close = Une touche quelconque ferme cette page.

## The plain mode: questions and answers, line by line

# word: what is asked; values: the numbered answers; value: the answer if nothing is typed
terminal-ask = { $word } ({ $values }) [{ $value }] :
terminal-ask-again = Répondez par l’un de ces choix : { $values }.
terminal-ask-number-again = Répondez par un nombre de { $least } à { $most }.
terminal-yes = oui
terminal-no = non
terminal-ask-resume = Il y a une partie inachevée, expédition { $number } : { $names } ({ $value }). La reprendre ?
terminal-ask-which = Quelle partie ?
# value: when it was begun
terminal-plain-kept = expédition { $number } : { $names } ({ $value })
terminal-plain-new = une nouvelle partie
terminal-ask-players = Combien de joueurs, de { $least } à { $most } ? [{ $value }] :
terminal-ask-name = Nom à la place { $seat } [{ $value }] :
terminal-ask-who = { $name } est
terminal-ask-relics = Avec reliques ?
# values: the two decisions with their keys: “c Go deeper, l Back to camp”
terminal-ask-decision = { $name } : { $values } ({ "?" } pour l’aide)
terminal-ask-leavers = Qui sort ? Les lettres des places, ou rien si personne ne sort. (u pour annuler, { "?" } pour l’aide)
terminal-ask-go-on = Entrée pour continuer ({ "?" } pour l’aide)
terminal-ask-next = Entrée pour continuer, n pour voir la carte qui aurait suivi
terminal-ask-again-game = Une autre partie ?
terminal-plain-not-understood = « { $word } » n’est pas une réponse ici.
terminal-plain-not-inside = La place { $seat } n’est pas dans la grotte.
terminal-plain-seats = Dans la grotte : { $names }
terminal-plain-help-leavers = Des lettres comme « bd » : ces explorateurs sortent. Une ligne vide : personne ne sort.
terminal-plain-help-look = t : la table. h : les dangers. s : les scores. o : les conseils. { "?" } : cette aide.
terminal-plain-help-quit = q : sauvegarder et quitter.
# number: seen in this expedition; count: in the deck; rest: removed from the game
terminal-plain-hazard = { $hazard } : { $number } sur le chemin, { $count } dans la pioche, { $rest } hors jeu.

## What the program refuses

error-unknown-mode = Il n’y a pas de façon de jouer « { $mode } ». Au choix : { $known }.
# number: seats in the record; players: names in it
error-seats-miscounted = Joueurs dans l’enregistrement : { $players }, mais places dont il dit qui décide : { $number }.
error-too-many-seated = { $number } personnes et bots ne tiennent pas à une table de { $players }.
error-only-alone = L’entraîneur est réservé à une personne seule contre des bots. À plusieurs, « --chances » affiche les probabilités.

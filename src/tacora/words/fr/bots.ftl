### The bots: a name for players, and one line about each.

## Characters, from silly to strong

bot-sleepy = Somnolence
bot-sleepy-about = S’assoupit et rentre quand ça lui chante, quoi que montre la grotte.
bot-timid = Timidité
bot-timid-about = Rentre en courant avec le tout premier rubis.
bot-greedy = Avidité
bot-greedy-about = Veut une sacoche pleine : trente rubis ou rien.
bot-brave = Audace
bot-brave-about = Continue jusqu’à ce que la sacoche soit lourde ou qu’une carte sur quatre soit fatale.
bot-cautious = Prudence
bot-cautious-about = Sort avec un petit butin dès qu’une carte sur dix est fatale.
bot-punctual = Ponctualité
bot-punctual-about = Sort après la cinquième carte, quelle qu’elle soit.
bot-seasoned = Expérience
bot-seasoned-about = Sait, après des milliers d’expéditions, quel butin suffit.
bot-counting = Calcul
bot-counting-about = Met en balance une carte de plus, le risque, l’affluence et ce qui reste sur le chemin.
bot-sly = Ruse
bot-sly-about = Sort juste assez souvent pour que personne ne devine quand.
bot-pondering = Réflexion
bot-pondering-about = Avant chaque décision, imagine encore et encore comment l’expédition peut finir.
bot-expert = Expert
bot-expert-about = A joué des millions de parties contre lui-même et sort juste assez souvent pour que personne n’en profite.
bot-wary = Méfiance
bot-wary-about = Joue comme l’expert, mais craint un peu trop chaque carte.
bot-dashing = Fougue
bot-dashing-about = Joue comme l’expert, mais ose toujours un peu trop.
bot-dreamy = Rêverie
bot-dreamy-about = Joue comme l’expert, mais ne regarde jamais les coffres des autres.

## Families: a number follows the name

bot-coin = Pile ou face
bot-coin-about = Sort avec cette probabilité à chaque carte.
bot-loot = Butin
bot-loot-about = Sort avec ce nombre de rubis dans la sacoche, ou plus.
bot-cards = Cartes
bot-cards-about = Sort après ce nombre de cartes.
bot-hazards = Dangers
bot-hazards-about = Sort après ce nombre de dangers.
bot-danger = Risque
bot-danger-about = Sort quand le risque à la prochaine carte dépasse cette probabilité.
bot-evl = Espérance
bot-evl-about = Sort quand le risque pèse plus que tant de parts d’une carte moyenne.
bot-nash = Équilibre
bot-nash-about = Sort avec la probabilité pour laquelle personne ne gagne à choisir autrement.
bot-rollout = Simulations
bot-rollout-about = Imagine tant de fois la suite de l’expédition, puis décide.
bot-deep = Recherche
bot-deep-about = Joue comme l’expert, mais explore d’abord la suite pendant tant de millisecondes.
bot-file = Fichier Python
bot-file-about = Votre propre fichier Python, avec une fonction decide(state, seat).
bot-program = Programme
bot-program-about = Votre propre programme, en n’importe quel langage, qui dialogue en lignes de JSON.

## What a bot is called at the table: { $bot } is its name, { $value } its parameter

bot-named = { $bot } { $value }

## Why a bot left in place of an answer

fault-unready = n’a pas salué à temps
fault-late = a répondu trop tard
fault-garbage = a répondu de façon illisible
fault-wrong = a répondu autre chose
fault-raised = s’est arrêté sur une erreur
fault-huge = en a dit beaucoup trop
fault-ended = n’était plus là
fault-dismissed = n’avait plus la parole
fault-told = { $bot }, manche { $expedition }, carte { $card } : { $reason }.
fault-substitute = Désormais, { $bot } décide pour { $name }.
faults-counted = Les chiffres contiennent des décisions qu’un bot n’a pas rendues. Avec --tolerate-faults, ce n’est pas une erreur.

## What keeps a bot from the table

error-unknown-bot = Il n’y a pas de bot « { $bot } ». Au choix : { $known }.
error-bad-parameter = « { $value } » ne convient pas au bot « { $bot } ». Il s’écrit ainsi : { $expected }.
error-no-such-program = « { $file } » n’est ni un programme ni un fichier utilisable.
error-not-on-this-system = Un programme ne peut être un bot que sous Linux, macOS et systèmes semblables.
error-no-decide = Le fichier « { $file } » n’a pas de fonction decide(state, seat).
error-file-broken = { $file }, ligne { $number } : { $reason }
error-no-decision = Un bot n’a pas décidé (manche { $expedition }, carte { $card }) : { $reason }
error-needs-lab = Il manque au bot « { $bot } » des éléments qui ne sont pas installés. Pour les installer : pip install tacora[lab]
error-bot-broken = Le bot a échoué à sa vérification ({ $found }) : { $reason }.

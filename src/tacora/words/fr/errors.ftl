### What is wrong, and what to do. Ids are the names of error classes.

error-problem = C’est impossible.

## The rules

error-rule-broken = Les règles ne le permettent pas.
error-unknown-edition = Il n’y a pas d’édition « { $edition } ». Au choix : { $known }.
error-relics-always = L’édition « { $edition } » se joue toujours avec les reliques.
error-relics-unclear = Avec ou sans reliques, cela se dit par True, False ou None, pas { $value }.
error-players-out-of-range = Le jeu est prévu pour { $least } à { $most } personnes, pas pour { $players }.
error-players-unclear = Les joueurs se donnent par un nombre entier ou une liste de noms, pas { $value }.
error-unknown-card = « { $card } » n’est pas une carte.
error-not-in-edition = Cette partie n’a pas de carte « { $card } » (édition « { $edition } »).
error-not-in-deck = La carte « { $card } » n’est plus dans la pioche.
error-not-yet-in-deck = La carte « { $card } » ne rejoint la pioche qu’à une expédition suivante.
error-card-not-awaited = { $awaits ->
    [decisions] Aucune carte ne peut être révélée tant qu’il manque une décision.
    [nothing] La partie est terminée ; il n’y a plus de carte à révéler.
   *[other] Aucune carte ne peut être révélée avant le début de l’expédition.
}
error-decisions-not-awaited = { $awaits ->
    [card] Il n’y a rien à décider avant la prochaine carte.
    [nothing] La partie est terminée ; il n’y a plus rien à décider.
   *[other] Il n’y a rien à décider avant le début de l’expédition.
}
error-unknown-decision = « { $decision } » n’est pas une décision : c’est « continue » ou « leave ».
error-unknown-seat = Personne n’occupe la place « { $seat } ».
error-not-inside = La place « { $seat } » est de retour au campement et n’a rien à décider.
error-decision-missing = Il manque la décision de la place « { $seat } ».

## Written games

error-notation-broken = Ce n’est pas le texte d’une partie.
error-not-utf8 = Ce n’est pas du texte en UTF-8.
error-line-too-long = Cette ligne dépasse { $limit } caractères ; aucune partie n’en demande autant.
error-header-unreadable = Un en-tête s’écrit ainsi : [Edition { "\u0022" }fr{ "\u0022" }], avec des guillemets droits.
error-header-repeated = L’en-tête { $header } est déjà là.
error-header-missing = Il manque l’en-tête { $header }.
error-blank-line-missing = Il manque une ligne vide avant les en-têtes de la partie suivante.
error-not-yes-or-no = L’en-tête Relics est « yes » ou « no », pas « { $value } ».
error-name-unusable = « { $name } » ne peut pas être un nom : un nom a de 1 à { $limit } caractères, sans virgule ni caractère de contrôle.
error-seed-unusable = Cela ne peut pas être une graine : une graine est un texte de { $limit } octets d’UTF-8 au plus.
error-promise-unreadable = Une promesse s’écrit en 64 signes, de 0 à 9 et de a à f.
error-number-missing = L’expédition { $expedition } doit commencer par « { $expedition }. ».
error-number-misplaced = L’expédition { $number } ne peut pas commencer ici.
error-leavers-unreadable = « { $word } » ne dit pas qui sort : il faut un tiret, puis des places de a à h, chacune une seule fois.
error-no-game = Il n’y a aucune partie ici.

## Files

error-file-missing = Ce fichier n’existe pas.
error-file-folder = C’est un dossier, pas un fichier.
error-file-forbidden = La lecture de ce fichier n’est pas autorisée.
error-file-failed = Ce fichier est inutilisable : { $reason }
error-unknown-language = Il n’y a pas de langue « { $lang } ». Au choix : { $known }.
error-folder-missing = Le dossier de ce fichier n’existe pas.
error-file-unwritable = L’écriture dans ce fichier n’est pas autorisée.
error-disk-full = Il n’y a plus de place pour l’écrire.
error-picture-unknown = Une image est un fichier .png ou .svg, pas « { $file } ».

## The lab

error-lab-missing = Il faut un complément. Pour l’installer : pip install tacora[{ $value }]
error-no-cluster = Aucune grappe Ray ne répond à « { $value } ».

## A command as it was typed. value: the command that shows how it is typed

error-misused = Cette commande n’est pas compréhensible. Pour savoir comment l’écrire : { $value }
error-unknown-command = Il n’y a pas de commande « { $word } ». Au choix : { $known }. Pour en savoir plus : { $value }
error-unknown-option = Il n’y a pas d’option « { $option } » ici. Pour les voir toutes : { $value }
error-option-incomplete = Il manque une valeur à l’option « { $option } ». Pour savoir laquelle : { $value }
error-option-alone = L’option « { $option } » ne prend pas de valeur. Pour voir toutes les options : { $value }
error-number-needed = L’option « { $option } » demande un nombre entier. Pour en savoir plus : { $value }
error-number-low = L’option « { $option } » demande un nombre d’au moins { $least }.
error-argument-missing = Il manque { $name }. Pour savoir comment écrire la commande : { $value }
error-argument-unexpected = « { $word } » est de trop. Pour savoir comment écrire la commande : { $value }
error-daily-settled = Avec « --daily », la grotte et les adversaires sont fixés : retirez « { $option } ».

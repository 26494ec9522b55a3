### The server: what it refuses, and what it says when it starts.

## At the table

error-table-error = Ce n’est pas possible à cette table.
error-no-such-table = Il n’y a pas de table « { $code } ».
error-too-late = Trop tard : on a déjà répondu à cette carte.
error-not-seated = Seules les personnes assises à la table peuvent faire cela.
error-not-host = Seul l’hôte de la table peut faire cela.
error-one-device = On n’ajoute des joueurs par leur nom qu’à une table sur un seul appareil, et seul l’hôte peut le faire.
error-wrong-seat = On ne décide que pour ses propres places.
error-table-full = Toutes les places sont prises.
error-game-begun = La partie a commencé.
error-game-not-begun = La partie n’a pas commencé.
error-game-not-over = La partie n’est pas terminée.
error-on-pause = La table fait une pause.
error-no-more-waiting = On n’attend personne, ou la table a assez attendu.
error-no-spectators = Cette table n’admet pas de public.
error-cave-done = La grotte du jour ne se tente qu’une fois. Vous pouvez maintenant vous y entraîner.

## At the door

error-request-error = Refusé à l’entrée.
error-unreadable = Ce message est illisible : { $reason }
error-too-long = Un message peut faire { $limit } octets au plus.
error-too-fast = Trop de messages. Un peu moins vite, s’il vous plaît.
error-too-many = Il peut y en avoir { $limit } au plus.
error-wrong-origin = Les pages d’autres sites ne peuvent rien faire ici.
error-stranger = Cette clé nous est inconnue.
error-wrong-code = Ce code est faux, déjà utilisé ou trop ancien.
error-no-such-page = Il n’y a rien ici, à part des chauves-souris.
error-wrong-method = Cette adresse n’accepte pas ce genre de demande.
error-no-reviews = Ce serveur ne peut pas analyser de parties : il lui manque des éléments. Pour les installer : pip install tacora[lab]
error-reviews-wait = Beaucoup de parties attendent une analyse. Réessayez dans une minute.
error-not-kept = Rien ne peut être enregistré pour le moment, donc rien n’a été fait. Réessayez, s’il vous plaît.
error-fault = Quelque chose s’est mal passé de notre côté. Rien n’a été fait.

## Running a server

cli-serve = Ouvrir des tables aux autres : dans le navigateur, sur cette machine et sur le réseau local.
cli-backup = Sauvegarder la base de données d’un serveur dans un fichier, même en marche.
cli-backup-file = Le fichier à écrire.
cli-config = Un fichier TOML de réglages ; les options et les variables d’environnement l’emportent.
serve-here = Les tables sont ouvertes à { $url }
serve-shared = Pour les autres sur le même réseau : { $url }
backup-done = Tout a été copié dans { $file }.
setting-host = Adresse d’écoute.
setting-port = Port d’écoute ; 0 prend n’importe quel port libre.
setting-store = Où les tables sont gardées : un fichier, ou postgresql://…
setting-bus = Comment les processus s’annoncent les nouvelles : redis://… ; sans cela, la base de données s’en charge.
setting-origins = Adresses des pages qui peuvent agir ici, séparées par des virgules, par exemple https://tacora.example.
setting-proxies = Proxys de confiance, séparés par des virgules : on les croit sur l’adresse du visiteur.
setting-browser = Ouvrir le navigateur.
setting-rate = Messages qu’une connexion peut envoyer par seconde.
setting-burst = Messages qu’une connexion peut envoyer d’un coup.
setting-visits = Requêtes qu’une adresse peut faire par seconde.
setting-keep-finished = Jours pendant lesquels les parties terminées sont gardées.
setting-keep-idle = Jours pendant lesquels les parties inachevées que personne ne joue sont gardées.
setting-keep-people = Jours pendant lesquels on se souvient de quelqu’un qui ne vient plus.
setting-log = Forme du journal : « text » ou « json ».
setting-log-level = Ce qui est journalisé : « debug », « info », « warning » ou « error ».
error-bad-setting = Le réglage « { $name } » dans { $source } est inutilisable : { $reason }
error-unknown-setting = Il n’y a pas de réglage « { $name } » ({ $source }).
error-settings-error = Ces réglages sont inutilisables.
error-no-such-backend = « { $url } » n’est ni un fichier ni une adresse d’un type connu ici.
error-site-missing = Il faut d’autres paquets : pip install tacora[site]

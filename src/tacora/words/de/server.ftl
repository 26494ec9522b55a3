### The server: what it refuses, and what it says when it starts.

## At the table

error-table-error = Das geht an diesem Tisch nicht.
error-no-such-table = Einen Tisch „{ $code }“ gibt es nicht.
error-too-late = Diese Karte ist schon beantwortet.
error-not-seated = Das können nur die, die am Tisch sitzen.
error-not-host = Das kann nur, wer den Tisch leitet.
error-one-device = Nur mit einem Namen mitspielen geht nur an einem Tisch auf einem Gerät; hinzufügen darf, wer ihn leitet.
error-wrong-seat = Entscheiden lässt sich nur für die eigenen Plätze.
error-table-full = Alle Plätze sind besetzt.
error-game-begun = Die Partie hat begonnen.
error-game-not-begun = Die Partie hat noch nicht begonnen.
error-game-not-over = Die Partie ist noch nicht vorbei.
error-on-pause = Der Tisch macht gerade Pause.
error-no-more-waiting = Es wird auf niemanden gewartet, oder der Tisch hat genug gewartet.
error-no-spectators = An diesem Tisch darf niemand zusehen.
error-cave-done = In die Höhle des Tages darfst du nur einmal. Zum Üben steht sie dir jetzt offen.

## At the door

error-request-error = Das wurde an der Tür abgewiesen.
error-unreadable = Diese Nachricht ist nicht lesbar: { $reason }
error-too-long = Eine Nachricht kann höchstens { $limit } Byte haben.
error-too-fast = Zu viele Nachrichten. Bitte etwas langsamer.
error-too-many = Davon kann es höchstens { $limit } geben.
error-wrong-origin = Seiten anderer Anbieter können hier nichts tun.
error-stranger = Zu diesem Schlüssel ist niemand bekannt.
error-wrong-code = Dieser Code ist falsch, verbraucht oder zu alt.
error-no-such-page = Hier sind nur Fledermäuse.
error-wrong-method = Diese Adresse nimmt solche Anfragen nicht an.
error-no-reviews = Dieser Server kann keine Partien analysieren. Dafür: pip install tacora[lab]
error-reviews-wait = Viele Partien warten auf ihre Analyse. Bitte in einer Minute noch einmal versuchen.
error-not-kept = Gerade lässt sich nichts speichern, deshalb ist nichts geschehen. Bitte noch einmal versuchen.
error-fault = Bei uns ist etwas schiefgegangen. Es ist nichts geschehen.

## Running a server

cli-serve = Tische für andere öffnen: im Browser, auf diesem Rechner und im lokalen Netz.
cli-backup = Die Datenbank eines Servers in eine Datei sichern, auch im laufenden Betrieb.
cli-backup-file = Die Datei, die geschrieben wird.
cli-config = Eine TOML-Datei mit Einstellungen; Optionen und Umgebungsvariablen haben Vorrang.
serve-here = Die Tische sind offen: { $url }
serve-shared = Für andere im selben Netz: { $url }
backup-done = Alles wurde nach { $file } kopiert.
setting-host = Adresse, auf der gelauscht wird.
setting-port = Port, auf dem gelauscht wird; 0 ist irgendein freier.
setting-store = Wo die Tische aufbewahrt werden: eine Datei oder postgresql://…
setting-bus = Wie Prozesse einander Neues melden: redis://…; sonst übernimmt das die Datenbank.
setting-origins = Adressen von Seiten, die hier handeln dürfen, durch Kommas getrennt, etwa https://tacora.example.
setting-proxies = Vertrauenswürdige Proxys, durch Kommas getrennt: Ihnen wird die Adresse der Besucher geglaubt.
setting-browser = Den Browser öffnen.
setting-rate = Nachrichten, die eine Verbindung in der Sekunde senden darf.
setting-burst = Nachrichten, die eine Verbindung auf einmal senden darf.
setting-visits = Anfragen, die eine Adresse in der Sekunde stellen darf.
setting-keep-finished = Tage, für die beendete Partien aufbewahrt werden.
setting-keep-idle = Tage, für die unfertige Partien aufbewahrt werden, die niemand spielt.
setting-keep-people = Tage, für die jemand in Erinnerung bleibt, der nicht mehr kommt.
setting-log = Form des Protokolls: „text“ oder „json“.
setting-log-level = Was protokolliert wird: „debug“, „info“, „warning“ oder „error“.
error-bad-setting = Die Einstellung „{ $name }“ in { $source } ist nicht brauchbar: { $reason }
error-unknown-setting = Eine Einstellung „{ $name }“ gibt es nicht ({ $source }).
error-settings-error = Diese Einstellungen sind nicht brauchbar.
error-no-such-backend = „{ $url }“ ist weder eine Datei noch eine Adresse einer hier bekannten Art.
error-site-missing = Dafür sind weitere Pakete nötig: pip install tacora[site]

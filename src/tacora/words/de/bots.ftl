### The bots: a name for players, and one line about each.

## Characters, from silly to strong

bot-sleepy = Verschlafen
bot-sleepy-about = Nickt ein und geht nach Lust und Laune zurück, was die Höhle auch zeigt.
bot-timid = Ängstlich
bot-timid-about = Läuft schon mit dem allerersten Rubin zurück.
bot-greedy = Gierig
bot-greedy-about = Will einen vollen Beutel: dreißig Rubine oder nichts.
bot-brave = Mutig
bot-brave-about = Geht weiter, bis der Beutel schwer oder jede vierte Karte tödlich ist.
bot-cautious = Vorsichtig
bot-cautious-about = Geht mit etwas Beute zurück, sobald jede zehnte Karte tödlich ist.
bot-punctual = Pünktlich
bot-punctual-about = Geht nach der fünften Karte zurück, welche es auch war.
bot-seasoned = Erfahren
bot-seasoned-about = Weiß aus Tausenden Expeditionen, wie viel Beute genug ist.
bot-counting = Abwägend
bot-counting-about = Wägt eine weitere Karte gegen das Risiko, das Gedränge und die Rubine auf dem Pfad ab.
bot-sly = Gerissen
bot-sly-about = Geht gerade so oft zurück, dass niemand weiß, wann.
bot-pondering = Grübelnd
bot-pondering-about = Malt sich vor jeder Entscheidung immer wieder aus, wie die Expedition enden könnte.
bot-expert = Experte
bot-expert-about = Hat Millionen Spiele gegen sich selbst gespielt und geht gerade so oft zurück, dass niemand daraus Nutzen zieht.
bot-wary = Argwöhnisch
bot-wary-about = Spielt wie der Experte, fürchtet aber jede Karte ein wenig zu sehr.
bot-dashing = Forsch
bot-dashing-about = Spielt wie der Experte, wagt aber immer ein wenig zu viel.
bot-dreamy = Verträumt
bot-dreamy-about = Spielt wie der Experte, schaut aber nie in die Truhen.

## Families: a number follows the name

bot-coin = Münze
bot-coin-about = Geht bei jeder Karte mit dieser Wahrscheinlichkeit zurück.
bot-loot = Beute
bot-loot-about = Geht zurück, wenn so viele Rubine im Beutel sind oder mehr.
bot-cards = Karten
bot-cards-about = Geht nach so vielen Karten zurück.
bot-hazards = Fallen
bot-hazards-about = Geht nach so vielen Fallen zurück.
bot-danger = Gefahr
bot-danger-about = Geht zurück, wenn die Gefahr bei der nächsten Karte größer ist als diese Wahrscheinlichkeit.
bot-evl = Erwartungswert
bot-evl-about = Geht zurück, wenn das Risiko so viele Anteile an einer mittleren Karte überwiegt.
bot-nash = Gleichgewicht
bot-nash-about = Geht mit der Wahrscheinlichkeit zurück, bei der niemand durch eine andere Wahl gewinnt.
bot-rollout = Simulationen
bot-rollout-about = Malt sich so viele Male den Rest der Expedition aus und entscheidet dann.
bot-deep = Suche
bot-deep-about = Spielt wie der Experte, sucht aber vorher so viele Millisekunden lang voraus.
bot-file = Python-Datei
bot-file-about = Eine eigene Python-Datei mit einer Funktion decide(state, seat).
bot-program = Programm
bot-program-about = Ein eigenes Programm in beliebiger Sprache, das zeilenweise JSON spricht.

## What a bot is called at the table: { $bot } is its name, { $value } its parameter

bot-named = { $bot } { $value }

## Why a bot left in place of an answer

fault-unready = hat nicht rechtzeitig gegrüßt
fault-late = hat zu spät geantwortet
fault-garbage = hat unlesbar geantwortet
fault-wrong = hat etwas anderes geantwortet
fault-raised = ist auf einen Fehler gelaufen
fault-huge = hat viel zu viel gesagt
fault-ended = war schon beendet
fault-dismissed = wurde nicht mehr gefragt
fault-told = { $bot }, Expedition { $expedition }, Karte { $card }: { $reason }.
fault-substitute = Ab jetzt entscheidet { $bot } für { $name }.
faults-counted = In den Zahlen stecken Entscheidungen, die ein Bot schuldig blieb. Mit --tolerate-faults gilt das nicht als Fehler.

## What keeps a bot from the table

error-unknown-bot = Es gibt keinen Bot „{ $bot }“. Zur Wahl stehen: { $known }.
error-bad-parameter = „{ $value }“ passt nicht zum Bot „{ $bot }“. Geschrieben wird er so: { $expected }.
error-no-such-program = „{ $file }“ ist weder ein brauchbares Programm noch eine brauchbare Datei.
error-not-on-this-system = Programme können nur unter Linux, macOS und ähnlichen Systemen Bots sein.
error-no-decide = Die Datei „{ $file }“ hat keine Funktion decide(state, seat).
error-file-broken = { $file }, Zeile { $number }: { $reason }
error-no-decision = Ein Bot hat nicht entschieden (Expedition { $expedition }, Karte { $card }): { $reason }
error-needs-lab = Dem Bot „{ $bot }“ fehlen Teile, die nicht installiert sind. So werden sie installiert: pip install tacora[lab]
error-bot-broken = Der Bot hat seine Prüfung nicht bestanden ({ $found }): { $reason }.

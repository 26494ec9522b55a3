### Watching games again: the shelf of replays, the transport, charts, and the proof of the dealing.

## The shelf

replay-title = Powtórki
replay-transport = Odtwarzanie
replay-mine = Moje zakończone partie
replay-mine-empty = Dokończ partię, a będzie tu na ciebie czekać.
replay-saved = Zachowane na tym urządzeniu
replay-saved-empty = Zachowaj partię, aby obejrzeć ją bez połączenia.
replay-import = Otwórz zapis
replay-import-about = Partia jako tekst: upuść tu plik .tac, wybierz go albo wklej tekst.
replay-import-text = Tekst partii
replay-import-file = Wybierz plik
replay-import-open = Otwórz
replay-all = Wszystkie powtórki
replay-missing = Tej partii nie ma na tym urządzeniu, a serwer nie odpowiada.
replay-elsewhere = Tej partii nie ma na tym urządzeniu.

## Moving through a game

replay-first = Na początek
replay-back = Krok wstecz
replay-play = Odtwórz
replay-pause = Wstrzymaj
replay-forward = Krok naprzód
replay-last = Na koniec
replay-speed = Tempo
replay-scrubber = Moment partii
replay-moment = Krok { $number } z { $count }
replay-xray = Pokaż decyzje przed odkryciem
replay-log = Co się wydarzyło
replay-live = Na żywo
replay-live-back = Wróć do transmisji

## What one can take along

replay-copy = Kopiuj link do tej chwili
replay-copied = Link skopiowany.
replay-save = Zachowaj na tym urządzeniu
replay-unsave = Usuń z tego urządzenia
replay-unkept = Na tym urządzeniu nie ma już na to miejsca.
replay-download = Pobierz jako .tac

## Charts

replay-charts = Wykresy
replay-as-table = Jako tabela
replay-fortune = Majątek
replay-fortune-about = Pełne: bezpieczne w obozowisku. Blade: zagrożone w jaskini.
replay-danger = Ryzyko
replay-danger-about = Jak prawdopodobne było, że następna karta zakończy ekspedycję, i kto wcześniej wrócił.
replay-expeditions = Ekspedycje
replay-expeditions-about = Co przyniosła każda ekspedycja; kreskowane: co przepadło.
replay-chances = Szanse
replay-chances-about = Szanse wszystkich na zwycięstwo wśród ekspertów. Romby: decyzje, które wyraźnie coś kosztowały.
replay-column-step = Krok
replay-column-left = Powrót
replay-column-lost = Stracone
# hazard: the card that came for the second time
replay-trap = Koniec ekspedycji: { $hazard }
replay-nobody = nikt

## Fair dealing

replay-fair = Uczciwe rozdanie
replay-fair-about = Przed pierwszą kartą pokazaliśmy odcisk palca całej talii: obietnicę. To SHA-256 ziarna, z którego pochodzą wszystkie karty, więc niczego nie dało się podmienić.
replay-promise = Obietnica
replay-seed = Ziarno
replay-seed-later = zostanie pokazane po partii
# a daily cave's seed
replay-seed-next-day = zostanie pokazane następnego dnia
replay-holds = Sprawdzono na tym urządzeniu: ziarno jest tym, które obiecano, i dało wszystkie karty.
replay-holds-so-far = Sprawdzono na tym urządzeniu: ziarno jest tym, które obiecano, i dało dotąd wszystkie karty.
replay-no-seed = Nie ma ziarna, więc rozdania nie da się sprawdzić.
replay-no-promise = Karty pochodzą z tego ziarna, ale bez obietnicy nie wiadomo, kiedy zostało wybrane.
replay-other-seed = Ziarno nie jest tym, które obiecano.
replay-other-card = Z tego ziarna wynikają inne karty.
replay-next = Co było dalej?
replay-next-about = Wszyscy byli już w obozowisku. Oto karty, które by się pojawiły, aż do tej, która kończy ekspedycję.

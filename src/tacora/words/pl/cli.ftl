### The commands: their help, and what they print.

cli-about = Tacora: jaskinia, pochodnia i twoje szczęście. Nieoficjalna wersja gry w kuszenie losu dla 3–8 poszukiwaczy.
cli-lang = Język: en, fr, de, pl, ru albo uk. Domyślnie język systemu.
cli-version = Pokaż wersję i zakończ.

## play

cli-play = Graj w terminalu: z botami albo w kilka osób na jednym urządzeniu.
cli-edition = Edycja: fr, uk, ru, pl, de albo incan-gold.
cli-relics = Graj z reliktami albo bez nich, jeśli edycja na to pozwala.
cli-players = Liczba grających, ludzi i botów razem: od 3 do 8.
cli-names = Imiona ludzi, oddzielone przecinkami.
cli-bots = Boty, z którymi grasz, oddzielone przecinkami.
cli-mode = „solo”: ty przeciw botom. „pass”: kilka osób podaje sobie urządzenie. „deal”: program rozdaje karty, a ty mówisz mu, kto wraca.
cli-chances = Pokazuj prawdopodobieństwa następnej karty.
cli-plain = Wiersz po wierszu, bez sterowania ekranem: dla czytników ekranu i potoków.
cli-seed = Rozdaj jaskinie z tego ziarna; to samo ziarno daje te same jaskinie.
cli-folder = Folder na zapisane gry i zapisy partii.
cli-new = Zacznij nową grę, nawet jeśli poprzednia nie jest dokończona.

## replay

cli-replay = Pokaż zapisane partie krok po kroku.
cli-file = Plik z partiami (.tac) albo „-”, czyli standardowe wejście.
cli-json = Jeden wiersz JSON na każdą partię.
replay-game = Partia { $number }: { $names }
replay-score = { $name }: { $score ->
    [one] { $score } punkt
    [few] { $score } punkty
    [many] { $score } punktów
   *[other] { $score } punktu
}
replay-unfinished = Partia nie została dokończona.

## verify

cli-verify = Sprawdź, czy karty zapisanej partii pochodzą z obiecanego ziarna.
verify-holds = { $name }: ziarno jest tym, które obiecano, i dało { $cards ->
    [one] { $cards } kartę, zgodnie z zapisem.
    [few] wszystkie { $cards } karty, zgodnie z zapisem.
    [many] wszystkie { $cards } kart, zgodnie z zapisem.
   *[other] { $cards } karty, zgodnie z zapisem.
}
verify-holds-so-far = { $name }: ziarno jest tym, które obiecano, i dało dotąd { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}, zgodnie z zapisem; partia nie jest dokończona.
verify-no-seed = { $name }: nie ma ziarna, więc rozdania nie da się sprawdzić.
verify-no-promise = { $name }: karty pochodzą z tego ziarna, ale bez obietnicy nie wiadomo, kiedy zostało wybrane.
verify-other-seed = { $name }: ziarno nie jest tym, które obiecano.
verify-other-card = { $name }: w ekspedycji { $expedition } ziarno daje „{ $expected }”, a w zapisie jest „{ $found }”.

## rules

cli-rules = Przeczytaj zasady wybranej edycji.

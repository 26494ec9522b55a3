### What is wrong, and what to do. Ids are the names of error classes.

error-problem = Этого сделать нельзя.

## The rules

error-rule-broken = Правила этого не позволяют.
error-unknown-edition = Издания «{ $edition }» нет. На выбор: { $known }.
error-relics-always = В издании «{ $edition }» всегда играют с реликвиями.
error-relics-unclear = Играть ли с реликвиями, говорит True, False или None, а не { $value }.
error-players-out-of-range = Играть могут от { $least } до { $most } человек, а не { $players }.
error-players-unclear = Игроки — это целое число или список имён, а не { $value }.
error-unknown-card = «{ $card }» — не карта.
error-not-in-edition = В этой игре нет карты «{ $card }» (издание «{ $edition }»).
error-not-in-deck = Карты «{ $card }» больше нет в стопке.
error-not-yet-in-deck = Карта «{ $card }» попадёт в стопку только в одной из следующих экспедиций.
error-card-not-awaited = { $awaits ->
    [decisions] Карту можно открыть, только когда решат все, кто в пещере.
    [nothing] Партия окончена; карт больше не будет.
   *[other] Карту можно открыть, только когда начнётся экспедиция.
}
error-decisions-not-awaited = { $awaits ->
    [card] До следующей карты решать нечего.
    [nothing] Партия окончена; решать больше нечего.
   *[other] До начала экспедиции решать нечего.
}
error-unknown-decision = «{ $decision }» — не решение; решение — это «continue» или «leave».
error-unknown-seat = На месте «{ $seat }» никого нет.
error-not-inside = Место «{ $seat }»: уже в лагере, решать нечего.
error-decision-missing = Не хватает решения с места «{ $seat }».

## Written games

error-notation-broken = Это не запись партии.
error-not-utf8 = Это не текст в UTF-8.
error-line-too-long = Эта строка длиннее { $limit } знаков; ни одной партии столько не нужно.
error-header-unreadable = Заголовок пишется так: [Edition { "\u0022" }fr{ "\u0022" }], с прямыми кавычками.
error-header-repeated = Заголовок { $header } уже есть.
error-header-missing = Не хватает заголовка { $header }.
error-blank-line-missing = Перед заголовками следующей партии не хватает пустой строки.
error-not-yes-or-no = В заголовке Relics пишут «yes» или «no», а не «{ $value }».
error-name-unusable = «{ $name }» не может быть именем: в имени от 1 до { $limit } знаков, без запятых и управляющих знаков.
error-seed-unusable = Это не может быть зерном: зерно — текст, самое большее { $limit } байт UTF-8.
error-promise-unreadable = Обещание — это 64 знака: цифры от 0 до 9 и буквы от a до f.
error-number-missing = Экспедиция { $expedition } должна начинаться с «{ $expedition }.».
error-number-misplaced = Экспедиция { $number } не может начаться здесь.
error-leavers-unreadable = По «{ $word }» не понять, кто выходит: нужен дефис, а за ним места от a до h, каждое только один раз.
error-no-game = Здесь нет ни одной партии.

## Files

error-file-missing = Такого файла нет.
error-file-folder = Это папка, а не файл.
error-file-forbidden = Нет доступа к этому файлу.
error-file-failed = Этот файл нельзя использовать: { $reason }
error-unknown-language = Языка «{ $lang }» нет. На выбор: { $known }.
error-folder-missing = Папки для этого файла нет.
error-file-unwritable = Нет права записи в этот файл.
error-disk-full = Для записи не осталось места.
error-picture-unknown = Картинка — это файл .png или .svg, а не «{ $file }».

## The lab

error-lab-missing = Нужно дополнение. Чтобы установить: pip install tacora[{ $value }]
error-no-cluster = По адресу «{ $value }» не отвечает ни один кластер Ray.

## A command as it was typed. value: the command that shows how it is typed

error-misused = Это непонятно. Как пишется команда, покажет: { $value }
error-unknown-command = Команды «{ $word }» нет. На выбор: { $known }. Подробнее: { $value }
error-unknown-option = Параметра «{ $option }» здесь нет. Все параметры покажет: { $value }
error-option-incomplete = Параметру «{ $option }» нужно значение. Какое, покажет: { $value }
error-option-alone = У параметра «{ $option }» не бывает значения. Все параметры покажет: { $value }
error-number-needed = Параметру «{ $option }» нужно целое число. Подробнее: { $value }
error-number-low = Параметру «{ $option }» нужно число не меньше { $least }.
error-argument-missing = Не хватает: { $name }. Как пишется команда, покажет: { $value }
error-argument-unexpected = «{ $word }» — лишнее слово. Как пишется команда, покажет: { $value }
error-daily-settled = С параметром «--daily» пещера и соперники уже заданы: уберите «{ $option }».

### What is wrong, and what to do. Ids are the names of error classes.

error-problem = Цього зробити не можна.

## The rules

error-rule-broken = Правила цього не дозволяють.
error-unknown-edition = Видання «{ $edition }» немає. На вибір: { $known }.
error-relics-always = У виданні «{ $edition }» завжди грають із реліквіями.
error-relics-unclear = Чи грати з реліквіями, каже True, False або None, а не { $value }.
error-players-out-of-range = Грати можуть від { $least } до { $most } осіб, а не { $players }.
error-players-unclear = Гравці — це ціле число або список імен, а не { $value }.
error-unknown-card = «{ $card }» — не картка.
error-not-in-edition = У цій грі немає картки «{ $card }» (видання «{ $edition }»).
error-not-in-deck = Картки «{ $card }» більше немає в колоді.
error-not-yet-in-deck = Картка «{ $card }» потрапить до колоди лише в одній із наступних експедицій.
error-card-not-awaited = { $awaits ->
    [decisions] Картку можна відкрити, лише коли вирішать усі, хто в печері.
    [nothing] Партію закінчено; карток більше не буде.
   *[other] Картку можна відкрити, лише коли почнеться експедиція.
}
error-decisions-not-awaited = { $awaits ->
    [card] До наступної картки вирішувати нічого.
    [nothing] Партію закінчено; вирішувати більше нічого.
   *[other] До початку експедиції вирішувати нічого.
}
error-unknown-decision = «{ $decision }» — не рішення; рішення — це «continue» або «leave».
error-unknown-seat = На місці «{ $seat }» нікого немає.
error-not-inside = Місце «{ $seat }»: уже в таборі, вирішувати нічого.
error-decision-missing = Бракує рішення з місця «{ $seat }».

## Written games

error-notation-broken = Це не запис партії.
error-not-utf8 = Це не текст в UTF-8.
error-line-too-long = Цей рядок довший за { $limit } знаків; жодній партії стільки не треба.
error-header-unreadable = Заголовок пишуть так: [Edition { "\u0022" }fr{ "\u0022" }], із прямими лапками.
error-header-repeated = Заголовок { $header } уже є.
error-header-missing = Бракує заголовка { $header }.
error-blank-line-missing = Перед заголовками наступної партії бракує порожнього рядка.
error-not-yes-or-no = У заголовку Relics пишуть «yes» або «no», а не «{ $value }».
error-name-unusable = «{ $name }» не може бути ім’ям: в імені від 1 до { $limit } знаків, без ком і керівних символів.
error-seed-unusable = Це не може бути зерном: зерно — текст, щонайбільше { $limit } байтів UTF-8.
error-promise-unreadable = Обіцянка — це 64 знаки: цифри від 0 до 9 і літери від a до f.
error-number-missing = Експедиція { $expedition } має починатися з «{ $expedition }.».
error-number-misplaced = Експедиція { $number } не може початися тут.
error-leavers-unreadable = З «{ $word }» не зрозуміти, хто повертається: потрібен дефіс, а за ним місця від a до h, кожне лише раз.
error-no-game = Тут немає жодної партії.

## Files

error-file-missing = Такого файлу немає.
error-file-folder = Це тека, а не файл.
error-file-forbidden = Немає доступу до цього файлу.
error-file-failed = Цей файл неможливо використати: { $reason }
error-unknown-language = Мови «{ $lang }» немає. На вибір: { $known }.
error-folder-missing = Теки для цього файлу немає.
error-file-unwritable = Немає права запису в цей файл.
error-disk-full = Для запису не лишилося місця.
error-picture-unknown = Зображення — це файл .png або .svg, а не «{ $file }».

## The lab

error-lab-missing = Потрібне доповнення. Щоб установити: pip install tacora[{ $value }]
error-no-cluster = За адресою «{ $value }» не відповідає жоден кластер Ray.

## A command as it was typed. value: the command that shows how it is typed

error-misused = Це незрозуміло. Як писати команду, покаже: { $value }
error-unknown-command = Команди «{ $word }» немає. На вибір: { $known }. Докладніше: { $value }
error-unknown-option = Параметра «{ $option }» тут немає. Усі параметри покаже: { $value }
error-option-incomplete = Параметру «{ $option }» потрібне значення. Яке, покаже: { $value }
error-option-alone = Параметр «{ $option }» пишуть без значення. Усі параметри покаже: { $value }
error-number-needed = Параметру «{ $option }» потрібне ціле число. Докладніше: { $value }
error-number-low = Параметру «{ $option }» потрібне число не менше ніж { $least }.
error-argument-missing = Бракує: { $name }. Як писати команду, покаже: { $value }
error-argument-unexpected = «{ $word }» — зайве слово. Як писати команду, покаже: { $value }
error-daily-settled = З параметром «--daily» печеру й суперників уже задано: приберіть «{ $option }».

### A review: what decisions were worth, in chances to win.

review-title = Шанси на перемогу
review-compiling = Компіляція, один раз на цьому комп’ютері…
review-about = Шанси на перемогу, якби далі грали експерти. Удача: що зробили картки. Можливості: що власні рішення дали понад очікуване. Розрахунок: чого коштували явні помилки. Інші: решта. У відсоткових пунктах.
review-player = Гравець
review-luck = Удача
review-openings = Можливості
review-judgement = Розрахунок
review-others = Інші
review-result = Підсумок
review-costly = Найдорожчі помилки
review-flawless = Явних помилок немає ні в кого. Чудова гра!

# value: points of a hundred, with one digit behind the point; found, expected: chances
review-stayed = Експедиція { $expedition }, картка { $number }: { $name } іде вглиб. Повернутися було краще на { $value } пункта: { $found } замість { $expected }.
review-left = Експедиція { $expedition }, картка { $number }: { $name } повертається. Іти вглиб було краще на { $value } пункта: { $found } замість { $expected }.

review-lucky = { $name }: картки принесли { $value } пункта.
review-unlucky = { $name }: картки забрали { $value } пункта.
review-even = { $name }: картки майже нічого не змінили.
review-sound = Явних помилок немає.
review-lapses = { $count ->
    [one] { $count } явна помилка коштувала { $value } пункта.
    [few] { $count } явні помилки коштували { $value } пункта.
    [many] { $count } явних помилок коштували { $value } пункта.
   *[other] { $count } явної помилки коштували { $value } пункта.
}

## All decisions, a column each

review-expedition = Експ.
review-card = Картка
review-decision = Рішення
review-danger = Ризик
review-before = До
review-stay = Углиб
review-leave = Назад до табору
review-after = Після
review-cost = Ціна
review-expert = Експерт повертається

## In the browser

review-ask = Розібрати партію
review-ask-about = Чого було варте кожне рішення і що було удачею: експерти догравають партію з кожного моменту.
review-thinking = Експерти догравають партію з кожного моменту…
# count: games whose review comes first
review-ahead = { $count ->
    [one] { $count } партія раніше за вашу.
    [few] { $count } партії раніше за вашу.
    [many] { $count } партій раніше за вашу.
   *[other] { $count } партії раніше за вашу.
}
review-now = Це рішення
review-now-none = Перейдіть до моменту, коли хтось вирішує.
review-where = Експедиція { $expedition }, картка { $number }
# What someone decided was …
review-right = кращий вибір
review-even-choice = немає явної різниці
review-balance = Удача й розрахунок

## Puzzles

puzzle-question = Задача { $number }: що робити? Вирішує { $name }.
puzzle-leave = { stage-to-camp }: { $found } замість { $expected }.
puzzle-continue = { stage-deeper }: { $found } замість { $expected }.
puzzle-answers = Відповіді
puzzle-none = У цих партіях задач немає.
puzzle-number = Задача { $number } з { $count }
puzzle-you = Вирішує { $name }: углиб чи назад до табору?
puzzle-right = Гарне око: це був кращий вибір.
puzzle-wrong = Майже: інший вибір був кращим.
puzzle-streak = { $count ->
    [one] { $count } поспіль
    [few] { $count } поспіль
    [many] { $count } поспіль
   *[other] { $count } поспіль
}
puzzle-solved = Розв’язано: { $count } з { $max }
puzzle-next = Наступна задача
puzzle-done = Усі розв’язано. Ось вони ще раз.

## Why a decision was the better one. name: who is ahead; count: points, or cards that end the expedition

puzzle-why-behind = Навіть з усім, що можна винести зараз, попереду лишається { $name }. Лишається йти вглиб.
puzzle-why-chase = Попереду { $name }, відставання в очках: { $count }. Обережністю не наздогнати.
puzzle-why-fewer = Інші скоро повернуться, а хто лишиться, поділиться здобиччю з меншою кількістю людей.
puzzle-why-worth = { $count ->
    [0] Поки що жодна картка не може обірвати експедицію, а скарбів попереду ще багато.
    [one] { $count } картка з { $cards } обриває експедицію: те, що ще попереду, варте цього ризику.
    [few] { $count } картки з { $cards } обривають експедицію: те, що ще попереду, варте цього ризику.
    [many] { $count } карток з { $cards } обривають експедицію: те, що ще попереду, варте цього ризику.
   *[other] { $count } картки з { $cards } обривають експедицію: те, що ще попереду, варте цього ризику.
}
puzzle-why-lead = З тим, що ви несете, ви вже попереду. Залиште ризик іншим.
puzzle-why-relic = На шляху лежить реліквія: її візьме лише той, хто повернеться без супутників, а іншим вона теж потрібна.
puzzle-why-path = Рубінів на шляху: { $gems }. Хто повернеться раніше за інших, візьме найбільше.
puzzle-why-danger = { $count ->
    [one] { $count } картка з { $cards } завершує експедицію, а ви несете { $gems }.
    [few] { $count } картки з { $cards } завершують експедицію, а ви несете { $gems }.
    [many] { $count } карток з { $cards } завершують експедицію, а ви несете { $gems }.
   *[other] { $count } картки з { $cards } завершують експедицію, а ви несете { $gems }.
}

### The bots: a name for players, and one line about each.

## Characters, from silly to strong

bot-sleepy = Сонливість
bot-sleepy-about = Клює носом і бреде до табору, коли заманеться, хоч би що показала печера.
bot-timid = Боязкість
bot-timid-about = Біжить до табору з першим же рубіном.
bot-greedy = Жадібність
bot-greedy-about = Хоче повну торбу: тридцять рубінів або нічого.
bot-brave = Хоробрість
bot-brave-about = Іде вглиб, доки торба не поважчає або кожна четверта картка не стане смертельною.
bot-cautious = Обережність
bot-cautious-about = Повертається з невеликою здобиччю, щойно кожна десята картка смертельна.
bot-punctual = Пунктуальність
bot-punctual-about = Повертається після п’ятої картки, хай яка вона була.
bot-seasoned = Досвід
bot-seasoned-about = Знає з тисяч експедицій, скільки здобичі досить.
bot-counting = Розрахунок
bot-counting-about = Порівнює користь ще однієї картки з ризиком, зважаючи на супутників і рубіни на шляху.
bot-sly = Хитрість
bot-sly-about = Повертається якраз настільки часто, що ніхто не вгадає коли.
bot-pondering = Роздуми
bot-pondering-about = Перед кожним рішенням знову й знову уявляє, чим може скінчитися експедиція.
bot-expert = Експерт
bot-expert-about = Зіграв мільйони ігор сам із собою і повертається рівно так часто, що ніхто цим не скористається.
bot-wary = Обачність
bot-wary-about = Грає як експерт, але трохи занадто боїться кожної картки.
bot-dashing = Завзяття
bot-dashing-about = Грає як експерт, але завжди ризикує трохи занадто.
bot-dreamy = Мрійливість
bot-dreamy-about = Грає як експерт, але ніколи не дивиться на чужі скрині.

## Families: a number follows the name

bot-coin = Монета
bot-coin-about = На кожній картці повертається з цією ймовірністю.
bot-loot = Здобич
bot-loot-about = Повертається, коли в торбі стільки рубінів або більше.
bot-cards = Картки
bot-cards-about = Повертається після стількох карток.
bot-hazards = Халепи
bot-hazards-about = Повертається після стількох халеп.
bot-danger = Ризик
bot-danger-about = Повертається, коли ризик на наступній картці більший за цей.
bot-evl = Математичне сподівання
bot-evl-about = Повертається, коли ризик переважує стільки часток пересічної картки.
bot-nash = Рівновага
bot-nash-about = Повертається з такою ймовірністю, що нікому не вигідно обрати інакше.
bot-rollout = Симуляції
bot-rollout-about = Стільки разів уявляє решту експедиції, а тоді вирішує.
bot-deep = Пошук
bot-deep-about = Грає як експерт, але спершу стільки мілісекунд прораховує, що може бути далі.
bot-file = Файл Python
bot-file-about = Ваш власний файл Python із функцією decide(state, seat).
bot-program = Програма
bot-program-about = Ваша власна програма будь-якою мовою, яка говорить рядками JSON.

## What a bot is called at the table: { $bot } is its name, { $value } its parameter

bot-named = { $bot } { $value }

## Why a bot left in place of an answer

fault-unready = привітання не надійшло вчасно
fault-late = надто пізня відповідь
fault-garbage = нерозбірлива відповідь
fault-wrong = відповідь не про те
fault-raised = помилка в коді
fault-huge = задовга відповідь
fault-ended = програма вже завершилася
fault-dismissed = запитань більше не було
fault-told = { $bot }, експедиція { $expedition }, карта { $card }: { $reason }.
fault-substitute = Відтепер за «{ $name }» вирішує бот «{ $bot }».
faults-counted = У підсумках є рішення, яких бот не ухвалив. З --tolerate-faults це не помилка.

## What keeps a bot from the table

error-unknown-bot = Бота «{ $bot }» немає. На вибір: { $known }.
error-bad-parameter = «{ $value }» не підходить боту «{ $bot }». Пишуть його так: { $expected }.
error-no-such-program = «{ $file }» — не програма й не файл, якими можна скористатися.
error-not-on-this-system = Програми можуть бути ботами лише в Linux, macOS і подібних системах.
error-no-decide = У файлі «{ $file }» немає функції decide(state, seat).
error-file-broken = { $file }, рядок { $number }: { $reason }
error-no-decision = Бот не ухвалив рішення (експедиція { $expedition }, карта { $card }): { $reason }
error-needs-lab = Боту «{ $bot }» бракує частин, які не встановлено. Щоб установити: pip install tacora[lab]
error-bot-broken = Бот не пройшов перевірки ({ $found }): { $reason }.

### The bots: a name for players, and one line about each.

## Characters, from silly to strong

bot-sleepy = Сонливость
bot-sleepy-about = Клюёт носом и бредёт в лагерь, когда вздумается, что бы ни показала пещера.
bot-timid = Робость
bot-timid-about = Бежит в лагерь с первым же рубином.
bot-greedy = Жадность
bot-greedy-about = Хочет полную сумку: тридцать рубинов или ничего.
bot-brave = Храбрость
bot-brave-about = Идёт дальше, пока сумка не станет тяжёлой или каждая четвёртая карта — смертельной.
bot-cautious = Осторожность
bot-cautious-about = Выходит с небольшой добычей, как только каждая десятая карта смертельна.
bot-punctual = Пунктуальность
bot-punctual-about = Выходит после пятой карты, какой бы она ни была.
bot-seasoned = Опыт
bot-seasoned-about = Знает по тысячам экспедиций, сколько добычи достаточно.
bot-counting = Расчёт
bot-counting-about = Сравнивает пользу ещё одной карты с риском, учитывая попутчиков и рубины на пути.
bot-sly = Хитрость
bot-sly-about = Выходит как раз настолько часто, что никто не угадает когда.
bot-pondering = Раздумье
bot-pondering-about = Перед каждым решением снова и снова представляет, чем может кончиться экспедиция.
bot-expert = Эксперт
bot-expert-about = Сыграл миллионы игр сам с собой и выходит ровно так часто, что никто этим не воспользуется.
bot-wary = Опасливость
bot-wary-about = Играет как эксперт, но чуть больше нужного боится каждой карты.
bot-dashing = Лихость
bot-dashing-about = Играет как эксперт, но всегда рискует чуть больше нужного.
bot-dreamy = Мечтательность
bot-dreamy-about = Играет как эксперт, но никогда не смотрит на чужие сундуки.

## Families: a number follows the name

bot-coin = Монета
bot-coin-about = На каждой карте выходит с этой вероятностью.
bot-loot = Добыча
bot-loot-about = Выходит, когда в сумке столько рубинов или больше.
bot-cards = Карты
bot-cards-about = Выходит после стольких карт.
bot-hazards = Ловушки
bot-hazards-about = Выходит после стольких ловушек.
bot-danger = Риск
bot-danger-about = Выходит, когда риск на следующей карте больше этого.
bot-evl = Матожидание
bot-evl-about = Выходит, когда риск перевешивает столько долей средней карты.
bot-nash = Равновесие
bot-nash-about = Выходит с такой вероятностью, что никому не выгодно выбрать иначе.
bot-rollout = Симуляции
bot-rollout-about = Столько раз представляет остаток экспедиции, а потом решает.
bot-deep = Поиск
bot-deep-about = Играет как эксперт, но сначала столько миллисекунд просчитывает, что может быть дальше.
bot-file = Файл Python
bot-file-about = Ваш собственный файл Python с функцией decide(state, seat).
bot-program = Программа
bot-program-about = Ваша собственная программа на любом языке, которая говорит строками JSON.

## What a bot is called at the table: { $bot } is its name, { $value } its parameter

bot-named = { $bot } { $value }

## Why a bot left in place of an answer

fault-unready = приветствие не пришло вовремя
fault-late = слишком поздний ответ
fault-garbage = неразборчивый ответ
fault-wrong = ответ не о том
fault-raised = ошибка в коде
fault-huge = слишком длинный ответ
fault-ended = программа уже завершилась
fault-dismissed = вопросов больше не было
fault-told = { $bot }, экспедиция { $expedition }, карта { $card }: { $reason }.
fault-substitute = Теперь за «{ $name }» решает бот «{ $bot }».
faults-counted = В итогах есть решения, которых бот не принял. С --tolerate-faults это не ошибка.

## What keeps a bot from the table

error-unknown-bot = Бота «{ $bot }» нет. На выбор: { $known }.
error-bad-parameter = «{ $value }» не подходит боту «{ $bot }». Пишут его так: { $expected }.
error-no-such-program = «{ $file }» — не программа и не файл, которыми можно воспользоваться.
error-not-on-this-system = Программы могут быть ботами только в Linux, macOS и похожих системах.
error-no-decide = В файле «{ $file }» нет функции decide(state, seat).
error-file-broken = { $file }, строка { $number }: { $reason }
error-no-decision = Бот не принял решения (экспедиция { $expedition }, карта { $card }): { $reason }
error-needs-lab = Боту «{ $bot }» не хватает частей, которые не установлены. Чтобы установить: pip install tacora[lab]
error-bot-broken = Бот не прошёл проверку ({ $found }): { $reason }.

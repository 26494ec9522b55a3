### A first expedition with someone to explain it, and the labels of the rules' page.

## The lesson: short panels beside the stage. The learner and three others are in the cave.

learn-title = Ваша перша експедиція
learn-enter = Учотирьох ви заходите до печери. Картка за карткою — усе глибше.
learn-split = Скарб: 9 рубінів на чотирьох, по 2 кожному. Той, що не ділиться, лишається на картці.
learn-choose = Після кожної картки всі вирішують таємно: углиб чи зі здобиччю до табору? Поки що це лише початок.
learn-warning = Змія! Перша — лише попередження. Друга змія в цій печері забере в усіх, хто всередині, усю здобич.
learn-dare = У колоді ще дві змії. Ризикніть відкрити ще одну картку.
# name: who has left
learn-left = { $name } повертається і дорогою забирає рубін, що лишився на шляху. У скрині з ним нічого не станеться.
learn-relic = Реліквія! Її забирає лише той, хто повертається без супутників. Якщо повертаються кілька шукачів, вона лишається.
# names: the two others in the cave
learn-wait = Поверніться зараз — і вона ваша, якщо { $names } лишаться. Але попереду ще скарби.
learn-more = Скарб: 7 рубінів на трьох, по 2, і 1 лишається на картці. У вас уже 4.
learn-leave = На шляху лежать рубін і реліквія, а змія чатує. Час повертатися.
learn-alone = Ви повертаєтеся без супутників: 4 рубіни, рубін зі шляху й реліквія тепер ваші назавжди.
# names: the two others in the cave
learn-trap = Друга змія! { $names } тікають і втрачають усю здобич. А ви дивитеся на це з табору, гріючи ноги.
learn-end = От і все. Після п’яти експедицій перемагає той, у кого найбільше.
learn-press-continue = Натисніть «{ stage-deeper }».
learn-press-leave = Натисніть «{ stage-to-camp }».
learn-next = Далі
learn-skip = Пропустити
learn-again = Ще раз
learn-play = Грати
learn-part = { $number } з { $count }

## The page of the rules

learn-contents = Зміст
learn-print = Друк
learn-cards = Картки

### A first expedition with someone to explain it, and the labels of the rules' page.

## The lesson: short panels beside the stage. The learner and three others are in the cave.

learn-title = Ваша первая экспедиция
learn-enter = Вчетвером вы входите в пещеру. Карта за картой — всё глубже.
learn-split = Сокровище: 9 рубинов на четверых, по 2 каждому. Тот, что не делится, остаётся на карте.
learn-choose = После каждой карты все решают тайно: глубже или с добычей в лагерь? Пока это только начало.
learn-warning = Змея! Первая — лишь предупреждение. Вторая змея в этой пещере лишит всех, кто внутри, всей добычи.
learn-dare = В стопке ещё две змеи. Рискните открыть ещё одну карту.
# name: who has left
learn-left = { $name } выходит и по дороге забирает рубин, оставшийся на пути. В сундуке с ним ничего не случится.
learn-relic = Реликвия! Её забирает только тот, кто выходит в одиночку. Если выходят несколько, она остаётся.
# names: the two others in the cave
learn-wait = Выйдите сейчас — и она ваша, если { $names } останутся. Но впереди ещё сокровища.
learn-more = Сокровище: 7 рубинов на троих, по 2, и 1 остаётся на карте. У вас уже 4.
learn-leave = На пути лежат рубин и реликвия, а змея не дремлет. Пора выходить.
learn-alone = Вы выходите в одиночку: 4 рубина, рубин с пути и реликвия теперь ваши навсегда.
# names: the two others in the cave
learn-trap = Вторая змея! { $names } убегают и теряют всю добычу. А вы смотрите на это из лагеря, грея ноги у костра.
learn-end = Вот и всё. После пяти экспедиций побеждает тот, у кого больше всех.
learn-press-continue = Нажмите «{ stage-deeper }».
learn-press-leave = Нажмите «{ stage-to-camp }».
learn-next = Далее
learn-skip = Пропустить
learn-again = Ещё раз
learn-play = Играть
learn-part = { $number } из { $count }

## The page of the rules

learn-contents = Содержание
learn-print = Печать
learn-cards = Карты

### The coach: after a decision, what the expert would have done. value: how often, as a percentage

coach-agrees-continue = Експерт згоден: тут він іде вглиб у { $value } випадків.
coach-agrees-leave = Експерт згоден: тут він повертається у { $value } випадків.
coach-differs-continue = Експерт не згоден: тут він повертається у { $value } випадків.
coach-differs-leave = Експерт не згоден: тут він іде вглиб у { $value } випадків.
coach-close = Спірний момент: експерт повертається у { $value } випадків.
# value: nearly all, as a percentage; the sentences above take it as their own value
coach-over = понад { $value }
coach-watches = Тренер дивиться і скаже своє після вашого рішення.
coach-off = Вимкнути тренера

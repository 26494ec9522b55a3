### The coach: after a decision, what the expert would have done. value: how often, as a percentage

coach-agrees-continue = Як і експерт: він тут іде вглиб у { $value } випадків.
coach-agrees-leave = Як і експерт: він тут повертається у { $value } випадків.
coach-differs-continue = Експерт повернувся б, у { $value } випадків.
coach-differs-leave = Експерт пішов би вглиб, у { $value } випадків.
coach-close = На волосині: експерт повертається у { $value } випадків.
# value: nearly all, as a percentage; the sentences above take it as their own value
coach-over = понад { $value }
coach-watches = Тренер дивиться і скаже своє після вашого рішення.
coach-off = Вимкнути тренера

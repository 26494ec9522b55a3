### The coach: after a decision, what the expert would have done. value: how often, as a percentage

coach-agrees-continue = Как и эксперт: он здесь идёт дальше в { $value } случаев.
coach-agrees-leave = Как и эксперт: он здесь выходит в { $value } случаев.
coach-differs-continue = Эксперт бы вышел, в { $value } случаев.
coach-differs-leave = Эксперт пошёл бы дальше, в { $value } случаев.
coach-close = На волоске: эксперт выходит в { $value } случаев.
# value: nearly all, as a percentage; the sentences above take it as their own value
coach-over = более чем { $value }
coach-watches = Тренер смотрит и скажет своё после вашего решения.
coach-off = Выключить тренера

### The coach: after a decision, what the expert would have done. value: how often, as a percentage

coach-agrees-continue = Эксперт согласен: здесь он идёт глубже в { $value } случаев.
coach-agrees-leave = Эксперт согласен: здесь он возвращается в лагерь в { $value } случаев.
coach-differs-continue = Эксперт не согласен: здесь он возвращается в лагерь в { $value } случаев.
coach-differs-leave = Эксперт не согласен: здесь он идёт глубже в { $value } случаев.
coach-close = Спорный момент: эксперт возвращается в лагерь в { $value } случаев.
# value: nearly all, as a percentage; the sentences above take it as their own value
coach-over = более чем { $value }
coach-watches = Тренер смотрит и скажет своё после вашего решения.
coach-off = Выключить тренера

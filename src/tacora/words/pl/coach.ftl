### The coach: after a decision, what the expert would have done. value: how often, as a percentage

coach-agrees-continue = Ekspert się zgadza: idzie tu głębiej w { $value } przypadków.
coach-agrees-leave = Ekspert się zgadza: wraca stąd w { $value } przypadków.
coach-differs-continue = Ekspert się nie zgadza: wraca stąd w { $value } przypadków.
coach-differs-leave = Ekspert się nie zgadza: idzie tu głębiej w { $value } przypadków.
coach-close = Trudny wybór: ekspert wraca w { $value } przypadków.
# value: nearly all, as a percentage; the sentences above take it as their own value
coach-over = ponad { $value }
coach-watches = Trener patrzy i odezwie się po twojej decyzji.
coach-off = Wycisz trenera

### The coach: after a decision, what the expert would have done. value: how often, as a percentage

coach-agrees-continue = Tak jak ekspert: idzie tu głębiej w { $value } przypadków.
coach-agrees-leave = Tak jak ekspert: wraca stąd w { $value } przypadków.
coach-differs-continue = Ekspert by wrócił, w { $value } przypadków.
coach-differs-leave = Ekspert poszedłby głębiej, w { $value } przypadków.
coach-close = O włos: ekspert wraca w { $value } przypadków.
# value: nearly all, as a percentage; the sentences above take it as their own value
coach-over = ponad { $value }
coach-watches = Trener patrzy i odezwie się po twojej decyzji.
coach-off = Wycisz trenera

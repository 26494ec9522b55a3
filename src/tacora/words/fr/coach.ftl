### The coach: after a decision, what the expert would have done. value: how often, as a percentage

coach-agrees-continue = L’expert est d’accord : ici, il continue dans { $value } des cas.
coach-agrees-leave = L’expert est d’accord : ici, il sort dans { $value } des cas.
coach-differs-continue = L’expert n’est pas d’accord : ici, il sort dans { $value } des cas.
coach-differs-leave = L’expert n’est pas d’accord : ici, il continue dans { $value } des cas.
coach-close = Un choix serré : l’expert sort dans { $value } des cas.
# value: nearly all, as a percentage; the sentences above take it as their own value
coach-over = plus de { $value }
coach-watches = L’entraîneur observe et parlera après votre décision.
coach-off = Faire taire l’entraîneur

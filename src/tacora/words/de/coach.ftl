### The coach: after a decision, what the expert would have done. value: how often, as a percentage

coach-agrees-continue = Wie der Experte: Er geht hier in { $value } der Fälle weiter.
coach-agrees-leave = Wie der Experte: Er geht hier in { $value } der Fälle zurück.
coach-differs-continue = Der Experte wäre zurückgegangen, in { $value } der Fälle.
coach-differs-leave = Der Experte wäre weitergegangen, in { $value } der Fälle.
coach-close = Eine knappe Sache: Der Experte geht in { $value } der Fälle zurück.
# value: nearly all, as a percentage; the sentences above take it as their own value
coach-over = über { $value }
coach-watches = Der Trainer schaut zu und spricht nach deiner Entscheidung.
coach-off = Trainer stumm schalten

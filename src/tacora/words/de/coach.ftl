### The coach: after a decision, what the expert would have done. value: how often, as a percentage

coach-agrees-continue = Der Experte stimmt zu: Hier geht er in { $value } der Fälle weiter.
coach-agrees-leave = Der Experte stimmt zu: Hier geht er in { $value } der Fälle zurück.
coach-differs-continue = Der Experte ist anderer Meinung: Hier geht er in { $value } der Fälle zurück.
coach-differs-leave = Der Experte ist anderer Meinung: Hier geht er in { $value } der Fälle weiter.
coach-close = Eine knappe Sache: Der Experte geht in { $value } der Fälle zurück.
# value: nearly all, as a percentage; the sentences above take it as their own value
coach-over = über { $value }
coach-watches = Der Trainer schaut zu und spricht nach deiner Entscheidung.
coach-off = Trainer stumm schalten

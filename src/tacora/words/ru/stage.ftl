### The table in the browser: the cave, the choices, and what is around them.

## Hazards on the path. first: on the path; count: in the deck; rest: out of the game

stage-danger = риск
stage-hazard-seen = { $hazard }: на пути { $first }
stage-hazard-copies = { $hazard }: на пути { $first }, в стопке { $count }, выбыло { $rest }

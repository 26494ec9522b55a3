### The table in the browser: the cave, the choices, and what is around them.

## Hazards on the path. first: on the path; count: in the deck; rest: out of the game

stage-danger = ризик
stage-hazard-seen = { $hazard }: на шляху { $first }
stage-hazard-copies = { $hazard }: на шляху { $first }, у колоді { $count }, вибуло { $rest }

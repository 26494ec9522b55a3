### The table in the browser: the cave, the choices, and what is around them.

## Hazards on the path. first: on the path; count: in the deck; rest: out of the game

stage-danger = Gefahr
stage-hazard-seen = { $hazard }: auf dem Pfad { $first }
stage-hazard-copies = { $hazard }: auf dem Pfad { $first }, im Stapel { $count }, ausgeschieden { $rest }

### The table in the browser: the cave, the choices, and what is around them.

## Hazards on the path. first: on the path; count: in the deck; rest: out of the game

stage-danger = ryzyko
stage-hazard-seen = { $hazard }: w korytarzu { $first }
stage-hazard-copies = { $hazard }: w korytarzu { $first }, w talii { $count }, usunięte { $rest }

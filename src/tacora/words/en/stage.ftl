### The table in the browser: the cave, the choices, and what is around them.

## Hazards on the path. first: on the path; count: in the deck; rest: out of the game

stage-danger = danger
stage-hazard-seen = { $hazard }: on the path { $first }
stage-hazard-copies = { $hazard }: on the path { $first }, in the deck { $count }, removed { $rest }

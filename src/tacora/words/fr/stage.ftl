### The table in the browser: the cave, the choices, and what is around them.

## Hazards on the path. first: on the path; count: in the deck; rest: out of the game

stage-danger = risque
stage-hazard-seen = { $hazard } : sur le chemin { $first }
stage-hazard-copies = { $hazard } : sur le chemin { $first }, dans la pioche { $count }, retirées { $rest }

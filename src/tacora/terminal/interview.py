"""The interview: the start menu of the plain mode, question by question."""

from msgspec.structs import replace

from tacora.bots import BOTS
from tacora.records import SEATS
from tacora.records.errors import NameUnusable
from tacora.records.record import LONGEST_NAME, checked_name
from tacora.rules import EDITIONS, Seat
from tacora.rules.edition import box

from .plan import HUMAN, MODES, Plan, checked_mode, decider
from .questions import Questions


def interview(ask: Questions, plan: Plan) -> Plan:
    """The plan that the answers make; an empty line leaves it as it is."""
    say = ask.say
    modes: dict[str, str] = {mode: say(f"terminal-mode-{mode}") for mode in MODES}
    mode = checked_mode(ask.choose(say("terminal-setup-mode"), modes, plan.mode))
    editions = {name: say(f"edition-{name}") for name in EDITIONS}
    name = ask.choose(say("terminal-setup-edition"), editions, plan.edition)
    plan = replace(plan if mode == plan.mode else plan.playing(mode), edition=name)
    plan = replace(plan, relics=_relics(ask, plan))
    least, most = box(name).players
    value = len(plan.names)
    asked = say("terminal-ask-players", least=least, most=most, value=str(value))
    plan = plan.seating(ask.number(asked, least, most, value))
    for seat in range(len(plan.names)):
        plan = _seated(ask, plan, seat)
    return plan


def _relics(ask: Questions, plan: Plan) -> bool | None:
    if not plan.optional:
        return None
    return ask.agree(ask.say("terminal-ask-relics"), value=bool(plan.relics))


def _seated(ask: Questions, plan: Plan, seat: Seat) -> Plan:
    names, seats = list(plan.names), list(plan.seats)
    if seats[seat] == HUMAN:
        names[seat] = _name(ask, SEATS[seat], names[seat])
    else:
        kinds = dict.fromkeys((*BOTS, seats[seat]))
        bots = {kind: decider(kind, ask.words) for kind in kinds}
        who = ask.say("terminal-ask-who", name=names[seat])
        seats[seat] = ask.choose(who, bots, seats[seat])
    return replace(plan, names=tuple(names), seats=tuple(seats))


def _name(ask: Questions, seat: str, value: str) -> str:
    while True:
        answer = ask.line(ask.say("terminal-ask-name", seat=seat, value=value))
        if not answer:
            return value
        try:
            return checked_name(answer)
        except NameUnusable:
            ask.tell(ask.say("terminal-name-unusable", limit=LONGEST_NAME))

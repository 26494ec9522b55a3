"""The start menu in lines of text, question by question."""

from collections.abc import Sequence

from msgspec.structs import replace

from tacora.bots import quick_ladder
from tacora.records import SEATS
from tacora.records.errors import NameUnusable
from tacora.records.record import MAX_NAME_CHARACTERS, checked_name
from tacora.rules import EDITIONS, Seat
from tacora.rules.edition import box
from tacora.terminal.plan import HUMAN, MODES, Plan, checked_mode, decider
from tacora.terminal.saves import Unfinished

from .questions import Questions

_NEW = "new"


def unfinished(ask: Questions, kept: Sequence[Unfinished]) -> Unfinished | None:
    """The unfinished game to go on with, if one is wanted."""
    if len(kept) == 1:
        question = _kept("terminal-ask-resume", kept[0], ask)
        return kept[0] if ask.agree(question, value=True) else None
    options = {
        str(place): _kept("terminal-plain-kept", each, ask)
        for place, each in enumerate(kept)
    }
    options[_NEW] = ask.say("terminal-plain-new")
    chosen = ask.choose(ask.say("terminal-ask-which"), options, "0")
    return None if chosen == _NEW else kept[int(chosen)]


def _kept(key: str, each: Unfinished, ask: Questions) -> str:
    number, names = each.game.state.expedition, ask.words.enumerate(each.game.names)
    return ask.say(key, number=number, names=names, value=each.begun)


def ask_plan(ask: Questions, plan: Plan) -> Plan:
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
        kinds = dict.fromkeys((*quick_ladder(), seats[seat]))
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
            ask.tell(ask.say("terminal-name-unusable", limit=MAX_NAME_CHARACTERS))

"""What holds in any game, of any edition, at any table."""

from collections import Counter
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st
from strategies import play_through, played, players, records

from tacora import Game
from tacora.records import Record
from tacora.rules import (
    Closed,
    Decided,
    Entered,
    Hazard,
    Relic,
    Revealed,
    Treasure,
    after,
    evolve,
    set_up,
)


@given(records())
def test_no_card_is_lost(record: Record):
    state = record.start
    for event in record.log:
        state = evolve(state, event)
        joined = record.edition.deck(state.expedition)
        assert Counter(joined) == Counter(state.deck + state.path + state.removed)


@given(records())
def test_what_is_known_of_the_past_is_enough_to_play_it_again(record: Record):
    end = record.end
    cards = [*(turn.card for turn in end.history), *end.path[-1:]]
    log = play_through(
        record.start,
        lambda state: cards[len(state.history)],
        lambda state, seat: seat in end.history[len(state.history)].leavers,
        sum(isinstance(event, Revealed | Decided) for event in record.log),
    )
    assert record.log == tuple(log)


@given(records())
def test_no_gem_is_lost(record: Record):
    for before, event, now in record.steps():
        had = sum(e.satchel + e.chest for e in before.explorers) + before.gems
        has = sum(e.satchel + e.chest for e in now.explorers) + now.gems
        match event:
            case Revealed(Treasure(gems)):
                assert had + gems == has
            case Closed():  # satchels go down with a trap, the path to the supply
                lost = sum(e.satchel for e in before.explorers) + before.gems
                assert had - lost == has
            case _:
                assert had == has


@given(records(whole=True))
def test_an_expedition_always_ends(record: Record):
    end = record.end
    assert "nothing" == end.awaits
    assert 5 == sum(isinstance(event, Entered) for event in record.log)
    assert 5 == sum(isinstance(event, Closed) for event in record.log)
    assert () == end.inside
    assert [0] * len(end.explorers) == [e.satchel for e in end.explorers]


@given(records(whole=True))
def test_there_is_always_a_winner_and_nobody_beats_one(record: Record):
    end = record.end
    best = max(e.score for e in end.explorers)
    assert end.winners
    assert {best} == {end.explorers[seat].score for seat in end.winners}


@given(records())
def test_whoever_is_inside_holds_the_same(record: Record):
    for _, _, state in record.steps():
        assert len({state.explorers[seat].satchel for seat in state.inside}) <= 1
        assert all(e.satchel == 0 for e in state.explorers if not e.inside)


@given(records())
def test_a_chest_never_shrinks(record: Record):
    for before, _, now in record.steps():
        for old, new in zip(before.explorers, now.explorers, strict=True):
            assert old.chest <= new.chest
            assert new.relics[: len(old.relics)] == old.relics


@given(records())
def test_the_fold_of_the_log_is_the_state(record: Record):
    game = Game.from_record(Record(record.edition, record.names, seed=record.seed))
    for event in record.log:
        if isinstance(event, Decided) and not game.finished:
            game.decide(
                {
                    s: "leave" if s in event.leavers else "continue"
                    for s in game.state.inside
                }
            )
    known = len(record.log)
    assert list(record.log) == game.log[:known]
    assert after(record.start, game.log) == game.state


@given(records())
def test_a_trap_is_the_second_of_its_kind_and_leaves(record: Record):
    for before, event, now in record.steps():
        if isinstance(event, Closed) and event.trap:
            assert 2 == before.path.count(event.trap)
            gone = before.removed.count(event.trap)
            assert gone + 1 == now.removed.count(event.trap)


@given(records())
def test_a_path_has_two_of_a_kind_only_at_its_end(record: Record):
    for before, event, _ in record.steps():
        hazards = Counter(card for card in before.path if isinstance(card, Hazard))
        twice = [card for card, copies in hazards.items() if copies > 1]
        assert not twice or isinstance(event, Closed)


@given(records())
def test_relics_go_to_a_lone_leaver_only(record: Record):
    for before, event, now in record.steps():
        if isinstance(event, Decided):
            alone = len(event.leavers) == 1
            assert len(event.relics) == (len(before.relics) if alone else 0)
            assert now.relics == (() if alone else before.relics)


@given(records(whole=True))
def test_no_relic_is_turned_over_twice_and_no_worth_is_counted_twice(record: Record):
    shown = [e.card for e in record.log if isinstance(e, Revealed)]
    relics = Counter(card for card in shown if isinstance(card, Relic))
    assert relics <= Counter(record.edition.deck(5))
    out = [worth for e in record.end.explorers for worth in e.relics]
    box = record.edition.relics
    worths = Counter((box.printed or box.by_exit) if box else ())
    assert Counter(out) <= worths


@settings(max_examples=300)
@given(played, players, st.randoms(use_true_random=False))
def test_the_deck_cannot_run_out(box, seats, dice: Random):
    """R16, with the longest paths there can be: hazards come as late as possible."""

    def late(state):
        harmless = [
            card
            for card in state.deck
            if not isinstance(card, Hazard) or card not in state.path
        ]
        return dice.choice(harmless or state.deck)

    log = play_through(set_up(box, seats), late, lambda *_: False)
    state = after(set_up(box, seats), log)
    assert state.finished
    assert 5 == sum(isinstance(e, Closed) and e.trap is not None for e in log)

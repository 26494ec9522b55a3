"""What comes of commands, without any server."""

import itertools

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tacora.bots import bot
from tacora.expert.player import Expert
from tacora.rules import Closed, Decided, Decision, Entered, Revealed
from tacora.rules.cards import Hazard
from tacora.rules.dealer import order
from tacora.rules.errors import NotInside, PlayersOutOfRange
from tacora.server.table.commands import (
    Expire,
    Lose,
    Meet,
    Remove,
    Return,
    Said,
    SeatBot,
    Sit,
    Stand,
    Start,
)
from tacora.server.table.errors import (
    GameBegun,
    GameNotBegun,
    GameNotOver,
    NoMoreWaiting,
    NotHost,
    NotSeated,
    OnPause,
    TableFull,
    TooLate,
    UnknownBot,
)
from tacora.server.table.log import Position, begin, turn, write
from tacora.server.table.plan import plan
from tacora.wire import (
    Advice,
    Away,
    Back,
    Choose,
    Coached,
    Hosted,
    Opened,
    Options,
    Order,
    Orders,
    Pause,
    Paused,
    Rested,
    Resumed,
    Sat,
    Stood,
    Unseen,
    Unveiled,
    Wait,
    Waited,
)

GO, LEAVE = Decision.CONTINUE, Decision.LEAVE


class Hand:
    """A table in the hand: commands go in, and time passes when we say so."""

    def __init__(self, seed="s", people="abc", **options) -> None:
        options.setdefault("clock", 0)
        opened = Opened(Options(**options), "promise")
        first = write(0, 0, [opened], (), None)
        self.position: Position = begin(seed, first)
        self.log = [first]
        self.now = 1000.0
        for person in people:
            self(Sit(person, person.upper()))

    def __call__(self, *commands):
        """What happened; a refusal is raised."""
        planned = plan(self.position, commands, self.now)
        for problem in planned.answers:
            if problem is not None:
                raise problem
        draft = planned.draft
        if draft.empty and draft.deadline == self.position.deadline:
            return []
        page = draft.page()
        self.log.append(page)
        self.position = turn(self.position, page)
        assert self.position == draft.position()
        return page.happenings

    @property
    def table(self):
        return self.position.table

    def start(self):
        self(Start("a"))
        return self

    def choose(self, people, decision):
        return [
            event
            for person in people
            for event in self(Said(person, Choose(self.table.at, decision)))
        ]


def test_the_first_to_sit_is_host_and_the_table_fills_up():
    hand = Hand(people="abcd", seats=4)
    assert 0 == hand.table.host
    assert "abcd" == "".join(s.person for s in hand.table.seats)
    with pytest.raises(TableFull):
        hand(Sit("e", "E"))
    assert [] == hand(Sit("a", "A"))  # sits already


def test_only_the_host_seats_bots_removes_and_begins():
    hand = Hand()
    for command in (SeatBot("b", "brave"), Remove("b", 0), Start("b")):
        with pytest.raises(NotHost):
            hand(command)
    with pytest.raises(NotSeated):
        hand(Start("z"))
    assert [Sat("", "brave", "brave")] == hand(SeatBot("a", "brave"))
    assert [Stood(1)] == hand(Remove("a", 1))
    with pytest.raises(UnknownBot):
        hand(SeatBot("a", "nobody"))


def test_two_are_too_few():
    with pytest.raises(PlayersOutOfRange):
        Hand(people="ab").start()


def test_when_the_host_stands_up_the_next_is_host():
    assert [Stood(0), Hosted(0)] == Hand()(Stand("a"))


def test_a_host_who_is_away_hands_over():
    assert [Away(0), Hosted(1)] == Hand().start()(Lose("a"))


def test_the_last_decision_turns_all_over():
    hand = Hand().start()
    assert [] == hand.choose("ab", GO)
    events = hand.choose("c", LEAVE)
    assert (2,) == events[0].leavers
    assert isinstance(events[1], Revealed)


def test_a_decision_can_be_changed_until_the_last_is_in():
    hand = Hand().start()
    hand.choose("ab", GO)
    hand.choose("a", LEAVE)
    assert (0,) == hand.choose("c", GO)[0].leavers


def test_a_decision_for_another_card_is_too_late():
    hand = Hand().start()
    at = hand.table.at
    hand.choose("abc", GO)
    with pytest.raises(TooLate):
        hand(Said("a", Choose(at, LEAVE)))


def test_a_double_click_by_the_last_does_not_answer_the_next_card():
    hand = Hand().start()
    hand.choose("ab", GO)
    last = Said("c", Choose(hand.table.at, GO))
    answers = plan(hand.position, [last, last], 0).answers
    assert answers[0] is None
    assert isinstance(answers[1], TooLate)


def test_nobody_decides_before_the_game_or_in_camp():
    hand = Hand()
    with pytest.raises(GameNotBegun):
        hand(Said("a", Choose(0, GO)))
    hand.start()
    hand.choose("a", LEAVE)
    hand.choose("bc", GO)
    if 0 not in hand.table.deciding:
        with pytest.raises(NotInside):
            hand(Said("a", Choose(hand.table.at, GO)))


def test_nobody_sits_down_during_the_game():
    with pytest.raises(GameBegun):
        Hand().start()(Sit("z", "Z"))


def test_bots_play_a_whole_game_when_nobody_is_asked():
    hand = Hand(people="a")
    hand(SeatBot("a", "brave"), SeatBot("a", "cautious"), SeatBot("a", "counting"))
    hand.start()
    while hand.table.stage == "playing":
        hand.choose("a", LEAVE)
    assert "over" == hand.table.stage
    assert Unveiled("s") in hand.log[-1].happenings


@pytest.mark.parametrize("seed", ["s", "t", "u"])
def test_the_card_nobody_met_is_told_once_all_have_left(seed):
    hand = Hand(seed).start()
    told = hand.choose("ab", LEAVE)
    assert not any(isinstance(event, Unseen) for event in told)
    path = hand.table.state.path
    told = hand.choose("c", LEAVE)
    closed = told.index(Closed())
    cave = order(seed, hand.table.edition, 1)
    assert path == cave[: len(path)]
    assert Unseen(cave[len(path)]) == told[closed + 1]
    # The next cave is not a word nearer: it has an order of its own.
    assert Entered(2) == told[closed + 2]


def test_after_a_trap_nothing_more_is_told():
    hand = Hand().start()
    told = []
    while not any(isinstance(event, Closed) for event in told):
        told = hand.choose("abc", GO)
    assert any(isinstance(event, Closed) and event.trap for event in told)
    assert not any(isinstance(event, Unseen) for event in told)


def test_the_clock_decides_for_the_slow_by_the_rule_of_the_table():
    hand = Hand(clock=12, absence="camp").start()
    hand.choose("ab", GO)
    # Twelve seconds, and the animation: the iris opens (0.9), the card comes (0.65) and
    # is turned over (0.38).
    assert 1000 + 12 + 1.93 == pytest.approx(hand.position.deadline)
    hand.now = 1013.0
    assert [] == hand(Expire(hand.table.at))
    hand.now = 1016.0
    events = hand(Expire(hand.table.at))
    assert (2,) == events[0].leavers
    assert not any(isinstance(e, Rested) for e in events)  # slow, not absent


def test_a_clock_of_the_last_card_decides_nothing():
    hand = Hand(clock=12).start()
    at = hand.table.at
    hand.choose("abc", GO)
    hand.now = 2000.0
    assert [] == hand(Expire(at))


def test_the_table_waits_where_that_was_agreed():
    hand = Hand(clock=6, absence="wait").start()
    hand.choose("ab", GO)
    hand.now = 2000.0
    hand(Expire(hand.table.at))
    assert (2,) == tuple(set(hand.table.deciding) - hand.position.sealed.keys())


def test_absence_counts_only_while_a_decision_is_pending():
    hand = Hand().start()
    hand.choose("c", GO)
    hand(Lose("c"))
    assert hand.position.deadline is None
    hand(Lose("b"))
    assert 1030.0 == hand.position.deadline


def test_an_absent_explorer_camps_and_is_not_waited_for_again():
    hand = Hand().start()
    hand.choose("ab", GO)
    hand(Lose("c"))
    hand.now = 1031.0
    events = hand(Expire(hand.table.at))
    assert Rested(2) == events[0]
    assert (2,) == events[1].leavers
    while hand.table.state.expedition == 1:
        hand.choose("ab", LEAVE)
    assert 2 in hand.position.sealed  # decided as soon as the next cave began
    assert hand.position.sealed[2].decision is not GO


def test_a_bot_plays_on_where_that_was_agreed():
    hand = Hand(absence="bot").start()
    hand.choose("ab", GO)
    hand(Lose("c"))
    hand.now = 1031.0
    events = hand(Expire(hand.table.at))
    assert () == events[1].leavers  # a single treasure is worth staying for


def test_whoever_comes_back_decides_again():
    hand = Hand(absence="bot").start()
    hand.choose("ab", GO)
    hand(Lose("c"))
    hand.now = 1031.0
    hand(Expire(hand.table.at))
    assert [Back(2)] == hand(Return("c"))
    hand.choose("c", LEAVE)  # in place of what the bot had chosen
    hand.choose("a", GO)
    assert (2,) == hand.choose("b", GO)[0].leavers


def test_a_table_that_everyone_has_left_sleeps():
    hand = Hand(clock=6).start()
    for person in "abc":
        hand(Lose(person))
    hand.now = 5000.0
    hand(Expire(hand.table.at))
    assert () == tuple(hand.position.sealed)
    assert [Back(0), Hosted(0)] == hand(Return("a"))
    assert 5006.0 == hand.position.deadline


def test_with_a_day_a_decision_nobody_is_absent_but_the_day_ends():
    hand = Hand(clock=86400).start()
    assert [] == hand(Lose("a"))
    hand.now += 86403
    assert (0, 1, 2) == hand(Expire(hand.table.at))[0].leavers


def test_the_table_may_wait_twice():
    hand = Hand().start()
    with pytest.raises(NoMoreWaiting):
        hand(Said("a", Wait()))
    hand(Lose("c"))
    assert [Waited(0)] == hand(Said("a", Wait()))
    hand(Said("b", Wait()))
    assert 1090.0 == hand.position.deadline
    with pytest.raises(NoMoreWaiting):
        hand(Said("a", Wait()))


def test_whoever_takes_leave_is_not_waited_for():
    hand = Hand().start()
    assert [Away(2, gone=True), Rested(2)] == hand(Stand("c"))
    hand.choose("a", GO)
    assert (2,) == hand.choose("b", GO)[0].leavers
    assert [Back(2)] == hand(Sit("c", "C"))  # and may come back


def test_a_pause_needs_everyone_there_and_one_ends_it():
    hand = Hand(clock=20).start()
    hand.now = 1010.0
    hand(Said("a", Pause(wanted=True)), Said("b", Pause(wanted=True)))
    assert not hand.table.paused
    # Of twenty seconds and 1.93 until the face is up ten are over.
    paused = hand(Said("c", Pause(wanted=True)))[-1]
    assert Paused(11.93) == replace(paused, left=round(paused.left, 6))
    assert hand.position.deadline is None
    with pytest.raises(OnPause):
        hand.choose("a", GO)
    hand.now = 9000.0
    assert [Resumed()] == hand(Said("b", Pause(wanted=False)))
    assert 9011.93 == pytest.approx(hand.position.deadline)


def test_orders_decide_when_they_apply():
    hand = Hand().start()
    hand(Said("a", Order(Orders(camp_at=1, otherwise="ask"))))
    while hand.table.state.explorers[0].satchel < 1:
        assert 0 not in hand.position.sealed
        hand.choose("abc", GO)
    assert LEAVE is hand.position.sealed[0].decision
    assert not hand.position.sealed[0].shown  # the others do not count it


def test_orders_are_followed_at_once_and_can_be_overruled():
    hand = Hand().start()
    hand(Said("a", Order(Orders(camp_danger=0))))
    hand.choose("a", GO)
    hand.choose("b", GO)
    assert () == hand.choose("c", GO)[0].leavers


def test_whoever_has_nothing_to_lose_runs_on_until_a_hazard_comes():
    asked = 0
    for seed in range(20):
        hand = Hand(seed=str(seed)).start()
        hand(Said("a", Order(Orders(empty=True))))
        for _ in range(30):
            state = hand.table.state
            if hand.table.stage == "over" or 0 not in hand.table.deciding:
                break
            loot = state.explorers[0].satchel or state.gems or state.relics
            hazard = isinstance(state.path[-1], Hazard)
            asked += not loot
            assert (0 in hand.position.sealed) == (not loot and not hazard)
            hand.choose("abc", GO)
    assert asked


def test_alone_in_the_cave_one_may_stay():
    hand = Hand().start()
    hand(Said("a", Order(Orders(alone=True, camp_at=0))))
    hand.choose("a", GO)
    events = hand.choose("bc", LEAVE)
    assert (1, 2) == events[0].leavers
    went_on = [e for e in events if isinstance(e, Decided)]
    assert len(went_on) > 1  # to the bitter end, without being asked


def test_orders_for_everything_play_a_game_without_a_word():
    hand = Hand()
    hand.start()
    for person in "abc":
        hand(Said(person, Order(Orders(camp_at=5, otherwise="continue"))))
    assert "over" == hand.table.stage


def test_a_rematch_is_one_table_whoever_asks():
    hand = Hand()
    hand.start()
    with pytest.raises(GameNotOver):
        hand(Meet("a", "again"))
    while hand.table.stage == "playing":
        hand.choose("abc", LEAVE)
    hand(Meet("b", "again"))
    assert [] == hand(Meet("a", "other"))
    assert "again" == hand.table.rematch


PEOPLE = "abcd"
commands = st.one_of(
    st.builds(Said, st.sampled_from(PEOPLE), st.builds(Pause, st.booleans())),
    st.builds(Said, st.sampled_from(PEOPLE), st.just(Wait())),
    st.builds(Lose, st.sampled_from(PEOPLE)),
    st.builds(Return, st.sampled_from(PEOPLE)),
    st.builds(Stand, st.sampled_from(PEOPLE)),
    st.builds(Sit, st.sampled_from(PEOPLE), st.just("N")),
    st.tuples(st.sampled_from(PEOPLE), st.sampled_from(Decision)),
    st.tuples(st.sampled_from(PEOPLE), st.sampled_from(Decision)),
    st.tuples(st.sampled_from(PEOPLE), st.sampled_from(Decision)),
    st.builds(
        Said,
        st.sampled_from(PEOPLE),
        st.builds(Order, st.none() | st.builds(Orders, camp_at=st.integers(0, 20))),
    ),
    st.floats(0, 60),
)


@settings(max_examples=60)
@given(
    st.lists(commands, max_size=60),
    st.sampled_from([0, 6, 86400]),
    st.sampled_from(["camp", "bot", "wait"]),
)
def test_any_table_can_be_read_again_from_its_log(script, clock, absence):
    hand = Hand(people=PEOPLE, clock=clock, absence=absence).start()
    for command in script:
        match command:
            case float():
                hand.now += command
                hand(Expire(hand.table.at))
            case (person, decision):
                said = Said(person, Choose(hand.table.at, decision))
                _try(hand, said)
            case _:
                _try(hand, command)
    position = begin("s", hand.log[0])
    for page in hand.log[1:]:
        position = turn(position, page)
    assert hand.position == position
    firsts = [page.first for page in hand.log]
    lengths = [len(page.happenings) for page in hand.log]
    assert [0, *itertools.accumulate(lengths)][:-1] == firsts


def _try(hand, command):
    planned = plan(hand.position, [command], hand.now)
    if planned.answers == [None]:
        hand(command)
    else:
        assert planned.draft.empty  # a refusal leaves no trace


def test_a_coach_speaks_after_the_decisions_are_shown():
    hand = Hand(people="abc", help="coach")
    hand(SeatBot("a", "brave"))
    hand.start()
    expert = Expert()
    steps = 0
    happened: list = []
    while hand.table.stage == "playing":
        state, at = hand.table.state, hand.table.at
        deciding = [seat for seat in hand.table.deciding if seat < 3]
        expected = [
            Advice(seat, pytest.approx(expert.chance_to_leave(state, seat), abs=0.001))
            for seat in deciding
        ]
        for seat in deciding:
            assert not [e for e in happened if isinstance(e, Coached)]
            decision = LEAVE if (seat + at) % 3 == 0 else GO
            happened = hand(Said("abc"[seat], Choose(at, decision)))
        told = [e for e in happened if isinstance(e, Decided | Coached)]
        steps += 1
        if deciding:
            assert [Decided, Coached] == [type(event) for event in told[:2]]
            assert expected == [*told[1].advice]
        happened = []
    assert steps > 5


def test_there_is_no_coach_where_people_play_for_real():
    for help in ("none", "counts", "chances"):
        happened = Hand(people="abc", help=help).start().choose("abc", GO)
        assert any(isinstance(event, Decided) for event in happened)
        assert not any(isinstance(event, Coached) for event in happened)


def test_bots_throw_the_dice_of_their_table():
    ours = foreseen = 0
    for seed in ("one", "two", "three"):
        hand = Hand(seed, people="a")
        for _ in range(4):
            hand(SeatBot("a", "expert"))
        hand.start()
        while hand.table.stage == "playing":
            state = hand.table.state
            for seat, sealed in hand.position.sealed.items():
                ours += 1
                mine = bot("expert", seed=seed).decide(state, seat)
                assert sealed.decision is mine
                foreseen += sealed.decision is bot("expert").decide(state, seat)
            hand(Said("a", Choose(hand.table.at, GO)))
            if 0 not in hand.table.deciding:
                hand(Stand("a"))
    assert foreseen < ours

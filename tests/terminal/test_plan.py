import pytest

from tacora.bots.errors import UnknownBot
from tacora.records.errors import NameUnusable
from tacora.rules.errors import PlayersOutOfRange, RelicsAlways, UnknownEdition
from tacora.terminal.errors import TooManySeated, UnknownMode
from tacora.terminal.plan import Plan


def test_without_wishes_one_person_meets_three_bots():
    assert Plan() == Plan.of()
    assert Plan().seats == ("human", "cautious", "brave", "counting")


def test_names_are_those_of_the_people_and_bots_come_after_them():
    plan = Plan.of(names=["Zoe", "Yan"], bots=["brave"])
    assert plan.mode == "pass"
    assert plan.names == ("Zoe", "Yan", "Cy")
    assert plan.seats == ("human", "human", "brave")


def test_the_bots_asked_for_fill_the_table():
    plan = Plan.of(players=5, bots=["brave", "counting"])
    assert plan.seats == ("human", "brave", "counting", "brave", "counting")


def test_people_without_a_name_get_one():
    plan = Plan.of(players=8, mode="deal")
    assert plan.seats == ("human",) * 8
    assert plan.names[7] == "Hal"


def test_several_names_alone_are_a_table_of_people():
    assert Plan.of(names=["A", "B", "C"], mode="solo").mode == "pass"


@pytest.mark.parametrize(
    ("wish", "error"),
    [
        ({"players": 2}, PlayersOutOfRange),
        ({"players": 9}, PlayersOutOfRange),
        ({"names": list("abcdefghi")}, PlayersOutOfRange),
        ({"players": 0}, PlayersOutOfRange),
        ({"players": -1}, PlayersOutOfRange),
        ({"names": list("abcd"), "players": 3}, TooManySeated),
        ({"players": 3, "bots": ["brave"] * 5}, TooManySeated),
        ({"edition": "xx"}, UnknownEdition),
        ({"edition": "de", "relics": False}, RelicsAlways),
        ({"bots": ["lazy"]}, UnknownBot),
        ({"mode": "party"}, UnknownMode),
        ({"names": ["a,b"]}, NameUnusable),
        ({"names": [""]}, NameUnusable),
    ],
)
def test_what_cannot_be_is_refused(wish, error):
    with pytest.raises(error):
        Plan.of(**wish)


def test_a_change_of_players_keeps_those_who_sit():
    plan = Plan.of(names=["Zoe"], bots=["brave", "brave"])
    assert plan.seating(4).names == ("Zoe", "Bo", "Cy", "Di")
    assert plan.seating(4).seats == ("human", "brave", "brave", "counting")
    assert plan.seating(8).seating(3) == plan

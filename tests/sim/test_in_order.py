"""A pool works side by side, and gives back in order."""

from concurrent.futures import ThreadPoolExecutor
from itertools import count
from threading import Event

from tacora.sim.in_order import in_order


def test_what_is_done_first_waits_for_what_was_begun_first():
    second_done = Event()

    def do(number):
        if number == 0:
            assert second_done.wait(10)
        if number == 1:
            second_done.set()
        return number * number

    with ThreadPoolExecutor(2) as pool:
        done = list(in_order(pool, do, range(4), ahead=3))
    assert [(0, 0), (1, 1), (2, 4), (3, 9)] == done


def test_no_more_is_begun_than_asked_for_ahead():
    taken = []

    def tasks():
        for number in count():
            taken.append(number)
            yield number

    with ThreadPoolExecutor(2) as pool:
        work = in_order(pool, abs, tasks(), ahead=5)
        assert (0, 0) == next(work)
        assert [0, 1, 2, 3, 4] == taken
        assert (1, 1) == next(work)
        assert [0, 1, 2, 3, 4, 5] == taken
        work.close()

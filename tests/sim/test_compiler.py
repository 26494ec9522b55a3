"""How numba is told what to compile."""

import time
from concurrent.futures import ThreadPoolExecutor

from tacora.sim.engine import numba_setup


def test_threads_that_compile_at_once_tell_numba_each_function_once(monkeypatch):
    told = []

    def tell(function, *, inline):
        time.sleep(0.001)  # long enough for the others to come in between
        told.append(function)

    functions = [object() for _ in range(8)]
    monkeypatch.setattr(numba_setup, "declared", [(f, False) for f in functions])
    monkeypatch.setattr(numba_setup, "_told", 0)
    monkeypatch.setattr(numba_setup, "tell", tell)
    with ThreadPoolExecutor(4) as pool:
        for future in [pool.submit(numba_setup._tell) for _ in range(4)]:
            future.result()
    assert functions == told

"""Who sits down, as it is typed: `brave,timid*2`."""


def seats(text: str) -> list[str]:
    """Who sits down: `brave,timid*2` are three.

    >>> seats("brave, timid*2")
    ['brave', 'timid', 'timid']
    """
    line: list[str] = []
    for part in text.split(","):
        name, star, times = part.strip().rpartition("*")
        if star and times.isdecimal():
            line += [name] * min(int(times[:6]), 1000)
        else:
            line.append(part.strip())
    return line

"""Cells in columns, however wide their letters are."""

from collections.abc import Container, Sequence

from rich.cells import cell_len


def aligned(rows: Sequence[Sequence[str]], left: Container[int]) -> list[str]:
    """A line for each row; the cells of these columns begin at the left."""
    widths = [max(map(cell_len, column)) for column in zip(*rows, strict=True)]
    lines = []
    for row in rows:
        cells = []
        for place, (cell, width) in enumerate(zip(row, widths, strict=True)):
            room = " " * (width - cell_len(cell))
            cells.append(cell + room if place in left else room + cell)
        lines.append("  ".join(cells).rstrip())
    return lines

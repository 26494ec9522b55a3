"""Migrations: the numbered steps that bring an older database up to date."""

from importlib.resources import files


def migrations() -> list[tuple[int, str]]:
    """The numbered steps of the schema."""
    folder = files("tacora.server.store").joinpath("schema")
    steps = [file for file in folder.iterdir() if file.name.endswith(".sql")]
    return sorted((int(f.name[:3]), f.read_text("utf-8")) for f in steps)

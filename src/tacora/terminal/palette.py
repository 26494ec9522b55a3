"""The colours of the table, the same as on the web."""

BONE, DIM, GOLD, RUBY = "#f4e7cd", "#a2967f", "#f2c14e", "#ff6b86"
ICE, DANGER, CAMP = "#a9e6ff", "#ff5a4a", "#7fc8e8"

SEAT_COLOURS = (
    "#f09a1a",
    "#2fcba6",
    "#6d9bf8",
    "#f0705f",
    "#be9bfb",
    "#f2e640",
    "#b4fbf5",
    "#c08fb4",
)

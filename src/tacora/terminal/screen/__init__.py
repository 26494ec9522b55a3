"""The game on a screen that Textual draws."""

"""The arena: bots meet, in the same caves and on every seat, and are rated."""

"""The line that was typed: options, help, and what is wrong with it."""

"""Training: nets that learn the game by playing it against themselves."""

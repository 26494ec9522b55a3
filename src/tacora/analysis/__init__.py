"""Analysis: what decisions are worth, how games were played, how strong players are."""

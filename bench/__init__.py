"""How fast it is, as ratios against rivals of our own, all in one run."""

"""The simulator: the rules again, for millions of games a second."""

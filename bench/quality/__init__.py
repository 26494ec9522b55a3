"""How good the brain is: strength, calibration, ratings, puzzles."""

"""Measurements: ratios against named rivals, in one run."""

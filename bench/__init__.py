"""Measurements, and what was fitted by them."""

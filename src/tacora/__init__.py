"""Tacora."""

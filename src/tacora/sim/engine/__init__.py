"""The rules again, compiled: one game on one row of small integers."""

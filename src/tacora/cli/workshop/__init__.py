"""The workshop: commands for those who write a bot."""

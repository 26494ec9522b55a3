"""What commands read: recorded games and nets, from files named on the line."""

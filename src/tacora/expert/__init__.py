"""The brain: features, net, opponents, players, search and training."""

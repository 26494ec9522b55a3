"""Tables that are played or watched in this process."""

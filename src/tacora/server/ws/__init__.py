"""What comes and goes over sockets."""

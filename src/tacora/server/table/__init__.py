"""Tables, pure: what may happen at one, without a clock, a store or a loop."""

"""Events, moves and refusals as sentences."""

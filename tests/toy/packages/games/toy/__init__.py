"""A toy: a game with nothing that a game does not need."""

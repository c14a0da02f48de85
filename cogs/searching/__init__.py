"""Finding what a question means in the rulebook of a game."""

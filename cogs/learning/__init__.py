"""The guide, which explains the first round of a game, step by step, to whoever plays it for the first time."""

"""What players type: the commands of each game, made of its table of verbs."""

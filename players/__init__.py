"""Computer players: one search for all games, and for each game what its things are worth.

They play by the contract of a game only. Whatever a seat cannot know is dealt anew before anything is looked at.
"""

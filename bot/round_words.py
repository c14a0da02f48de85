"""Rounds (shifts) by each game's own word for them."""

from bot.words import Words


def round_in_words(number: int, game: str, text: Words) -> str:
    """A round of a game: "Round IV"."""
    key = f"why-round-{game}"
    return text(key if text.has(key) else "why-round", round=number)


def round_sign(number: int, game: str, text: Words) -> str:
    """The same as short as it can be said: "IV"."""
    return text("chart-round", game=game, round=number)

"""Table options in words."""

from bot.words import Words
from games.ruhrschifffahrt.options import PUBLIC_OPTIONS, Options


def option(name: str, value: str, words: Words) -> tuple[str, str]:
    """A table option in words: its question, and what the value means."""
    return words(f"ru-option-{name}"), words(f"ru-option-{name}-{value}")


def chosen(options: Options, words: Words) -> list[str]:
    """Whatever is set otherwise than by default."""
    lines: list[str] = []
    for name, values in PUBLIC_OPTIONS:
        value = getattr(options, name)
        if value != values[0]:
            question, meaning = option(name, value, words)
            lines.append(words("ru-text-option", question=question, meaning=meaning))
    return lines

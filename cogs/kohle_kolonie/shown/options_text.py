"""Table options and presets in words."""

from bot.words import Words
from games.kohle_kolonie.options import OPTION_GROUPS, RETIRED_OPTIONS, Options


def option(name: str, value: str, words: Words) -> tuple[str, str]:
    """A table option in words: its question, and what the value means."""
    return words(f"kk-option-{name}"), words(f"kk-option-{name}-{value}")


def preset(name: str, words: Words) -> tuple[str, str]:
    """A preset in words: its name, and in one sentence what differs."""
    return words(f"kk-preset-{name}"), words(f"kk-preset-about-{name}")


def groups(words: Words) -> list[tuple[str, str, tuple[str, ...]]]:
    """The groups of options for the lobby: id, name and the options in it."""
    return [(name, words(f"kk-group-{name}"), members) for name, members in OPTION_GROUPS]


def chosen(options: Options, words: Words) -> list[str]:
    """The preset, and whatever is set otherwise than by default."""
    default = Options()
    lines = [words("kk-text-preset", preset=preset(options.preset, words)[0])]
    names = [name for _, members in OPTION_GROUPS for name in members]
    for name in (*names, *(name for name, _ in RETIRED_OPTIONS)):
        value = getattr(options, name)
        if value != getattr(default, name):
            question, meaning = option(name, value, words)
            lines.append(words("kk-text-option", question=question, meaning=meaning))
    return lines

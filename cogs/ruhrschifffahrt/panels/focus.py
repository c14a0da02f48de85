"""In which panel a player goes on after leaving an answer ahead, or after being refused one."""

from typing import Final

_PANELS: Final = {
    **dict.fromkeys(("buy+", "buy-", "most", "purchases", "skip"), "purchases"),
    **dict.fromkeys(("store+", "store-", "store^", "storages"), "storages"),
    "choice": "choice",
}

SECTIONS: Final = {
    "purchases": "6.6",
    "choice": "6.1",
    "storages": "5.1",
    "haul": "6.5.2",
}
"""By the first word of a focus the section about what is chosen there."""

WITH: Final = "with"
"""What parts, in a focus on the coal hauler, a storage from the option that is taken before."""


def hauled(said: str) -> tuple[str, str]:
    """The storage that a focus on the coal hauler names, and the option before it; "" for none."""
    storage, _, option = said.partition(WITH)
    return storage.strip(), option.strip()


def focus_after(said: str) -> str:
    """The focus of the panel to which a control's argument or a command belongs."""
    words = said.split()
    if words[:1] == ["withdraw"]:
        words = words[1:]
    return _PANELS.get(words[0], "") if words else ""

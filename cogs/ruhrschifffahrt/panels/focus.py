"""In which panel a player goes on after leaving an answer ahead, or after being refused one."""

from typing import Final

_PANELS: Final = {
    **dict.fromkeys(("buy+", "buy-", "most", "purchases", "skip"), "purchases"),
    **dict.fromkeys(("store+", "store-", "store^", "storages"), "storages"),
    "choice": "choice",
}


def focus_after(said: str) -> str:
    """The focus of the panel to which a control's argument or a command belongs."""
    words = said.split()
    if words[:1] == ["withdraw"]:
        words = words[1:]
    return _PANELS.get(words[0], "") if words else ""

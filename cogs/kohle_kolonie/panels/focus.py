"""In which panel a player goes on after leaving an answer ahead, or after being refused one."""

from typing import Final

ELSEWHERE: Final = "here"
"""Last word of a form's name that was opened from the panel of the running turn."""
AHEAD: Final = "ahead"
"""First word of an answer given in its own panel, where the panel of the turn offers the same answer."""
_PANELS: Final = {
    **dict.fromkeys(("rank", "rank+", "rank-", "rank^", "ranking"), "ranking"),
    **dict.fromkeys(("spot+", "spot-", "spot^", "places"), "places"),
    **dict.fromkeys(("protect", "protection"), "protect"),
    "loading": "loading",
}

SECTIONS: Final = {
    "mines": "5.1.2a",
    "engine": "5.1.2b",
    "settlement": "5.1.2c",
    "engineer": "5.1.2d",
    "flips": "5.2.1",
    "exchanges": "5.1.2 Extras",
    "from": "5.1.2e Redeploying",
    "shift": "5.1.2e Redeploying",
    "second_miner": "5.1.2a",
    "lose_miner": "5.1.4 Discs",
    "subsidence": "5.1.4 Events",
    "declare": "5.1.8 Value",
    "bid": "5.1.8 Bids",
    "place_large": "5.1.8 Merger",
    "load": "5.1.9 Loading",
}
"""By the first word of a focus, or by a stage, the section that decides what is chosen there."""


def focus_after(said: str) -> str:
    """The focus of the panel to which a control's argument, a form or a command belongs."""
    words = said.partition("\n")[0].split()
    if words[:1] == [AHEAD]:
        return "subsidence"
    if words[:1] == ["withdraw"]:
        words = words[1:]
    if not words or words[-1] == ELSEWHERE:
        return ""
    if words[0] in ("ceil", "ceiling"):
        return f"ceiling {words[1]}" if len(words) > 1 else "ceiling"
    return _PANELS.get(words[0], "")

"""What can be done here now: three lines and the buttons for it."""

from typing import Final, Literal, TypeAlias

from bot.controls import button_id
from bot.names import game_name, table_label
from bot.outgoing.asked_text import asked
from bot.post import TEXT_LIMIT, Button, Control, Post, fit
from bot.tables.loaded import Loaded
from bot.tables.seeing import Seen
from bot.words import Words
from cogs.views.own_tables import way_to
from cogs.views.rule_ways import way_to_what_can_be_done
from games.engine.contract import Game

Situation: TypeAlias = Literal[
    "none",
    "free",
    "full",
    "seated",
    "turn",
    "waiting",
    "watching",
    "suspended",
    "paused",
    "resting",
    "over",
    "closed",
]
"""Where somebody stands. `free` and `full`: a table gathers without them; `seated`: they sit at it; `turn`: they
must decide; `watching`: others play."""
BUTTONS: Final[dict[Situation, tuple[str, ...]]] = {
    "none": ("practise", "rulebooks", "tables"),
    "free": ("join", "options", "start-rules"),
    "full": ("options", "start-rules"),
    "seated": ("start", "options", "leave", "start-rules"),
    "turn": ("act", "news", "rule", "aid", "start-rules"),
    "waiting": ("act", "mine", "news", "aid", "start-rules"),
    "watching": ("board", "log", "aid", "start-rules"),
    "suspended": ("board", "log"),
    "paused": ("board", "log", "aid"),
    "resting": ("act", "board", "log"),
    "over": ("board", "log", "rematch"),
    "closed": ("rulebooks", "tables"),
}
"""What each of them is offered."""
PLAYED: Final[tuple[Situation, ...]] = ("turn", "waiting", "watching", "paused", "resting")
"""Where a game goes on."""


def situation(seen: Seen | None, user: int) -> Situation:
    """Where somebody stands at the table that is meant, None for none."""
    if seen is None:
        return "none"
    row = seen.loaded.row
    if row.status == "lobby":
        return _gathering(seen.loaded, user)
    if row.status != "running":
        return "over" if seen.loaded.begun else "closed"
    if seen.suspended:
        return "suspended"
    return "resting" if row.resting else _playing(seen)


def help_post(seen: Seen | None, user: int, text: Words, *, refused: bool = False) -> Post:
    """Three lines about where somebody stands, and buttons for what they can do there.

    `refused`: the rules have just refused something to them. Where a game is played, the judge is named.
    """
    found = situation(seen, user)
    said = _said(seen, text)
    lines = [text(f"help-{found}", **said), text(f"help-{found}-do", **said), text(_about_rules(found, refused))]
    buttons = [button for name in BUTTONS[found] for button in _button(name, seen, text)]
    return Post(fit("\n".join(lines), TEXT_LIMIT), (tuple(buttons),) if buttons else ())


def _about_rules(found: Situation, refused: bool) -> str:
    if found not in PLAYED:
        return "help-rules"
    return "help-refused" if refused else "help-judge"


def _gathering(loaded: Loaded, user: int) -> Situation:
    if loaded.seat_of(user) is not None:
        return "seated"
    most = loaded.game.seats[-1] if isinstance(loaded.found_game, Game) else 0
    return "free" if loaded.people < most else "full"


def _playing(seen: Seen) -> Situation:
    if seen.loaded.row.paused_until is not None:
        return "paused"
    if seen.position is None:
        return "watching"
    return "turn" if seen.position.at_turn else "waiting"


def _said(seen: Seen | None, text: Words) -> dict[str, str | int]:
    if seen is None:
        return {}
    loaded = seen.loaded
    row = loaded.row
    names = [loaded.party.names[seat] for seat in loaded.active] if loaded.playable else []
    said: dict[str, str | int] = {
        "table": 0 if row.practice else table_label(row.id, row.name, text),
        "game": game_name(row.game, text),
        "seats": len(loaded.seats),
        "least": loaded.game.seats[0] if isinstance(loaded.found_game, Game) else 0,
        "most": loaded.game.seats[-1] if isinstance(loaded.found_game, Game) else 0,
        "names": text.listed(names),
        "count": len(names),
        "link": way_to(loaded),
        "asked": "",
    }
    if seen.position is not None and seen.position.at_turn:
        said["asked"] = asked(seen.view, seen.position.seat, loaded, text)
    return said


def _button(name: str, seen: Seen | None, text: Words) -> list[Control]:
    table = 0 if seen is None else seen.loaded.row.id
    game = "" if seen is None else seen.loaded.row.game
    match name:
        case "rulebooks":
            return [Button(text("button-rulebooks"), button_id("read", 0, 0, ""))]
        case "practise":
            return [Button(text("button-practise"), button_id("practise", 0, 0, "start"))]
        case "tables":
            return [Button(text("button-my-tables"), button_id("tables", 0, 0, "1"))]
        case "options":
            return [Button(text("button-rules"), button_id("rules", table))]
        case "start-rules":
            return [Button(text("button-first-game"), button_id("read", table, 0, f"{game} - start"))]
        case "aid":
            return [Button(text("button-aid"), button_id("aid", table, 0, f"{game} 0"))]
        case "rule":
            return list(way_to_what_can_be_done(seen, text)) if seen is not None else []
        case "join" | "start" | "act":
            return [Button(text(f"button-{name}"), button_id(name, table), "primary")]
        case "news" | "mine" | "board" | "log" | "rematch" | "leave":
            return [Button(text(f"button-{name}"), button_id(name, table))]
        case _:
            raise KeyError(name)

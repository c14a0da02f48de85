"""Custom ids of buttons, menus and forms: everything needed to answer a press, even after a restart.

``b:do:12:7:place mining_8`` is the button with which the holder of a seat at table 12 places workers, valid at
that seat's decision 7. ``b`` is a button, ``m`` a menu (its chosen value is the argument), ``f`` a form.
"""

import re
from typing import Final, Literal, TypeAlias, cast

import msgspec

Kind: TypeAlias = Literal["b", "m", "f"]
Op: TypeAlias = Literal[
    "act",  # open the private panel
    "mine",  # my board
    "news",  # what changed
    "back",  # take back: the last move of the open turn, or the finished turn
    "anew",  # take back all moves of the open turn
    "undo",  # ask for turns to be taken back: "<turns> <mark of the preview>"
    "repair",  # what is to be set right: "add", "why", "drop", "ask <mark>", "balance", "discard"
    "do",  # a move or plan in notation
    "show",  # the same panel with another focus
    "form",  # open a form
    "finish",  # seal the open turn
    "board",  # look at the whole board or a part of it
    "words",  # a part of the position in words, as a message of its own
    "where",  # link to the turn message
    "phase",  # the picture of one of several phases told at once: "<number> <row>"
    "join",
    "leave",
    "language",
    "rules",
    "rule",  # set one option of the lobby: "<option> <value>"
    "computer",  # gathering: "add <level>", "remove <colour>", "hints on"; free seat: "play <seat> <row>"
    "preset",  # choose a whole set of options
    "group",  # the options of one group
    "note",  # a note to oneself: the form, and its submit
    "start",
    "vote",  # "<vote> yes" or "<vote> no"
    "log",  # page of the log
    "concede",  # sure to concede
    "quit",  # sure to leave a running game
    "stop",  # sure to end a game that only whoever asks can end
    "return",  # come back to the own seat
    "decline",  # an invitation
    "stay",  # still wants to play at a gathering table
    "patience",  # days without a move until the others may go on
    "snooze",  # a reminder: "<hours> <row>"
    "pace",  # of a gathering table, and whether it reminds
    "time",  # more time for a seat: "<seat> <row>"
    "rematch",  # gather the players of an ended game anew
    "zone",  # where the people of a gathering table wake and sleep
    "forget",  # what is stored about oneself: asked once more, or "sure"
    "tables",  # a page of the own tables
    "next",  # the next table that waits, after the one of the control
    "away",  # days on which one is away: "of <absence> <page>", "back", "now <row>" and others
    "pings",  # by which way one is told: "<kind>", or "<kind> <way>"
    "hours",  # one's own waking hours: "yes <zone> <from> <to>", "change", "table"
    "server",  # what is the server's: "page <name>", or what was chosen there
    "nights",  # the form for zone and waking hours of new tables of a server
    "wanted",  # look for players
    "read",  # a section of a rulebook: "<game> <page> <id>", its page "p<number>" for that of a paragraph
    "search",  # search the rules of a game: "<game> <what was asked>"
    "share",  # show the table a section: "<page> <game> <id>"
    "compare",  # what the editions say there: "<game> <id>"
    "aid",  # a page of a game's player aid: "<game> <page>"
    "legend",  # a page of what its signs mean: "<game> <page>"
    "why",  # "<point>", "told <row>" of a message, "balance <seat> <by> <page>", "account <seat> <account> <page>"
    "help",  # what can be done here now
    "dispute",  # "<point>": a line of the log or a refusal; the choice with which it is disputed
    "ruling",  # the form for a ruling: "<choice> <point>", or "<vote> <line>" of an open dispute
    "ballot",  # a choice in a dispute, by its menu: "<vote> <row>"
    "hint",  # what the computer would compare in this decision
    "compared",  # what a computer compared before a line of the log, by its number
    "practise",  # practice games: "start <game> <seats> <level>", "learn <game>", "menu", "end" and others
    "precedents",  # a page of the precedents of a channel; in a lobby whether they are accepted
]

CUSTOM_ID_LIMIT: Final = 100
PATTERN: Final = r"(?P<kind>[bmf]):(?P<op>[a-z]+):(?P<table>[0-9]{1,18}):(?P<decision>[0-9]{1,9}):(?P<arg>(?s:.*))"
_PATTERN = re.compile(PATTERN)


class Press(msgspec.Struct, frozen=True):
    """What a custom id says. `decision` is the seat's decision number; 0 where none matters.

    With what is looked at (`read`, `compare`, `news`, `mine`) it is the page of the guide from which that was
    opened, 0 for none; with `read` and `compare` also the number of a focus of the panel.
    """

    op: Op
    table: int
    decision: int = 0
    arg: str = ""


def custom_id(kind: Kind, press: Press) -> str:
    """The custom id for a control; raises ValueError where it would not fit Discord's limit."""
    text = f"{kind}:{press.op}:{press.table}:{press.decision}:{press.arg}"
    if len(text) > CUSTOM_ID_LIMIT:
        raise ValueError(f"custom id too long: {text}")
    return text


def button_id(op: Op, table: int, decision: int = 0, arg: str = "") -> str:
    """The custom id of a button."""
    return custom_id("b", Press(op, table, decision, arg))


def menu_id(op: Op, table: int, decision: int = 0, arg: str = "") -> str:
    """The custom id of a menu; `arg` only keeps it apart from other menus of the message."""
    return custom_id("m", Press(op, table, decision, arg))


def form_id(op: Op, table: int, decision: int = 0, arg: str = "") -> str:
    """The custom id of a form."""
    return custom_id("f", Press(op, table, decision, arg))


def is_control(text: str) -> bool:
    """Whether a button or menu of that custom id is one of ours, and answered as such."""
    match = _PATTERN.fullmatch(text)
    return match is not None and match["kind"] != "f"


def number_in(arg: str) -> int | None:
    """The number that an argument is, None where it is none that we would have written."""
    return int(arg) if re.fullmatch("[0-9]{1,18}", arg) else None


def read_id(text: str) -> Press | None:
    """What a custom id says, None if it is none of ours."""
    match = _PATTERN.fullmatch(text)
    if match is None:
        return None
    return Press(cast(Op, match["op"]), int(match["table"]), int(match["decision"]), match["arg"])

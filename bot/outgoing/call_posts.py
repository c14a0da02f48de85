"""Calls beside the turn message, and what direct messages become once they wait for nobody, as posts."""

from typing import Final

from bot.controls import button_id
from bot.letters import CallLetter, DoneLetter, NoticeLetter
from bot.names import game_name, safe_text
from bot.outgoing.asked_text import FIRST, asked
from bot.outgoing.lobby_posts import labelled
from bot.post import TEXT_LIMIT, Button, Post, fit
from bot.tables.loaded import Loaded
from bot.tables.positions import shown
from bot.words import Words

UNNAMED: Final = "none"
"""What a sentence is told of a table without a name."""


def call(letter: CallLetter, loaded: Loaded, text: Words, row_id: int, *, direct: bool) -> Post:
    """The call: of which table, what is asked, and the way there. It says nothing that not everybody may know."""
    told = {
        "table": labelled(loaded, text),
        "game": game_name(loaded.row.game, text),
        "asked": _asked(letter, loaded, text),
        "link": letter.link,
        "number": loaded.row.id,
        "name": safe_text(loaded.row.name) or UNNAMED,
    }
    act = Button(text("button-act"), button_id("act", loaded.row.id, 0, str(row_id)), "primary")
    if direct:
        return Post(text(f"direct-{letter.kind}", **told), ((act,),), silent=letter.silent)
    user = letter.user
    who, line = f"<@{user}>" if user else loaded.party.names[letter.seat], text(f"direct-{letter.kind}", **told)
    seen = len(line.split(letter.link, maxsplit=1)[0]) + len(loaded.party.names[letter.seat]) <= FIRST
    line = text("call" if seen else "call-behind", who=who, line=line)
    return Post(line, ((act,),), (), (user,) if user else (), silent=letter.silent)


def done(letter: DoneLetter, text: Words) -> Post:
    """That tables wait no longer for whoever reads it."""
    tables = text.listed([str(table) for table in letter.tables])
    return Post(text("direct-done", tables=tables, count=len(letter.tables)))


def question(post: Post, letter: NoticeLetter, loaded: Loaded, text: Words) -> Post:
    """A question as a direct message: its notice, below the table at which it is asked."""
    head = text("direct-question", table=labelled(loaded, text), game=game_name(loaded.row.game, text))
    return Post(fit(f"{head}\n{post.text}", TEXT_LIMIT), post.rows)


def _asked(letter: CallLetter, loaded: Loaded, text: Words) -> str:
    """What the seat is asked to do, where it must decide."""
    if letter.kind != "turn":
        return ""
    return asked(shown(letter.position, loaded), letter.seat, loaded, text)

"""The card that looks for players, in the server's channel for it."""

from bot.controls import button_id
from bot.letters import WantedLetter
from bot.names import game_name
from bot.outgoing.clock_text import clock_words
from bot.outgoing.lobby_posts import labelled, rules_if_known, settled, where
from bot.post import TEXT_LIMIT, Button, Post, fit
from bot.tables.choosing import DAY
from bot.tables.clocks import clock_in
from bot.tables.hours import hours_of_table
from bot.tables.loaded import Loaded
from bot.tables.reminding import pace_of
from bot.timing.waking import clock
from bot.words import NATIVE, Words, language_of
from games.engine.contract import Game


def wanted(letter: WantedLetter, loaded: Loaded, text: Words, row_id: int) -> Post:
    """The card: how many seats are free, who sits there, what is played and how."""
    row, party = loaded.row, loaded.party
    game = game_name(row.game, text)
    way = where(loaded, text, row_id)
    head = text("wanted-head", game=game, table=labelled(loaded, text))
    if letter.settled:
        return Post("\n".join([head, settled(letter.settled, loaded, text)]), ((way,),))
    role = f"<@&{letter.role}> " if letter.role else ""
    free = loaded.game.seats[-1] - loaded.people if isinstance(loaded.found_game, Game) else 0
    lines = [role + head, text("wanted-free", free=free, names=text.listed(list(party.names)))]
    lines.append(text("lobby-language", language=NATIVE[language_of(row.language) or "en"]))
    lines.append(text("lobby-pace", pace=text(f"pace-{pace_of(row.pace)}")))
    if (chosen := clock_in(row.clock)) is not None:
        lines.append(text("lobby-clock", clock=clock_words(chosen, text)))
    lines += [text("lobby-patience", days=row.patience // DAY), _hours_line(loaded, text)]
    lines += rules_if_known(loaded, text)
    join = Button(text("button-join"), button_id("join", row.id, 0, str(row_id)), "success")
    buttons = (join, way) if free else (way,)
    return Post(fit("\n".join(lines), TEXT_LIMIT), (buttons,), roles=(letter.role,) if letter.role else ())


def _hours_line(loaded: Loaded, text: Words) -> str:
    """The waking hours of the table."""
    hours = hours_of_table(loaded.row)
    if hours.start == hours.end:
        return text("wanted-all-day", zone=hours.zone)
    return text("wanted-hours", start=clock(hours.start), end=clock(hours.end), zone=hours.zone)

"""What an undo would take back, in words: for the request to the table and for the preview of whoever asks."""

from bot.letters import Fallen
from bot.outgoing.telling import of_the_table
from bot.post import fit
from bot.presenter import PRESENTERS
from bot.tables.loaded import Loaded
from bot.words import MINUS, Words
from games.engine.contract import Game
from games.engine.event import Seat

MOST_OF_A_DECISION = 300
"""Characters of a decision that are told at most: the log has all of it."""


def fallen_lines(fallen: Fallen, loaded: Loaded, text: Words) -> list[str]:
    """What the turns brought each seat, who was shown something new, what the table decided; a line for each."""
    lines: list[str] = []
    gains = [gained for seat in range(len(loaded.seats)) if (gained := _gained(fallen, seat, loaded, text))]
    if gains:
        lines.append(text("undo-brought", gains=text("choices-separator").join(gains)))
    if fallen.learnt:
        who = text.listed([loaded.party.names[seat] for seat in fallen.learnt])
        everybody = len(fallen.learnt) == len(loaded.seats)
        count = len(fallen.learnt)
        lines.append(text("undo-seen-by-all") if everybody else text("undo-seen", who=who, count=count))
    lines += [text("undo-decided", what=said) for said in _decided(fallen, loaded, text)]
    if fallen.rules:
        lines.append(text("undo-rules"))
    return lines


def _decided(fallen: Fallen, loaded: Loaded, text: Words) -> list[str]:
    """What the table had decided, each as it was told."""
    if not isinstance(loaded.found_game, Game):
        return []
    presenter = PRESENTERS[loaded.game.id]
    said = [of_the_table(event, loaded.party, presenter, text) for event in fallen.decided]
    return [fit(one, MOST_OF_A_DECISION) for one in said]


def _gained(fallen: Fallen, seat: Seat, loaded: Loaded, text: Words) -> str:
    """What one seat gained and lost; empty where it did neither, or nobody can say how it is called."""
    if not isinstance(loaded.found_game, Game):
        return ""
    presenter = PRESENTERS[loaded.game.id]
    amounts: list[str] = []
    for entry in fallen.entries:
        said = presenter.amount(entry.account, abs(entry.amount), text) if entry.seat == seat else ""
        if said:
            amounts.append(f"{'+' if entry.amount > 0 else MINUS}{said}")
    return text("undo-gains", who=loaded.party.names[seat], amounts=", ".join(amounts)) if amounts else ""

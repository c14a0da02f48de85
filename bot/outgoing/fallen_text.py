"""What an undo would take back, in words: for the request to the table and for the preview of whoever asks."""

from bot.letters import Fallen
from bot.presenter import PRESENTERS
from bot.tables.loaded import Loaded
from bot.words import MINUS, Words
from games.engine.contract import Game
from games.engine.event import Seat


def fallen_lines(fallen: Fallen, loaded: Loaded, text: Words) -> list[str]:
    """What the turns brought each seat in money and points, and who was shown something new; a line for each."""
    lines: list[str] = []
    gains = [gained for seat in range(len(loaded.seats)) if (gained := _gained(fallen, seat, loaded, text))]
    if gains:
        lines.append(text("undo-brought", gains=text("choices-separator").join(gains)))
    if fallen.learnt:
        who = text.listed([loaded.party.names[seat] for seat in fallen.learnt])
        everybody = len(fallen.learnt) == len(loaded.seats)
        count = len(fallen.learnt)
        lines.append(text("undo-seen-by-all") if everybody else text("undo-seen", who=who, count=count))
    return lines


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

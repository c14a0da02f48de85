"""One mine in words, with all that touches it."""

from bot.presenter import Party
from bot.words import Words
from cogs.kohle_kolonie.names import ROMAN, Names
from cogs.kohle_kolonie.shown import player_text
from games.kohle_kolonie.terrain import Card, terrain_for
from games.kohle_kolonie.view import View


def in_full(view: View, id: str, card: Card, party: Party, names: Names, words: Words) -> str:
    """A mine card with all that is printed on it, and where it is; nothing of one that was merged away."""
    mine = view.mines[id]
    if mine.status in ("merged", "unused"):
        return ""
    return words(
        "kk-text-mine-in-full", mine=_printed(id, card, names, words), where=_where(view, id, party, names, words)
    )


def _printed(id: str, card: Card, names: Names, words: Words) -> str:
    if card.kind != "large":
        return player_text.card_in_full(id, card, names, words)
    what = words("kk-large-brings", points=names.points(card.points), income=names.coins(card.income))
    bonus = "" if card.bonus is None else f", {words(f'kk-mine-bonus-{card.bonus}')}"
    return words("kk-card-in-full", card=names.card(id), what=f"{what}{bonus}")


def _where(view: View, id: str, party: Party, names: Names, words: Words) -> str:
    mine, card = view.mines[id], terrain_for(view.options, len(view.seats)).cards[id]
    match mine.status:
        case "owned" if mine.owner is not None:
            return _owned(view, id, party.names[mine.owner], mine.owner, words)
        case "trust":
            return words(f"kk-text-in-trust-{mine.marker or 'none'}")
        case "displayed":
            return words("kk-text-for-sale")
        case _:
            return words("kk-text-from-round", round=ROMAN[card.round])


def _owned(view: View, id: str, who: str, seat: int, words: Words) -> str:
    """Whose it is, on which space, with what stands on it."""
    me, terrain = view.seats[seat], terrain_for(view.options, len(view.seats))
    at = next((index for index, held in enumerate(me.cards) if held is not None and held.card == id), None)
    parts = [] if at is None else [words("kk-text-on-space", space=terrain.spaces[at])]
    if view.mines[id].engine:
        parts.append(words("kk-price-engine"))
    if at is not None and me.rescue[at]:
        parts.append(words("kk-text-rescue"))
    if at is not None and terrain.spaces[at] in me.secured:
        parts.append(words("kk-text-secured"))
    return words("kk-text-of-player", who=who, what=", ".join(parts))

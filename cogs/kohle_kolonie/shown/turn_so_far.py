"""What the running turn has used up and what is left of it, in words."""

from bot.words import Words
from cogs.kohle_kolonie.names import Names
from games.kohle_kolonie import turns
from games.kohle_kolonie.view import View


def used_up(view: View, names: Names, words: Words) -> list[str]:
    """What the turn is about: what it used up, what is being bought, placed, rearranged, and how much is left."""
    lines = [*_used(view.turn, words), *_about(view.turn, names, words), *_left(view.turn, names, words)]
    waits = view.auction is not None and view.auction.auction.engine
    return [*lines, words("kk-auction-engine")] if waits else lines


def _used(turn: turns.Turn, words: Words) -> list[str]:
    if not isinstance(turn, turns.Acting):
        return []
    used = [word for word, is_used in (("action", turn.used.action), ("extra", turn.used.extra)) if is_used]
    return [words("kk-turn-used", items=", ".join(words(f"kk-turn-used-{word}") for word in used))] if used else []


def _about(turn: turns.Turn, names: Names, words: Words) -> list[str]:
    match turn:
        case turns.Worker(card=card) | turns.PlaceCard(card=card) | turns.SecondWorker(card=card):
            return [words("kk-turn-card", card=names.card(card))]
        case turns.SecondMiner(card=card) | turns.PlaceLarge(card=card):
            return [words("kk-turn-card", card=names.card(card))]
        case turns.SettlementMiners(village=village):
            return [words("kk-turn-village", village=names.village(village))]
        case turns.Arrange(card=card):
            return [words("kk-turn-arrange", card=names.turned(card))]
        case turns.Secure(rescued=rescued) if rescued:
            return [words("kk-turn-rescued", count=rescued)]
        case turns.LoseMiner(miners=miners):
            return [words("kk-turn-lose", miners=names.miners(miners))]
        case turns.Done(asked=asked):
            return [words("kk-turn-decided", stage=words(f"kk-stage-{asked}"))]
        case _:
            return []


def _left(turn: turns.Turn, names: Names, words: Words) -> list[str]:
    """What is left of an open miners action or its marker."""
    left = turns.miners_left(turn)
    if left is None:
        return []
    spots = ", ".join(names.spot(spot) for spot in left.inserted)
    return [
        words(
            "kk-turn-left",
            by=words(f"kk-turn-by-{left.by}"),
            insert=left.insert,
            redeploy=left.redeploy,
            engineer=left.engineer,
        ),
        *([words("kk-turn-inserted", spots=spots)] if spots else []),
        *([words("kk-turn-moved")] if left.moved else []),
    ]

"""What tells equal choices apart: villages that a worker comes from, spaces for a mine, villages to settle in."""

from collections.abc import Sequence

from cogs.kohle_kolonie.desk import Desk
from games.kohle_kolonie import facts
from games.kohle_kolonie.actions import Action, PlaceCard, TakeSettler, TakeWorker
from games.kohle_kolonie.turns import Buying, PlaceLarge


def left_behind(desk: Desk, village: str) -> str:
    """What a village is good for once a worker has left it: more workers, or room for a settlement."""
    words, there = desk.words, desk.view.villages[village]
    if there.workers > 1:
        return words("kk-effect-workers-left", count=there.workers - 1)
    settled = any(at.village == village for at in desk.me.settlements)
    full = len(there.settlements) >= desk.terrain.villages[village].spaces
    if settled or full or not there.used or not desk.me.settlements_left:
        return words("kk-effect-village-empty")
    return _at_station(desk, village, words("kk-effect-village-free", count=_scoring(desk, village)))


def settled_for(desk: Desk, village: str) -> str:
    """What a settlement there brings in every round, and whether its miners can go to a station."""
    return _at_station(desk, village, scored_for(desk, village))


def scored_for(desk: Desk, village: str) -> str:
    """What a settlement there brings in every round."""
    count = _scoring(desk, village)
    return desk.words("kk-effect-settlement", count=count) if count else desk.words("kk-effect-settlement-none")


def _at_station(desk: Desk, village: str, text: str) -> str:
    """The same with a station beside the village, if there is one."""
    return desk.words("kk-effect-settlement-station", text=text) if desk.terrain.steps.get(village) else text


def _scoring(desk: Desk, village: str) -> int:
    """To how many grounds with own mines, that being bought included, a settlement in a village would add 1."""
    cards = [held.card for held in desk.me.cards if held is not None]
    cards += [turn.card] if isinstance(turn := desk.view.turn, Buying) else []
    owned = {desk.terrain.cards[card].ground for card in cards}
    return sum(ground in owned for ground in desk.terrain.villages[village].grounds)


def secured_by(desk: Desk, space: str) -> str:
    """That only a miner can secure a mine on a space; whoever hears it knows it from the labels of the others."""
    if desk.words.spoken:
        return ""
    if no_disaster_comes(desk):
        return ""
    guarded = desk.me.rescue[desk.terrain.space_index[space]]
    return "" if guarded or space in desk.terrain.coin_spaces else desk.words("kk-effect-space-bare")


def no_disaster_comes(desk: Desk) -> bool:
    """Whether the last disaster is over (5.1.4)."""
    return desk.view.round == facts.ROUNDS and isinstance(desk.view.turn, PlaceLarge)


def line(desk: Desk, legal: Sequence[Action], brings: Sequence[str]) -> list[str]:
    """What the choices of a small decision differ in, or that they do not; nothing where their entries say it.

    Who hears them is told only that they do not.
    """
    same = int(len(set(brings)) == 1)
    kinds = {type(action) for action in legal}
    if len(brings) < 2 or desk.words.spoken:
        return no_difference(desk, brings)
    if kinds <= {TakeWorker, TakeSettler}:
        return [desk.words("kk-differ-worker", same=same)]
    if kinds == {PlaceCard} and not no_disaster_comes(desk):
        return [desk.words("kk-differ-space", same=same)]
    return no_difference(desk, brings)


def no_difference(desk: Desk, brings: Sequence[str]) -> list[str]:
    """That all choices bring the same, where they do."""
    if len(brings) < 2 or len(set(brings)) > 1:
        return []
    return [desk.words("kk-no-difference-heard" if desk.words.spoken else "kk-no-difference")]

"""What is asked for answers left ahead: which spaces, which markers, how to pay."""

from collections.abc import Sequence

from cogs.kohle_kolonie.desk import Desk
from cogs.kohle_kolonie.shown import decision_targets as targets
from cogs.kohle_kolonie.shown.decision_targets import Asked, fact
from games.kohle_kolonie import facts
from games.kohle_kolonie.actions import LeaveProtection
from renderer.picture import Target


def protection(desk: Desk, found: Sequence[LeaveProtection]) -> Asked:
    """The spaces that can be secured in the next disaster, by a coin or the marker."""
    by_coin = dict.fromkeys(space for one in found for space in one.coins)
    by_marker = dict.fromkeys(space for one in found for space in one.marker)
    spaces = [
        *(targets.space(desk, space, fact("coin", 1)) for space in by_coin),
        *(targets.space(desk, space, fact("bonus_rescue")) for space in by_marker),
    ]
    return Asked(
        "tableau", desk.words("kk-question-protect"), (fact("coin", desk.me.coins),), targets.merged(spaces)
    )


def places(desk: Desk, ranked: Sequence[str]) -> Asked:
    """The spaces for large mines, with the place in the ranking of those that have one."""
    spaces = [
        targets.space(desk, space, *([fact("rank", ranked.index(space) + 1)] if space in ranked else []))
        for space in desk.terrain.spaces
    ]
    return Asked("tableau", desk.words("kk-question-places"), (), tuple(spaces))


def ranking(desk: Desk, ranked: Sequence[str]) -> Asked:
    """The bonus markers, those ranked first and with their place."""
    places = {marker: number for number, marker in enumerate(ranked, start=1)}
    found: list[Target] = []
    for marker in sorted(facts.BONUS_MARKERS, key=lambda marker: places.get(marker, len(facts.BONUS_MARKERS))):
        one = targets.bonus(desk, marker, f"rank.{marker}", "")
        place = (fact("rank", places[marker]),) if marker in places else ()
        found.append(Target(one.place, "", one.label, (*one.figures, *place)))
    return Asked("list", desk.words("kk-question-ranking"), (), tuple(found))


def subsidence(desk: Desk) -> Asked:
    """Both ways to pay for subsidence."""
    means = (fact("coin", desk.me.coins), fact("star", desk.me.points))
    ways = (
        Target("pay.coin", "", desk.names.coins(facts.SUBSIDENCE_COINS), (fact("coin"),)),
        Target("pay.points", "", desk.names.points(facts.SUBSIDENCE_POINTS), (fact("star"),)),
    )
    return Asked("cards", desk.words("kk-question-subsidence"), means, ways)

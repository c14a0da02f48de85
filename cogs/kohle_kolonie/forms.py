"""The forms: a ceiling for a ground on one line, and a plan for miners on one line."""

from bot.controls import form_id
from bot.post import Field, Form, fit
from cogs.kohle_kolonie import panel_auction
from cogs.kohle_kolonie.desk import Desk
from games.kohle_kolonie.auction import mine_value

TITLE = 45
LONGEST = 400


def form(desk: Desk, focus: str) -> Form | None:
    """The form of a focus: "ceiling <ground>" or "plan"; None where it makes no sense now."""
    name, _, rest = focus.partition(" ")
    if name == "ceiling" and rest in desk.terrain.small and rest not in desk.view.merged:
        return _form(desk, "ceiling", _ceiling(desk, rest))
    if name == "plan" and desk.position.at_turn and desk.view.turn.stage == "miners":
        return _form(desk, "plan", "")
    return None


def _form(desk: Desk, name: str, value: str) -> Form:
    words = desk.words
    field = Field(
        name,
        fit(words(f"kk-form-{name}-label"), TITLE),
        value=value if len(value) <= LONGEST else "",
        placeholder=words(f"kk-form-{name}-placeholder"),
        long=True,
        longest=LONGEST,
    )
    identifier = form_id("do", desk.scene.table, desk.position.decision, name)
    return Form(identifier, fit(words(f"kk-form-{name}-title"), TITLE), (field,))


def _ceiling(desk: Desk, ground: str) -> str:
    """The ceiling as it is, or one at the value of the own mines, in words that are read again."""
    words, left = desk.words, panel_auction.left(desk, ground)
    value = mine_value(desk.terrain, desk.state.seats[desk.seat], ground) + desk.me.administration
    if left is None:
        left = panel_auction.plain(desk, ground, value)
    parts = [str(left.value)]
    if left.aid:
        parts.append(words("kk-say-aid-part"))
    if left.unification:
        parts.append(words("kk-say-unification-part", count=left.unification))
    if left.administration is not None:
        parts.append(words("kk-say-administration-part", count=left.administration))
    return f"{desk.names.ground(ground)}: {', '.join(parts)}"

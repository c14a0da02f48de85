"""The forms: a ceiling, a declaration, exchanges, and a plan for miners on one line."""

from bot.controls import form_id
from bot.post import Field, Form, fit
from cogs.kohle_kolonie.desk import Desk
from cogs.kohle_kolonie.panels import auction
from cogs.kohle_kolonie.panels.focus import ELSEWHERE
from cogs.kohle_kolonie.typed import steps
from games.kohle_kolonie.auction import mine_value

TITLE = 45
LONGEST = 400
SHORT = 20
"""Signs of a field that takes a number, or yes or no."""


def form(desk: Desk, focus: str) -> Form | None:
    """The form of a focus: "ceiling <ground>", "declare", "exchange", "plan"; None where it makes no sense now."""
    stage = desk.view.turn.stage if desk.position.at_turn else ""
    match focus.split():
        case ["ceiling", ground, *rest] if ground in desk.terrain.small and ground not in desk.view.merged:
            here = (ELSEWHERE,) if rest == [ELSEWHERE] else ()
            return _form(desk, " ".join(("ceiling", ground, *here)), _ceiling(desk, ground))
        case ["declare", *_] if stage == "declare":
            return _form(desk, "declare", _declaration(desk, False, 0, desk.me.administration))
        case ["exchange", *_] if stage in ("act", "miners"):
            return _form(desk, "exchange", [("coins", ""), ("workers", "")])
        case ["plan", *_] if stage == "miners":
            return _plan(desk)
        case _:
            return None


def _form(desk: Desk, focus: str, fields: list[tuple[str, str]]) -> Form:
    """A form of short fields, given by name and present value; only the first of a ceiling must be filled."""
    words, name = desk.words, focus.split()[0]
    made = [
        Field(
            field,
            fit(words(f"kk-form-field-{field}"), TITLE),
            value=value,
            required=field == "value",
            longest=SHORT,
        )
        for field, value in fields
    ]
    identifier = form_id("do", desk.party.table, desk.position.decision, focus)
    return Form(identifier, fit(words(f"kk-form-{name}-title"), TITLE), tuple(made))


def _plan(desk: Desk) -> Form:
    words = desk.words
    label, placeholder = words("kk-form-plan-label"), steps.example(desk.state, desk.seat, words)
    field = Field("plan", fit(label, TITLE), placeholder=placeholder, long=True, longest=LONGEST)
    identifier = form_id("do", desk.party.table, desk.position.decision, "plan")
    return Form(identifier, fit(words("kk-form-plan-title"), TITLE), (field,))


def _ceiling(desk: Desk, ground: str) -> list[tuple[str, str]]:
    """The ceiling as it is, or one at the value of the own mines."""
    value = mine_value(desk.terrain, desk.state.seats[desk.seat], ground) + desk.me.administration
    left = auction.left(desk, ground) or auction.plain(desk, ground, value)
    if auction.value_only(desk, ground):
        return [("value", str(left.value))]
    declared = _declaration(desk, left.aid, left.unification, left.administration or 0)
    return [("value", str(left.value)), *declared]


def _declaration(desk: Desk, aid: bool, unification: int, administration: int) -> list[tuple[str, str]]:
    """What may be declared; points of Administration only where they are chosen."""
    said = desk.words("kk-form-yes" if aid else "kk-form-no")
    fields = [("aid", said), ("unification", str(unification))]
    if desk.view.options.administration_points_optional == "chosen":
        fields.append(("administration", str(administration)))
    return fields

"""Autocomplete of the slash commands: only legal values, judged anew against the other options given.

A parameter is written "<verb> <option>", the verb of the action's notation and the option's name:

    draft order        place space        substitute coal    keep card        return place     next card
    cage level         load coal          store coal         fill order       fill coal        fill source
    pair order         pair space         pair first         pair second      mine plan        rank orders

`mine plan` offers the goals of the moment and judges a plan being typed; `rank orders` adds one card at a time to
the cards already typed.
"""

from collections.abc import Mapping
from functools import cache

from bot.errors import MalformedRefused, Refusal, Refused, RuleRefused
from bot.post import MENU_LIMIT, Choice, fit
from bot.presenter import Scene
from bot.tables.plans import plan_fault
from bot.words import LANGUAGES, Words, words
from cogs.coal_baron import goal_names, names, reading
from cogs.coal_baron.desk import CHOICE
from cogs.coal_baron.refusing import malformed, refusal
from cogs.matching import matches
from games.coal_baron import facts, mining, placing
from games.coal_baron.actions import Action, MoveCage
from games.coal_baron.game import GAME
from games.coal_baron.goals import goals
from games.coal_baron.state import State
from games.engine.contract import apply_all
from games.engine.event import Seat
from games.engine.violation import IllegalAction, MalformedAction, Violation

NOTHING = "-"
"""The value of the entry that says why the list is empty."""
OPTIONS: Mapping[str, tuple[str, ...]] = {
    "draft": ("order",),
    "place": ("space",),
    "substitute": ("coal",),
    "keep": ("card",),
    "return": ("place",),
    "next": ("card",),
    "cage": ("level",),
    "load": ("coal",),
    "store": ("coal",),
    "fill": ("order", "coal", "source"),
    "pair": ("order", "space", "first", "second"),
}
"""The options of each verb in the order of its notation."""


def suggestions(
    state: State, seat: Seat, parameter: str, typed: str, others: Mapping[str, str], words: Words
) -> list[Choice]:
    """At most 25 legal values that fit what is typed, else one entry that says why there is none."""
    verb, _, option = parameter.partition(" ")
    if verb == "mine":
        return plans(state, seat, typed, words)
    if verb == "rank":
        return rankings(state, typed, words)
    found = _values(state, seat, verb, option, others)
    if not found:
        return [_none(_why(state, seat, verb, others, words), words)]
    fitting = [value for value in found if not typed.strip() or matches(typed, _texts(value))]
    if not fitting:
        return [_keeping(typed, _no_match(typed, words))]
    return [_choice(_label(state, seat, verb, value, words), value) for value in fitting[:MENU_LIMIT]]


def plans(state: State, seat: Seat, typed: str, words: Words) -> list[Choice]:
    """The goals of the moment, or, when a plan is being typed, whether it is legal; typed text is never lost."""
    if typed.strip():
        return [_keeping(typed, _typed_plan(state, seat, typed, words))]
    found = goals(state, seat)
    if not found:
        not_now = GAME.check(state, seat, _mining_step(state, seat))
        reason = words("cb-suggest-no-goal") if not_now is None else _refused(not_now, words)
        return [_none(reason, words)]
    steps = state.turn.steps
    return [
        _choice(goal_names.label(goal, steps, words), f"goal {number}")
        for number, goal in enumerate(found, start=1)
    ]


def _mining_step(state: State, seat: Seat) -> Action:
    """A step that is always legal while mining."""
    return MoveCage(0 if state.seats[seat].cage_level else 1)


def _keeping(typed: str, choice: Choice) -> Choice:
    """The entry with the text as typed for its value where it has none and a value can hold the text."""
    if choice.value != NOTHING or not typed.strip() or len(typed) > CHOICE:
        return choice
    return Choice(choice.label, typed)


def _typed_plan(state: State, seat: Seat, typed: str, words: Words) -> Choice:
    try:
        actions = reading.actions(state, seat, typed)
        fault = plan_fault(GAME, actions)
        if fault is not None:
            return _none(words(fault), words)
        apply_all(GAME, state, seat, actions)
    except MalformedAction as error:
        return _none(malformed(error.code, error.params, words), words)
    except IllegalAction as error:
        return _none(_refused(error.violation, words), words)
    if len(typed) > CHOICE:  # a value cut to Discord's limit would be another plan
        return _choice(words("cb-suggest-plan-long"), NOTHING)
    return Choice(words("cb-suggest-plan", steps=len(actions)), typed)


def rankings(state: State, typed: str, words: Words) -> list[Choice]:
    """What is typed of a ranking with its last card completed, or with one more open card each."""
    if state.phase != "draft":
        return [_none(refusal(_draft_over(), _NOBODY, words), words)]
    try:
        ranked, last = _typed_ranking(state, typed)
    except MalformedAction as error:
        return [_keeping(typed, _none(malformed(error.code, error.params, words), words))]
    left = [card for card in state.draft if card not in ranked]
    if not left:
        return [_keeping(typed, _none(words("cb-suggest-ranked-all"), words))]
    fitting = [card for card in left if not last or matches(last, _texts(card))]
    longer = [(card, " ".join((*ranked, card))) for card in fitting]
    place = len(ranked) + 1
    choices = [
        _choice(words("cb-numbered", number=place, text=names.order_in_full(card, words)), value)
        for card, value in longer
        if len(value) <= CHOICE
    ]
    return choices[:MENU_LIMIT] or [_keeping(typed, _no_match(typed, words))]


def _typed_ranking(state: State, typed: str) -> tuple[list[str], str]:
    """The cards typed so far, and the last item as far as it is typed; raises MalformedAction."""
    *done, last = typed.replace(";", ",").split(",")
    ranked = [card for part in done for card in reading.cards_of(state, part)]
    rest = last.split()
    while rest and rest[0].lower() in state.draft:
        ranked.append(rest.pop(0).lower())
    return ranked, " ".join(rest)


def _draft_over() -> Violation:
    return Violation("draft-over", "Mise en place 10")


def _choice(label: str, value: str) -> Choice:
    return Choice(fit(label, CHOICE), value)


def _none(reason: str, words: Words) -> Choice:
    return _choice(words("cb-suggest-none", reason=reason), NOTHING)


def _no_match(typed: str, words: Words) -> Choice:
    return _choice(words("cb-suggest-no-match", typed=typed[:40]), NOTHING)


def line(verb: str, options: Mapping[str, str]) -> str:
    """The text for `actions` that a command with these options means; an empty ranking withdraws."""
    if verb == "mine":
        return f"plan {options.get('plan', '')}"
    if verb == "rank":
        return f"rank {options['orders']}" if options.get("orders", "").strip() else "unrank"
    given = [options[name] for name in OPTIONS[verb] if options.get(name)]
    return " ".join((verb, *given))


def meant(state: State, seat: Seat, verb: str, options: Mapping[str, str]) -> str:
    """The text for `actions` of a command in which names stand for what is legal; unclear ones stay as typed."""
    given = dict(options)
    for option in OPTIONS.get(verb, ()):
        typed = given.get(option, "")
        legal = _values(state, seat, verb, option, given) if typed else []
        found = [value for value in legal if matches(typed, _texts(value))]
        if typed.strip().lower() not in legal and len(found) == 1:
            given[option] = found[0]
    return line(verb, given)


def spaces_matching(typed: str) -> list[str]:
    """The worker spaces that a typed text can mean, in any of the languages."""
    return [space for space in facts.SPACES if matches(typed, _texts(space))]


def _values(state: State, seat: Seat, verb: str, option: str, others: Mapping[str, str]) -> list[str]:
    """The legal values of an option, given the others, each once."""
    rows = [row for action in GAME.legal_actions(state, seat) for row in _rows(verb, action)]
    given = {name: value for name, value in others.items() if name != option and value}
    kept = [row for row in rows if all(row.get(name) == value for name, value in given.items())]
    return list(dict.fromkeys(row[option] for row in kept))


def _rows(verb: str, action: Action) -> list[dict[str, str]]:
    """An action's values by option; the two cubes of a pair can be given in either order."""
    first, *values = GAME.notation(action).split()
    if first != verb:
        return []
    if verb == "fill" and len(values) == 2:
        values.append("cage")
    rows = [dict(zip(OPTIONS[verb], values, strict=True))]
    if verb == "pair":
        rows.append({**rows[0], "first": rows[0]["second"], "second": rows[0]["first"]})
    return rows


_EXAMPLES: Mapping[str, str] = {
    "order": "handcart_01",
    "space": "bank",
    "coal": "yellow",
    "card": "none",
    "place": "top",
    "level": "0",
    "source": "cage",
    "first": "cage:yellow",
    "second": "cage:yellow",
}


def _why(state: State, seat: Seat, verb: str, others: Mapping[str, str], words: Words) -> str:
    """Why nothing is legal, in words."""
    try:
        violation = GAME.check(state, seat, _example(state, seat, verb, others))
    except MalformedAction as error:
        return malformed(error.code, error.params, words)
    return words("cb-suggest-nothing") if violation is None else _refused(violation, words)


def _example(state: State, seat: Seat, verb: str, others: Mapping[str, str]) -> Action:
    """The nearest example of such an action, whose refusal says why nothing is legal; raises MalformedAction."""
    if verb == "mine":
        return _mining_step(state, seat)
    examples = {**_EXAMPLES, **_at_hand(state, seat, verb, others.get("order")), **_PER_VERB.get(verb, {})}
    values = (others.get(name) or examples[name] for name in OPTIONS[verb])
    return GAME.parse(" ".join((verb, *values)))


def _at_hand(state: State, seat: Seat, verb: str, order: str | None) -> dict[str, str]:
    """An order with a free space (that which is given), and a cube that is there: what could be used first."""
    me = state.seats[seat]
    held = [own for own in me.outstanding if order in (None, own.order)]
    wanting = [own for own in held if mining.free_coals(own)] or held
    free = mining.free_coals(wanting[0]) if wanting else []
    in_mine = [cube for section in me.sections for cube in section.cubes if cube]
    coals = {"load": in_mine, "store": [*me.cage], "fill": [*(coal for coal in free if coal in me.cage), *free]}
    found = {"order": wanting[0].order} if wanting else {}
    if fitting := coals.get(verb):
        found["coal"] = fitting[0]
    if verb == "pair":
        found["space"] = free[0] if free else facts.COALS[0]
    return found


def objection(state: State, seat: Seat, verb: str, options: Mapping[str, str]) -> Refusal | None:
    """Why a command with options that cannot be read was impossible anyway: not one's turn, or nothing legal."""
    if verb == "rank":
        return None if state.phase == "draft" else RuleRefused(_draft_over(), 1, 1, verb)
    violation = GAME.check(state, seat, _mining_step(state, seat))
    if violation is not None and (violation.code in _ABOVE_ALL or verb == "mine"):
        return RuleRefused(violation, 1, 1, verb)
    if NOTHING not in options.values() or verb == "mine":
        return None
    others = {name: value for name, value in options.items() if value != NOTHING}
    try:
        violation = GAME.check(state, seat, _example(state, seat, verb, others))
    except MalformedAction as error:
        return MalformedRefused(error.code, error.params)
    return Refused("cb-nothing-chosen") if violation is None else RuleRefused(violation, 1, 1, verb)


def _refused(violation: Violation, words: Words) -> str:
    """The refusal in words; whose turn it is instead stands in the channel, names are not known here."""
    if violation.code == "not-your-turn":
        return words("cb-suggest-not-your-turn")
    return refusal(violation, _NOBODY, words)


_ABOVE_ALL = ("not-your-turn", "game-over")
"""What is said before anything else."""
_PER_VERB: Mapping[str, Mapping[str, str]] = {"next": {"card": "handcart_01"}}
_NOBODY = Scene(table=0, names=(), plain_names=(), colours=(), users=())


def _label(state: State, seat: Seat, verb: str, value: str, words: Words) -> str:
    """A value by name, with its cost where it has one."""
    if verb == "place":
        needed = placing.workers_needed(state, value)
        cost = words("cb-workers-of", needed=needed, have=state.seats[seat].workers)
        if value in ("factory_draw", "order_draw"):
            cost = words("cb-cost-for-good", cost=cost)
        return words("cb-choice-with-cost", label=_offer(state, value, words), cost=cost)
    if verb == "keep" and value in facts.TILES:
        price = names.francs(facts.TILES[value].price, words)
        return words("cb-choice-with-cost", label=names.tile(value, words), cost=price)
    return names.capital(name_of(value, words))


def _offer(state: State, space: str, words: Words) -> str:
    """A worker space with the tile and its price, or the card, at its slot."""
    name, found = names.capital(names.space(space, words)), facts.SPACES[space]
    if not found.number or found.area not in ("factory", "orders"):
        return name
    card = (state.tile_slots if found.area == "factory" else state.order_slots)[found.number - 1]
    if card is None:
        return name
    if card in facts.TILES:
        price = names.francs(facts.TILES[card].price, words)
        return words(
            "cb-text-offer", space=name, offer=words("cb-text-tile", tile=names.tile(card, words), price=price)
        )
    return words("cb-text-offer", space=name, offer=names.order(card, words))


def name_of(value: str, words: Words) -> str:
    """Any value of a parameter by name."""
    if value in facts.SPACES:
        return names.space(value, words)
    if value in facts.ORDERS or value in facts.TILES:
        return names.card(value, words)
    if value in facts.COALS:
        return names.coal(value, words)
    if value.isdecimal():
        return names.level(int(value), words)
    if ":" in value:
        source, _, coal = value.partition(":")
        return words("cb-cube-from", coal=names.coal(coal, words), source=words(f"cb-source-{source}"))
    if value in ("cage", "storage"):
        return words(f"cb-source-{value}")
    return words("cb-choice-none") if value == "none" else words(f"cb-place-{value}")


@cache
def _texts(value: str) -> tuple[str, ...]:
    """Everything by which a value is found: its id, its name and further words in each language."""
    spoken = [words(language) for language in LANGUAGES]
    texts = [value.replace(":", " "), *(name_of(value, each) for each in spoken)]
    if value in facts.ORDERS:
        texts += [names.order_plainly(value, each) for each in spoken]
    if value in facts.SPACES:
        texts += [_found_by(value, each) for each in spoken]
    return tuple(texts)


def _found_by(space: str, words: Words) -> str:
    """A space's name with the other words people may look for it by."""
    found = facts.SPACES[space]
    further = words(f"cb-find-{found.area}")
    drawn = words("cb-find-draw") if space.endswith("_draw") else ""
    number = str(found.number) if found.number else ""
    return " ".join((names.space(space, words), further, drawn, number))

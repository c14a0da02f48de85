"""/kohle ahead: answers whose options are more than fields."""

from collections.abc import Callable, Sequence
from typing import Final, get_args

from bot.post import MENU_LIMIT, Choice
from bot.words import LANGUAGES, Words
from bot.words import words as in_language
from cogs.desk import CHOICE, choice
from cogs.interactions.completing import nothing
from cogs.kohle_kolonie import things
from cogs.kohle_kolonie.typed.vocabulary import VOCABULARY
from cogs.typed.commands import Command, Option, Options
from cogs.typed.meaning import meant, typed_ranking, unclear
from cogs.typed.vocabulary import keeping, none, none_fits
from games.engine.event import Seat
from games.engine.fields import Between
from games.engine.violation import MalformedAction
from games.kohle_kolonie import facts
from games.kohle_kolonie.actions import Action, AnswerName, LeaveCeiling, LeavePlaces, LeaveRanking
from games.kohle_kolonie.game import GAME
from games.kohle_kolonie.state import State
from games.kohle_kolonie.terrain import terrain_of


def _parts(typed: str) -> list[str]:
    return [part.strip() for part in typed.replace(";", ",").split(",") if part.strip()]


# Rankings


def _ranking(state: State, seat: Seat, options: Options, words: Words) -> str:
    return " ".join(("rank", *_markers(state, seat, options["markers"], words)))


def _places(state: State, seat: Seat, options: Options, words: Words) -> str:
    return " ".join(("places", *_spaces(state, seat, options["spaces"], words)))


def _protection(state: State, seat: Seat, options: Options, words: Words) -> str:
    coins, marker = (_spaces(state, seat, options.get(what, ""), words) for what in ("coins", "marker"))
    return " ".join(("protect", *coins, *(("marker", *marker) if marker else ())))


def _markers(state: State, seat: Seat, typed: str, words: Words) -> list[str]:
    """Bonus markers by id, or by name with commas between them."""
    every, listed = facts.BONUS_MARKERS, typed.lower().split()
    if all(word in every for word in listed):
        return listed
    return [VOCABULARY.id_of(state, "bonus", part, every, words) for part in _parts(typed)]


def _spaces(state: State, seat: Seat, typed: str, words: Words) -> list[str]:
    """Spaces of the tableau by id, or between commas by what is written on them or the mine that lies there."""
    ids = {space.lower(): space for space in terrain_of(state).spaces}
    listed = typed.replace(";", " ").replace(",", " ").lower().split()
    if all(word in ids for word in listed):
        return [ids[word] for word in listed]
    return [_space(state, seat, part, words) for part in _parts(typed)]


def _space(state: State, seat: Seat, typed: str, words: Words) -> str:
    spaces, texts = terrain_of(state).spaces, _texts_of_spaces(state, seat)
    found = meant(typed, spaces, texts.__getitem__)
    if len(found) == 1:
        return found[0]
    listed = [things.name(state, "space", space, words) for space in found or spaces]
    raise unclear("name-ambiguous" if found else "name-unknown", typed.strip(), listed, "")


def _texts_of_spaces(state: State, seat: Seat) -> dict[str, list[str]]:
    """By space, what it is found by: its id, what is written on it, the seat's mine that lies there."""
    texts: dict[str, list[str]] = {}
    for space, held in zip(terrain_of(state).spaces, state.seats[seat].cards, strict=True):
        texts[space] = [space, *(in_language(language)("kk-choice-space", space=space) for language in LANGUAGES)]
        if held is not None:
            texts[space] += things.texts(state, "card", held.card)
    return texts


def _growing(
    kind: str, test: Callable[[State], Action], entries: Callable[[State, Seat, str, Words], Sequence[str]]
) -> Callable[[State, Seat, str, str, Options, Words], Sequence[Choice]]:
    """What is typed of a ranking, with one more entry each; `entries` are those that a part of it means."""

    def offered(
        state: State, seat: Seat, option: str, typed: str, others: Options, words: Words
    ) -> Sequence[Choice]:
        every = things.known(state, kind)
        violation = GAME.check(state, seat, test(state))
        if violation is not None:
            return [none(VOCABULARY.refused(violation, words), words)]
        try:
            ranked, rest = typed_ranking(typed, every, lambda part: entries(state, seat, part, words))
        except MalformedAction as error:
            return [keeping(typed, nothing(VOCABULARY.malformed(error.code, error.params, words)))]
        left = [entry for entry in every if entry not in ranked]
        if not left:
            return [keeping(typed, none(words("suggest-ranked-all"), words))]
        fitting = VOCABULARY.found(state, kind, rest, left)
        longer = [
            choice(_entry(state, kind, entry, words), value)
            for entry in fitting
            if len(value := " ".join((*ranked, entry))) <= CHOICE
        ]
        return longer[:MENU_LIMIT] or [keeping(typed, none_fits(typed, words))]

    return offered


def _entry(state: State, kind: str, entry: str, words: Words) -> str:
    return words("kk-choice-space", space=entry) if kind == "space" else things.name(state, kind, entry, words)


# Ceilings


def _grounds(state: State, seat: Seat, option: str, typed: str, others: Options, words: Words) -> Sequence[Choice]:
    """The grounds for which a ceiling may be left, by the round in which they are consolidated."""
    terrain = terrain_of(state)
    open_grounds = sorted(
        (ground for ground in terrain.small if GAME.check(state, seat, LeaveCeiling(ground, 1)) is None),
        key=lambda ground: terrain.cards[ground].round,
    )
    if not open_grounds:
        violation = GAME.check(state, seat, LeaveCeiling(next(iter(terrain.small)), 1))
        return [none(VOCABULARY.refused(violation, words) if violation else words("suggest-nothing"), words)]
    fitting = VOCABULARY.found(state, "ground", typed, open_grounds)
    shown = [VOCABULARY.entry(state, seat, "ceiling", "ground", ground, words) for ground in fitting[:MENU_LIMIT]]
    return shown or [none_fits(typed, words)]


def _ceiling(options: Options) -> str:
    """Ground and value, and what to declare: all of it is said."""
    aid = "aid" if options.get("aid") == "True" else "none"
    said = (options["ground"], options["value"], aid, options.get("unification", "0"))
    return " ".join(("ceiling", *said, options.get("administration", ""))).rstrip()


def _ceiling_meant(state: State, seat: Seat, options: Options, words: Words) -> str:
    legal = [ground for ground in things.known(state, "ground") if ground not in state.merged]
    return _ceiling({**options, "ground": VOCABULARY.id_of(state, "ground", options["ground"], legal, words)})


def _withdrawal(options: Options) -> str:
    return f"withdraw {options['answer']} {options.get('ground', '')}".rstrip()


def _withdrawal_meant(state: State, seat: Seat, options: Options, words: Words) -> str:
    """A ground by name: one with a ceiling to withdraw before any other."""
    if not options.get("ground"):
        return _withdrawal(options)
    legal = [ceiling.ground for ceiling in state.seats[seat].answers.ceilings]
    return _withdrawal({**options, "ground": VOCABULARY.id_of(state, "ground", options["ground"], legal, words)})


RANKING: Final = Command(
    "ahead ranking",
    (Option("markers"),),
    lambda options: f"rank {options['markers']}",
    _ranking,
    _growing("bonus", lambda state: LeaveRanking(("wagon",)), _markers),
)
CEILING: Final = Command(
    "ahead ceiling",
    (
        Option("ground"),
        Option("value", between=Between(0, 99)),
        Option("aid", required=False, yes_or_no=True),
        Option("unification", required=False, between=Between(0, 9)),
        Option("administration", required=False, between=Between(0, 9)),
    ),
    _ceiling,
    _ceiling_meant,
    _grounds,
)
PROTECT: Final = Command(
    "ahead protect",
    (Option("coins", required=False, plain=True), Option("marker", required=False, plain=True)),
    lambda options: f"protect {options.get('coins', '')} marker {options.get('marker', '')}",
    _protection,
)
PLACES: Final = Command(
    "ahead places",
    (Option("spaces"),),
    lambda options: f"places {options['spaces']}",
    _places,
    _growing("space", lambda state: LeavePlaces(terrain_of(state).spaces), _spaces),
)
WITHDRAW: Final = Command(
    "ahead withdraw",
    (Option("answer", values=get_args(AnswerName)), Option("ground", required=False, plain=True)),
    _withdrawal,
    _withdrawal_meant,
)
AHEAD: Final = (RANKING, CEILING, PROTECT, PLACES, WITHDRAW)

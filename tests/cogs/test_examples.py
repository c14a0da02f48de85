"""What cannot be read is answered with an example of the very thing that was tried, in every game."""

from collections.abc import Sequence
from typing import Any, get_args

import pytest

from bot.presenter import Presenter, presenter_of
from bot.words import LANGUAGES, Language, words
from cogs.coal_baron import PRESENTER as COAL_BARON
from cogs.coal_baron.told.refusing import example_in_words
from cogs.kohle_kolonie import PRESENTER as KOHLE
from cogs.kohle_kolonie.told.refusing import example_in_words as kohle_in_words
from games.engine.notation import split_plan
from games.engine.verbs import Row
from games.engine.violation import MalformedAction
from games.registry import GAMES
from tests.cogs.cogs_of_games import cog_part
from tests.cogs.test_slips import beginning
from tests.games.tables import verbs_of

EVERY = [(presenter_of(game), verbs_of(game), cog_part(game, "told.refusing").USUAL) for game in GAMES]


def shown(presenter: Presenter, example: str, language: Language) -> str:
    """An example as it is shown: steps of mining and of a turn in words of the reader."""
    if presenter is KOHLE:
        return kohle_in_words(example, words(language))
    return example_in_words(example, words(language)) if presenter is COAL_BARON else example


@pytest.mark.parametrize("language", LANGUAGES)
def test_examples_of_kohle_kolonie_are_read_in_the_words_of_the_reader(language: Language) -> None:
    state, game = beginning("kohle_kolonie"), GAMES["kohle_kolonie"]
    for verb in verbs_of("kohle_kolonie"):
        said = kohle_in_words(verb.example, words(language))
        assert list(game.read(state, 0, KOHLE.spelt(state, 0, said))) == [game.parse(verb.example)], said
    assert kohle_in_words("engine A1", words("de")) == "Dampfmaschine A1"


def refused(presenter: Presenter, line: str) -> MalformedAction:
    with pytest.raises(MalformedAction) as caught:
        split_plan(line, presenter.game.parse)
    return caught.value


@pytest.mark.parametrize(("presenter", "verbs", "usual"), EVERY)
def test_there_is_an_example_of_every_action_and_all_can_be_read(
    presenter: Presenter, verbs: Sequence[Row[Any, Any]], usual: str
) -> None:
    game = presenter.game
    read: list[Any] = [game.parse(line) for line in (verb.example for verb in verbs)]
    assert {type(action) for action in read} == set(get_args(game.action_type))
    assert len(split_plan(usual, game.parse)) > 1


@pytest.mark.parametrize(("presenter", "verbs", "usual"), EVERY)
def test_the_example_is_of_the_verb_that_was_typed(
    presenter: Presenter, verbs: Sequence[Row[Any, Any]], usual: str
) -> None:
    for verb in verbs:
        error = refused(presenter, f"{verb.word.upper()} 7 7 7 7 $ nonsense")
        for language in LANGUAGES:
            assert presenter.malformed(error.code, error.params, words(language)).endswith(
                shown(presenter, verb.example, language)
            )
    for language in LANGUAGES:
        unknown = MalformedAction("unknown-verb", word="fly")
        assert presenter.malformed(unknown.code, unknown.params, words(language)).endswith(
            shown(presenter, usual, language)
        )


@pytest.mark.parametrize(
    ("presenter", "said", "example"),
    [
        (KOHLE, "rank nonsense", "rank rescue miners aid"),
        (KOHLE, "put 1 A1", "put 2"),
        (COAL_BARON, "rank nonsense", "rank truck_08 truck_09"),
    ],
)
def test_commands_that_were_answered_with_moving_miners(presenter: Presenter, said: str, example: str) -> None:
    error = refused(presenter, said)
    told = presenter.malformed(error.code, error.params, words("en"))
    assert told == f"Step 1 cannot be read: `{said}`. Example: {example}"

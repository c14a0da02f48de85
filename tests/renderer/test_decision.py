"""Pictures to decide from: head, signs and cards, of any game."""

from typing import Any

import coal_baron_samples as samples
import pytest

from renderer import decision, fonts
from renderer.draw import draw
from renderer.picture import Target
from renderer.scene import Scene

LONG = "Maximiliane von und zu Hohenlimburg"


def drawn(**changed: Any) -> tuple[int, int]:
    """The size of a picture in which every text fits its box."""
    with fonts.strict_text():
        done = draw(samples.picture(kind="decision", **changed))
    return done.width, done.height


def targets(count: int) -> tuple[Target, ...]:
    return tuple(
        Target(f"place_{n}", chr(65 + n), f"Choice {n}", (("coin", str(n)),), n == 1) for n in range(count)
    )


def test_few_choices_stand_in_one_column():
    question, means = "Where do you start?", (("coin", "12"),)
    assert drawn(seat=0, question=question, means=means, targets=targets(6)) == (1080, 686)


def test_more_choices_stand_in_two_columns():
    assert drawn(question="Which?", targets=targets(14)) == (1080, 780)


@pytest.mark.parametrize("means", [(), (("coin", "12"), ("star", "104"), ("coin", "0"))])
def test_a_long_name_leaves_room_for_a_long_question(means: tuple[tuple[str, str], ...]):
    question = "Which miners are lost in the disaster of this round?"
    assert drawn(seat=0, names=(LONG, "Ben", "Chloé"), question=question, means=means) == (1080, 136)


def test_each_choice_has_a_place_for_the_marks():
    scene: Scene = decision.cards_only(samples.picture(kind="decision", targets=targets(3)), decision.ICONS)
    assert set(scene.places) == {"place_0", "place_1", "place_2"}
    assert len(set(scene.places.values())) == 3

"""What is remembered of the newest interactions."""

from bot.recent import Recent


def test_an_interaction_is_new_once_and_what_was_kept_first_stays() -> None:
    recent = Recent[str]()
    assert recent.keep(7, "a")
    assert not recent.keep(7, "b")
    assert recent.of(7) == "a"
    recent.forget(7)
    recent.forget(7)
    assert recent.of(7) is None


def test_the_oldest_make_room() -> None:
    recent = Recent[int](kept=3)
    for interaction in range(10):
        recent.keep(interaction, interaction)
    assert [recent.of(one) for one in range(10)] == [None] * 7 + [7, 8, 9]

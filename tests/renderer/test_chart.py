"""The chart of points by round: readable on a phone, every number in it, nothing outside its box."""

import io
from itertools import pairwise
from typing import Any

import chart_samples as samples
import kohle_kolonie_samples as kohle
import msgspec
import pytest
from colours_seen import contrast
from PIL import Image

from games.engine.gains import Gains
from renderer import chart, fonts, scene
from renderer.canvas import Canvas
from renderer.draw import compose, draw
from renderer.picture import IncompletePicture, Picture
from renderer.score_sheet import FAINT
from renderer.theme import PAPER, rgb

PICTURES = samples.all_pictures()
LONG = ("W" * 32, "Maximilian-Alexander von Hohenstein", "i" * 60, "Anne\u2028Marie", "\ufdfd" * 32)


def written(picture: Picture, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, float]]:
    """Every text of a picture with its size."""
    found: list[tuple[str, float]] = []
    fit = fonts.fit

    def noted(face: fonts.Face, text: str, size: float, box: float, **options: Any) -> fonts.Fitted:
        fitted = fit(face, text, size, box, **options)
        found.append((text, fitted.size))
        return fitted

    monkeypatch.setattr(fonts, "fit", noted)
    scene.forget()
    compose(picture)
    return found


@pytest.mark.slow
@pytest.mark.parametrize("language", samples.WORDS)
@pytest.mark.parametrize("name", PICTURES)
def test_all_texts_stay_in_their_boxes(name: str, language: str) -> None:
    picture = PICTURES[name]
    words = dict(zip(chart.WORDS, samples.WORDS[language], strict=True))
    with fonts.strict_text():
        compose(msgspec.structs.replace(picture, words={**picture.words, **words}))
        named = LONG[: len(picture.names)]
        compose(msgspec.structs.replace(picture, names=named, headline=" & ".join(named), title="Punkte " * 20))


@pytest.mark.slow
@pytest.mark.parametrize("name", PICTURES)
def test_a_phone_shows_it(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert [text for text in written(PICTURES[name], monkeypatch) if text[1] < 28] == []
    drawn = draw(PICTURES[name])
    assert drawn.width == 1600
    assert 3 / 4 <= drawn.height / drawn.width <= 1.15
    assert len(drawn.png) <= 100_000
    with Image.open(io.BytesIO(drawn.png)) as image:
        assert image.size == (drawn.width, drawn.height)


@pytest.mark.parametrize("name", PICTURES)
def test_every_number_stands_in_it(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    picture = PICTURES[name]
    gains = picture.gains
    assert gains is not None
    found = [text for text, _ in written(picture, monkeypatch)]
    said = [f"+{points}" if points > 0 else f"−{-points}" if points < 0 else "0"
            for step in (*gains.rounds, gains.closing) for points in step]  # fmt: skip
    for text in set(said):
        assert found.count(text) >= said.count(text)
    for total in gains.totals:
        assert found.count(f"−{-total}" if total < 0 else str(total)) >= 2
    for label in picture.rounds:
        assert found.count(label) >= 2


def test_points_from_before_the_first_round_stand_there_only_where_there_are_some(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with_start = written(PICTURES["chart, 4 players"], monkeypatch)
    assert [text for text, _ in with_start].count("Start") == 2
    without = written(PICTURES["chart, below nothing"], monkeypatch)
    assert [text for text, _ in without].count("Start") == 1


def test_equal_points_stay_apart_and_plates_do_not_touch(monkeypatch: pytest.MonkeyPatch) -> None:
    gains = Gains((2,) * 5, ((3,) * 5, (0,) * 5), (1,) * 5)
    discs: list[tuple[float, float, float]] = []
    bands: list[float] = []

    def disc(canvas: Canvas, x: float, y: float, radius: float, colour: str) -> None:
        discs.append((x, y, radius))

    def band(canvas: Canvas, x: float, y: float, *_: Any) -> None:
        bands.append(y)

    monkeypatch.setattr(chart, "player_disc", disc)
    monkeypatch.setattr(chart, "player_band", band)
    like = PICTURES["chart, 5 players"]
    compose(samples.picture(like, gains, ("I", "II")))
    ends = sorted(x for x, y, radius in discs if radius == 17 and y == discs[3][1])
    assert len(ends) == 5
    assert all(b - a >= 20 for a, b in pairwise(ends))
    assert all(b - a > 62 for a, b in pairwise(sorted(bands)))


def test_what_brought_nothing_can_still_be_read() -> None:
    assert contrast(FAINT, PAPER) >= 4.5
    assert rgb(FAINT) != rgb(PAPER)


def test_a_chart_without_points_is_refused() -> None:
    with pytest.raises(IncompletePicture):
        compose(msgspec.structs.replace(PICTURES["chart, 4 players"], gains=None))


def test_a_name_of_several_words_is_not_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    """Beside its line a name that is too long for the plate stands on two."""
    named = ("Anna", "Apprentice Yellow", "Apprentice Orange")
    picture = msgspec.structs.replace(PICTURES["chart, 3 players"], names=named)
    said = [text for text, _ in written(picture, monkeypatch)]
    assert said.count("Apprentice") == 2
    assert {"Yellow", "Orange"} <= set(said)


def test_the_columns_of_a_score_sheet_stand_by_rank(monkeypatch: pytest.MonkeyPatch) -> None:
    """Names, points, counts, totals and tie-breaks move together; what the small numbers are is said."""
    picture = kohle.all_pictures()["kohle score sheet"]
    assert picture.outcome is not None
    order = [seat for rank in picture.outcome.ranks for seat in rank]
    assert order != sorted(order)
    said = [text for text, _ in written(picture, monkeypatch)]
    assert [text for text in said if text in picture.names] == [picture.names[seat] for seat in order]
    assert picture.words["counted_note"] in said
    row = next(row for row in picture.outcome.rows if row.counts is not None and len(set(row.counts)) > 2)
    at = said.index(picture.words[f"source_{row.source}"])
    numbers = [text for text in said[at + 1 : at + 1 + 2 * len(order)] if text.startswith("(")]
    assert numbers == [f"({row.counts[seat]})" for seat in order if row.counts is not None]

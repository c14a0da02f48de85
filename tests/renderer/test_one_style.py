"""Names side by side look alike, and headings are in capitals in every language."""

import coal_baron_samples
import kohle_kolonie_samples
import pytest
import ruhrschifffahrt_samples
from msgspec.structs import replace
from recorded import recording, texts_of

from renderer import fonts
from renderer.canvas import Canvas
from renderer.picture import Picture
from renderer.scene import Scene
from renderer.sheets import put_heading
from renderer.theme import PAPER

PICTURES: dict[str, Picture] = {
    **coal_baron_samples.all_pictures(),
    **kohle_kolonie_samples.all_pictures(),
    **ruhrschifffahrt_samples.all_pictures(),
}
ROWS = (
    *("kohle board, 5 players", "kohle score sheet", "ruhr board, 3 players", "ruhr score sheet"),
    *("kohle auction", "kohle auction, 5 players"),
    *("board, 4 players", "board, 2 players", "score sheet"),
)
NAMES = {
    "short": ("Jo", "Anna", "Ben", "Éloïse", "Tom"),
    "one longer": ("Jo", "Maximiliane W.", "Ben", "Éloïse", "Tom"),
    "one endless": ("Jo", "Anna", "W" * 32, "Éloïse", "Tom"),
    "all endless": ("W" * 32, "Wolfeschlegelsteinhausen", "M" * 30, "Œ" * 32, "Q" * 32),
    "eastern": ("王小明", "Anna", "山田太郎", "Éloïse", "김철수"),
}


def styles(picture: Picture, names: tuple[str, ...]) -> set[float]:
    """The sizes in which names are set, whole or cut."""
    picture = replace(picture, names=names[: len(picture.names)], headline="")
    found = [text for text in texts_of(picture) for name in picture.names if text.text.rstrip("…") in name]
    whole = [text for text in found if len(text.text.rstrip("…")) > 1]
    assert len(whole) >= len(picture.names)
    return {text.size for text in whole}


@pytest.mark.slow
@pytest.mark.parametrize("kind", NAMES)
@pytest.mark.parametrize("name", ROWS)
def test_names_in_a_row_have_one_size(name: str, kind: str) -> None:
    assert len(styles(PICTURES[name], NAMES[kind])) == 1


@pytest.mark.one_quick
@pytest.mark.parametrize("kind", NAMES)
@pytest.mark.parametrize("name", ["draft, 4 players", "kohle area auction"])
def test_names_under_others_have_one_size(name: str, kind: str) -> None:
    """Those over the cards taken in a draft, below the plates; those on the lanes of a crop, below its sign."""
    assert len(styles(PICTURES[name], NAMES[kind])) <= 2


def test_one_style_is_the_largest_in_which_all_fit() -> None:
    room = fonts.width(fonts.split("name", "Maximiliane"), 30)
    assert fonts.alike("name", [("Anna", 200), ("Ben", 200)], 34) == ("name", 34)
    assert fonts.alike("name", [("Anna", 200), ("Maximiliane", room)], 34) == ("name", 30)
    face, size = fonts.alike("name", [("Anna", 200), ("W" * 32, 200)], 34)
    assert (face, size) == ("label", 34)
    assert fonts.alike("name", [("W" * 32, 200)], 34) == ("label", 28)


@pytest.mark.parametrize(
    ("heading", "written"),
    [
        ("Größe des Hauses", "GRÖSSE DES HAUSES"),
        ("Élévateur à Œuvre", "ÉLÉVATEUR À ŒUVRE"),
        ("Bonus markers", "BONUS MARKERS"),
    ],
)
@pytest.mark.parametrize("room", [500, 250])
def test_headings_are_in_capitals_however_little_room_there_is(heading: str, written: str, room: float) -> None:
    scene = Scene(600, 60, PAPER)
    with recording() as texts, fonts.strict_text():
        put_heading(scene, 0, 0, room, heading)
    assert [(text.text, text.size >= 28) for text in texts] == [(written, True)]


def test_spaced_capitals_stand_in_their_box() -> None:
    canvas = Canvas(200, 40, ground=PAPER)
    wide = canvas.text(0, 20, "GRÖSSE", face="label", size=30, spacing=1.5, box=200)
    assert wide == pytest.approx(fonts.width(fonts.split("label", "GRÖSSE"), 30, 1.5))

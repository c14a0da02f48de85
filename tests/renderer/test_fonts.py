"""Letters, names and boxes of texts (traps 46, 47, 48)."""

import threading
from concurrent.futures import ThreadPoolExecutor

import pytest
from PIL import Image, ImageDraw

from renderer import cmap, fonts
from renderer.fonts import ELLIPSIS, FILES, TextLeavesBox, fit, has, readable_name, split, width, wrap

LATIN = "ÄÖÜäöüßÀÂÆÇÉÈÊËÎÏÔŒÙÛŸàâæçéèêëîïôœùûÿ«»„“”’–—…·ĄĆĘŁŃŚŹŻąćęłńśźżĞğİıŞşČčĎďĚěŇňŘřŠšŤťŮůŽžÅåØø0123456789"
LABEL_FACES: list[fonts.Face] = ["title", "name", "number", "label", "text"]


@pytest.mark.parametrize("face", LABEL_FACES)
def test_every_letter_of_our_languages_is_there(face: fonts.Face) -> None:
    """Trap 46: looked up in the font's own table."""
    assert [letter for letter in LATIN if not has(face, letter)] == []


def test_what_the_faces_lack_is_known() -> None:
    assert not has("label", "ẞ")
    assert not has("label", "→")
    assert has("other", "Ж")
    assert has("other", "Ω")


def drawn(letter: str) -> bytes:
    """The pixels of a letter."""
    image = Image.new("L", (80, 80))
    ImageDraw.Draw(image).text((10, 10), letter, fill=255, font=fonts.font("name", 40))
    return image.tobytes()


def test_the_table_agrees_with_the_drawn_glyphs() -> None:
    """A letter in the table is drawn unlike the box for missing glyphs."""
    missing = drawn("\U000f0000")
    for letter in "AÉğ7":
        assert drawn(letter) != missing
    assert drawn("漢") == missing
    assert ord("漢") not in cmap.letters(FILES["name"])


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Éloïse", "Éloïse"),
        ("E\u0301loi\u0308se", "Éloïse"),
        ("Grażyna", "Grażyna"),
        ("Ωμέγα", "Ωμέγα"),
        ("Жанна", "Жанна"),
        ("Tom\u2028Sawyer", "Tom Sawyer"),
        ("Tom\nSawyer", "Tom Sawyer"),
        ("Ann\u200ba", "Anna"),
        ("Jö\U0001f600rg 👨‍👩‍👧‍👦", "Jörg"),
        ("\U0001f1e9\U0001f1ea Max", "Max"),
        ("Z\u0336a\u0334l\u0335go", "Zalgo"),
        ("𝔄𝔫𝔫𝔞", "Anna"),
        ("漢字", "Blue"),
        ("देवनागरी", "Blue"),
        ("ᚠᚢᚦ", "Blue"),
        ("محمد", "Blue"),
        ("אבג", "Blue"),
        ("\ufdfd" * 32, "Blue"),
        ("👨‍👩‍👧‍👦", "Blue"),
        ("\u200b\u2060", "Blue"),
        ("", "Blue"),
    ],
)
def test_names_are_readable_or_replaced(name: str, shown: str) -> None:
    """Trap 46: never a box; one letter that cannot be drawn gives the colour's name."""
    assert readable_name(name, "Blue") == shown


def test_a_name_may_mix_faces() -> None:
    assert split("name", "Anna Жук") == (("name", "Anna "), ("other", "Жук"))


def test_a_long_text_shrinks_first() -> None:
    fitted = fit("label", "Extraction", 40, width(split("label", "Extraction"), 34))
    assert 28 <= fitted.size <= 34
    assert fitted.runs == (("label", "Extraction"),)


@pytest.mark.parametrize("name", ["W" * 32, "i" * 200, "Wolfeschlegelsteinhausenbergerdorff", "Ж" * 40])
def test_a_long_name_is_cut_within_its_box(name: str) -> None:
    """Trap 47: cut with an ellipsis at the smallest size, never wider than the box."""
    fitted = fit("name", name, 36, 200, cut=True)
    assert fitted.size == 28
    assert fitted.width <= 200
    assert "".join(text for _, text in fitted.runs).endswith(ELLIPSIS)


def test_a_name_is_set_narrower_before_it_is_cut() -> None:
    fitted = fit("name", "Grażyna Wójcik", 34, 180, cut=True)
    assert fitted.runs == (("label", "Grażyna Wójcik"),)
    assert width(split("name", "Grażyna Wójcik"), 28) > 180
    assert fitted.size > 28


def test_strict_text_raises_for_a_label_but_not_for_a_name() -> None:
    with fonts.strict_text():
        assert fonts.is_strict()
        with pytest.raises(TextLeavesBox):
            fit("label", "Auslieferung", 40, 30)
        assert fit("name", "Auslieferung", 40, 60, cut=True).width <= 60
    assert fit("label", "Auslieferung", 40, 60).width <= 60


def test_wrapping_uses_as_few_lines_as_it_needs() -> None:
    assert wrap("label", "Neuer Auftrag", 30, 1000) == ("Neuer Auftrag",)
    assert wrap("label", "Neuer Auftrag", 30, 100) == ("Neuer", "Auftrag")


def test_each_thread_has_its_own_fonts() -> None:
    """Trap 48: FreeType faces are never shared between threads."""
    gate = threading.Barrier(4)

    def own() -> int:
        font = fonts.font("label", 40)
        gate.wait()
        return id(font)

    with ThreadPoolExecutor(4) as pool:
        found = [pool.submit(own) for _ in range(4)]
        assert len({one.result() for one in found}) == 4


def test_loaded_fonts_are_bounded() -> None:
    for size in range(10, 110):
        fonts.font("text", size)
    loaded = fonts._loaded.fonts  # pyright: ignore[reportPrivateUsage]
    assert len(loaded) <= 64

"""Letters, names and boxes of texts (traps 46, 47, 48)."""

import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from PIL import Image, ImageDraw, ImageFont

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
        ("Jörg 👨‍👩‍👧‍👦", "Jörg"),
        ("Jö\U0001f600rg", "Jö rg"),
        ("Tom👩🏽‍🚀Max", "Tom Max"),
        ("1\ufe0f\u20e3 Anna", "1 Anna"),
        ("\U0001f1e9\U0001f1ea Max", "Max"),
        ("Z\u0336a\u0334l\u0335go", "Zalgo"),
        ("𝔄𝔫𝔫𝔞", "Anna"),
        ("王小明", "王小明"),
        ("山田 太郎さん・ー", "山田 太郎さん・ー"),
        ("山田（太郎）", "山田（太郎）"),
        ("김철수", "김철수"),
        ("\u1100\u1161", "가"),
        ("\u1100", "Blue"),
        ("ｶﾀｶﾅ", "ｶﾀｶﾅ"),
        ("Ａｎｎａ王", "Anna王"),
        ("Anna 王小明", "Anna 王小明"),
        ("\u202e王\u200f小\u2066明", "王小明"),
        ("𠮷野", "Blue"),
        ("देवनागरी", "Blue"),
        ("ᚠᚢᚦ", "Blue"),
        ("אבג", "Blue"),
        ("Anna אבג", "Blue"),
        ("ܐܒܓ", "Blue"),
        ("สมชาย", "Blue"),
        ("\ufdfd" * 32, "Blue"),
        ("👨‍👩‍👧‍👦", "Blue"),
        ("\u200b\u2060", "Blue"),
        ("", "Blue"),
    ],
)
def test_names_are_readable_or_replaced(name: str, shown: str) -> None:
    """Trap 46: never a box; one letter that cannot be drawn gives the colour's name."""
    assert readable_name(name, "Blue") == shown


ARABIC = ("محمد", "علي رضا", "Ali محمد", "گل‌نار", "\u202bمحمد\u202c", "محمد ١٢")


@pytest.mark.skipif(not fonts.sets_arabic(), reason="this Pillow cannot set Arabic")
@pytest.mark.parametrize("name", ARABIC)
def test_an_arabic_name_is_drawn_where_its_letters_can_be_joined(name: str) -> None:
    readable = readable_name(name, "Blue")
    assert readable != "Blue"
    assert "arabic" in [face for face, _ in split("name", readable)]


@pytest.mark.parametrize("name", ARABIC)
def test_an_arabic_name_is_the_colour_where_they_cannot(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fonts, "sets_arabic", lambda: False)
    assert readable_name(name, "Blue") == "Blue"


@pytest.mark.skipif(not fonts.sets_arabic(), reason="this Pillow cannot set Arabic")
def test_arabic_letters_are_joined_and_stand_from_right_to_left() -> None:
    """Two letters that become one are narrower; the first letter, a thin one, stands right; words are one run."""
    assert width(split("name", "لا"), 40) < 0.8 * sum(width(split("name", letter), 40) for letter in "لا")
    image = Image.new("L", (160, 80))
    ImageDraw.Draw(image).text((10, 60), "اس", fill=255, font=fonts.font("arabic", 40), anchor="ls")
    box = image.getbbox()
    assert box is not None
    high = [image.crop((x, 0, x + 6, 40)).getbbox() is not None for x in (box[0], box[2] - 6)]
    assert high == [False, True]
    assert split("name", "محمد علي") == (("arabic", "محمد علي"),)
    assert split("name", "Ali محمد") == (("name", "Ali "), ("arabic", "محمد"))
    cut = fit("name", "عبد الرحمن الرحيم", 34, 120, cut=True)
    assert [face for face, _ in cut.runs] == ["arabic"]
    assert cut.runs[0][1].endswith(ELLIPSIS)


def test_only_arabic_depends_on_the_machine() -> None:
    layouts = {face: fonts.font(face, 40).layout_engine for face in FILES if face != "arabic"}
    assert set(layouts.values()) == {ImageFont.Layout.BASIC}


@pytest.mark.parametrize("name", ["Éloïse", "Grażyna Wójcik", "Жанна", "Jö\U0001f600rg"])
def test_the_large_fonts_are_not_read_for_other_names(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []
    letters = cmap.letters

    def noted(path: Path) -> frozenset[int]:
        read.append(path.name)
        return letters(path)

    monkeypatch.setattr(cmap, "letters", noted)
    fit("name", readable_name(name, "Blue"), 36, 100, cut=True)
    assert read
    assert not {FILES["eastern"].name, FILES["arabic"].name} & set(read)


def test_every_bundled_font_has_its_licence() -> None:
    folder = FILES["name"].parent
    licences = {path.stem.removeprefix("LICENSE_") for path in folder.glob("LICENSE_*.txt")}
    assert {path.stem.split("_")[0] for path in folder.glob("*.ttf")} == licences
    assert {path.name for path in folder.glob("*.ttf")} == {path.name for path in FILES.values()}


def test_a_name_may_mix_faces() -> None:
    assert split("name", "Anna Жук") == (("name", "Anna "), ("other", "Жук"))


def test_a_long_text_shrinks_first() -> None:
    fitted = fit("label", "Extraction", 40, width(split("label", "Extraction"), 34))
    assert 28 <= fitted.size <= 34
    assert fitted.runs == (("label", "Extraction"),)


@pytest.mark.parametrize(
    "name",
    [
        "W" * 32,
        "i" * 200,
        "Wolfeschlegelsteinhausenbergerdorff",
        "Ж" * 40,
        "王" * 32,
        "김철수 " * 8,
        "Anna 王 " * 6,
    ],
)
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
    for size in range(10, 30):
        fonts.font("eastern", size)
    assert sum(face == "eastern" for face, _ in loaded) == 8

"""Files of pictures: what was sent is not kept."""

import gc
import weakref

from bot.post import Shot
from bot.widgets import file_of
from games.coal_baron.game import GAME
from games.engine.contract import Setup
from renderer.picture import Drawn, Picture


def test_the_bytes_of_a_picture_are_free_once_it_was_sent() -> None:
    """Without any collection: hundreds of pictures may be sent before the next one."""
    state = GAME.new_game(Setup(seats=2, options=GAME.options_type(), seed="0" * 32)).state
    picture = Picture(
        game=GAME.id,
        kind="board",
        view=GAME.observe(state, None),
        names=("A", "B"),
        colours=GAME.colours[:2],
        words={},
        title="",
        subtitle="",
    )
    shot = Shot(picture, "board-7", "A board")
    gc.disable()
    try:
        file = file_of(shot, Drawn(b"png" * 1000, 1, 1))
        kept = weakref.ref(file.fp)
        file.reset(seek=1)
        assert file.fp.read() == b"png" * 1000
        file.close()
        del file
        assert kept() is None
    finally:
        gc.enable()

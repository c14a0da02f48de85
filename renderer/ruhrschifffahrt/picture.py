"""What a picture of Ruhrschifffahrt is asked for with."""

from typing import TypeAlias

import renderer.picture
from games.ruhrschifffahrt.view import View

Picture: TypeAlias = renderer.picture.Picture[View]

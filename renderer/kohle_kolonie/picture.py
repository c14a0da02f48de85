"""What a picture of Kohle & Kolonie is asked for with."""

from typing import TypeAlias

import renderer.picture
from games.kohle_kolonie.view import View

Picture: TypeAlias = renderer.picture.Picture[View]

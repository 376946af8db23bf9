"""The icons for phones that take no SVG, drawn from it.

python -m tests.browser.icons       draws them anew, after `icon.svg` has changed
"""

from __future__ import annotations

import base64
import re
import shutil
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import sync_playwright

from referee.sheet.assets import STATIC
from tests.run import CHROMIUM

SVG = (STATIC / "icon.svg").read_text(encoding="utf-8")
GROUND = re.findall(r'<rect[^>]*fill="(#\w+)"', SVG)[0]
"""The colour below everything."""


@dataclass(frozen=True)
class Icon:
    """A square picture: how much of it the drawing takes, and whether its corners are filled."""

    name: str
    size: int
    scale: float = 1.0
    is_filled: bool = False


ICONS = (
    Icon("icon-192.png", 192),
    Icon("icon-512.png", 512),
    # Whatever a phone cuts it to, it leaves a circle of four fifths.
    Icon("icon-maskable-512.png", 512, scale=0.8, is_filled=True),
    # The phone rounds the corners itself, and shows black where it can see through.
    Icon("apple-touch-icon.png", 180, is_filled=True),
)

DRAW = """async ({ source, size, scale, ground }) => {
  const picture = Object.assign(new Image(), { src: source });
  await picture.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: size, height: size });
  const pen = canvas.getContext("2d");
  const margin = (size * (1 - scale)) / 2;
  if (ground) Object.assign(pen, { fillStyle: ground }).fillRect(0, 0, size, size);
  pen.drawImage(picture, margin, margin, size * scale, size * scale);
  return canvas;
}"""
"""A canvas with a picture on it."""


def plan(icon: Icon) -> dict[str, Any]:
    """How the SVG draws an icon, as `DRAW` takes it."""
    source = f"data:image/svg+xml;base64,{base64.b64encode(SVG.encode()).decode()}"
    ground = GROUND if icon.is_filled else None
    return {"source": source, "size": icon.size, "scale": icon.scale, "ground": ground}


def draw_all() -> None:
    """Writes every icon beside the SVG."""
    path = next(filter(None, map(shutil.which, CHROMIUM)))
    with sync_playwright() as playwright:
        page = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"]).new_page()
        for icon in ICONS:
            address = page.evaluate(
                f"async (plan) => (await ({DRAW})(plan)).toDataURL('image/png')", plan(icon)
            )
            content = base64.b64decode(address.partition(",")[2])
            (STATIC / icon.name).write_bytes(content)


if __name__ == "__main__":
    draw_all()

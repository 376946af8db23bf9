"""The icons that phones put on their home screens."""

from __future__ import annotations

import json
import struct
from collections.abc import Callable

from referee.sheet.assets import load
from referee.sheet.pages import base_of
from tests.browser.icons import DRAW, ICONS, plan
from tests.browser.sheet import Sheet
from tests.serving import Phone

MOST_BYTES = 40_000
MEAN_DIFFERENCE = 1.0
"""Of 255: browsers smooth edges a little differently."""
SAFE = 0.4
"""How far from the middle, in widths, a maskable icon is sure to be seen."""

COMPARED = f"""async (plans) => {{
  const [there, drawn] = await Promise.all(plans.map({DRAW}));
  const pixelsOf = (canvas) => canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height).data;
  const [pixels, expected] = [pixelsOf(there), pixelsOf(drawn)];
  const ground = pixels.slice(2 * there.width ** 2, 2 * there.width ** 2 + 3);
  let [sum, reach, isOpaque] = [0, 0, true];
  for (let at = 0; at < pixels.length; at += 4) {{
    const apart = [0, 1, 2, 3].map((part) => Math.abs(pixels[at + part] - expected[at + part]));
    sum += apart.reduce((one, other) => one + other);
    isOpaque &&= pixels[at + 3] === 255;
    if ([0, 1, 2].every((part) => Math.abs(pixels[at + part] - ground[part]) < 12)) continue;
    const [row, column] = [Math.floor(at / 4 / there.width), (at / 4) % there.width];
    reach = Math.max(reach, Math.hypot(row - there.width / 2, column - there.width / 2) / there.width);
  }}
  return {{ difference: sum / pixels.length, isOpaque, reach }};
}}"""
"""How far two drawings differ; whether the first is nowhere see-through, and how far from its middle it
shows anything but the colour at its left edge."""


def test_an_icon_is_what_the_svg_draws(open_phone: Callable[..., Sheet], api: Phone) -> None:
    phone = open_phone(bypass_csp=True)  # to draw what is not served
    phone.open()
    for icon in ICONS:
        path = f"{base_of(load())}/{icon.name}"
        answer = api.send("GET", path)
        assert (answer.status, answer.headers["Content-Type"]) == (200, "image/png"), icon
        assert struct.unpack(">II", answer.body[16:24]) == (icon.size, icon.size), icon
        assert len(answer.body) <= MOST_BYTES, icon
        served = {"source": path, "size": icon.size, "scale": 1, "ground": None}
        found = phone.page.evaluate(COMPARED, [served, plan(icon)])
        assert found["difference"] < MEAN_DIFFERENCE, icon
        assert found["isOpaque"] == icon.is_filled, icon
        assert icon.scale == 1 or found["reach"] <= SAFE, icon


def test_the_page_and_its_manifest_name_icons_that_are_there(api: Phone) -> None:
    base = base_of(load())
    page = api.send("GET", "/").body.decode()
    assert f'<link rel="apple-touch-icon" href="{base}/apple-touch-icon.png">' in page
    manifest = json.loads(api.send("GET", f"{base}/referee.webmanifest").body)
    named = {(one["src"], one["sizes"], one.get("purpose", "any")) for one in manifest["icons"]}
    assert named == {
        ("icon.svg", "any", "any"),
        ("icon-192.png", "192x192", "any"),
        ("icon-512.png", "512x512", "any"),
        ("icon-maskable-512.png", "512x512", "maskable"),
    }
    for source, _, _ in named:
        assert api.send("GET", f"{base}/{source}").status == 200

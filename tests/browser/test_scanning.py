"""Joining by the code that another phone shows, read with the camera."""

from __future__ import annotations

import json

from playwright.sync_api import expect

from tests.browser.sheet import Sheet, link_of
from tests.serving import Phone

CAMERA = """(({ codes, cameras, error }) => {
  window.tracks = [];
  const open = () => {
    const stream = Object.assign(document.createElement("canvas"), { width: 64, height: 64 }).captureStream();
    window.tracks.push(...stream.getTracks());
    return stream;
  };
  const opened = () => (error ? Promise.reject(new DOMException("", error)) : Promise.resolve(open()));
  const devices = { enumerateDevices: async () => cameras, getUserMedia: opened };
  Object.defineProperty(navigator, "mediaDevices", { value: devices, configurable: true });
  HTMLMediaElement.prototype.play = async () => {};
  window.BarcodeDetector = class {
    static getSupportedFormats = async () => ["qr_code"];
    detect = async () => (codes.length ? [{ rawValue: codes.shift() }] : []);
  };
})(%s)"""
"""A browser that reads codes with a camera, which Chromium does not on every machine."""
DRAWN = """async () => {
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  await import(loaded.find((name) => name.endsWith("/scan.js")));
  await navigator.mediaDevices.enumerateDevices();
  for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
}"""
"""Waits until what stands in a module, and what it has asked for, is on the screen."""


def with_camera(phone: Sheet, *codes: str, cameras: int = 1, error: str = "") -> None:
    """The first screen of a phone that has had this camera before it came there."""
    phone.open("#/settings")
    expect(phone.page.get_by_role("heading", name="This phone")).to_be_visible()
    kinds = [{"kind": "videoinput"}] * cameras
    phone.page.evaluate(CAMERA % json.dumps({"codes": codes, "cameras": kinds, "error": error}))
    phone.open("#/")
    expect(phone.page.get_by_label("Somebody sent you a link?")).to_be_visible()


def test_a_code_opens_its_game_and_the_camera_is_off(phone: Sheet, api: Phone) -> None:
    address, scorer = api.new_game("Ann Bo", variant="agurk")
    with_camera(phone, "https://example.org/", f"http://elsewhere/{link_of(address, scorer.token)}")
    phone.tap("Scan the code")
    phone.score("Ann", "0")
    expect(phone.button("Enter hand 1")).to_be_visible()
    phone.wait_until(lambda: phone.page.evaluate("tracks.map((one) => one.readyState)") == ["ended"])


def test_what_is_no_link_and_a_camera_that_stays_shut_are_told_and_none_is_not_offered(phone: Sheet) -> None:
    with_camera(phone, "https://example.org/")
    phone.tap("Scan the code")
    expect(phone.text("That code is no link to a game or a club.")).to_be_visible()
    phone.tap("Close", exact=True)
    expect(phone.page.locator("video")).to_have_count(0)
    assert phone.page.evaluate("tracks.map((one) => one.readyState)") == ["ended"]
    for error, says in (
        ("NotAllowedError", "The camera may not be used here."),
        ("NotReadableError", "The camera does not open."),
    ):
        with_camera(phone, error=error)
        phone.tap("Scan the code")
        expect(phone.page.get_by_role("alert")).to_contain_text(says)
        expect(phone.button("Scan the code")).to_be_visible()
    with_camera(phone, cameras=0)
    phone.page.evaluate(DRAWN)
    expect(phone.button("Scan the code")).to_have_count(0)

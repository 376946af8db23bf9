"""Phones that tests use one after the other.

To load the sheet for the first time is most of what a short test costs: sixty files, sent and compiled. They
are named by their content and kept for ever, so that a phone that has them shows what one would that has just
loaded them. Everything else that it has kept is cleared before it is taken again. Without a connection it has
only what the page has loaded already, as a phone would that has just loaded all of it.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Browser, BrowserContext, CDPSession, Error, Page

Options = dict[str, Any]
LASTING = ("expose_function", "expose_binding", "close")
"""What can be done to a page, or to what it is in, that would last."""
GIVEN = ("viewport", "color_scheme", "reduced_motion")
"""What a phone is given whenever it is taken, so that one will do for all sizes, colours and motion."""
CLOCK = ("install", "pause_at", "set_fixed_time", "set_system_time")


@dataclass
class _Phone:
    page: Page
    options: Options
    is_as_before: bool = True
    """Whether nothing was done to it that would last."""
    listeners: list[tuple[Any, Any, Callable[..., Any]]] = field(default_factory=list)
    """What tests listen with, to which events of what."""
    scripts: list[Any] = field(default_factory=list)
    """What tests have every page begin with; each can be closed."""
    without_files: list[CDPSession] = field(default_factory=list)
    """While there is no connection: what keeps its pages from files of before."""


class Drawer:
    """Phones by what they are like; each is with one test at a time."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._here: defaultdict[str, list[_Phone]] = defaultdict(list)
        self._taken: list[_Phone] = []

    def take(self, options: Options, origin: str) -> Page:
        """The page of a phone that remembers nothing of the origin but files."""
        here = self._here[_kind(options)]
        phone = here.pop() if here else self._new(options)
        self._taken.append(phone)
        session = phone.page.context.new_cdp_session(phone.page)
        session.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "all"})
        session.detach()
        phone.page.set_viewport_size(options["viewport"])
        motion, scheme = options.get("reduced_motion"), options.get("color_scheme", "light")
        phone.page.emulate_media(color_scheme=scheme, reduced_motion=motion)
        return phone.page

    def put_back(self) -> None:
        """Puts back all that are taken, but those to which something was done that would last."""
        for phone in self._taken:
            if phone.is_as_before:
                _tidy(phone)
                self._here[_kind(phone.options)].append(phone)
            else:
                phone.page.context.close()
        self._taken.clear()

    def _new(self, options: Options) -> _Phone:
        phone = _Phone(self._browser.new_context(**options).new_page(), options)
        context = phone.page.context

        def noticed(done: Callable[..., Any]) -> Callable[..., Any]:
            def do(*positional: Any, **named: Any) -> Any:
                phone.is_as_before = False
                return done(*positional, **named)

            return do

        places = ((phone.page, LASTING), (context, LASTING), (context.clock, CLOCK))
        for place, names in places:
            for name in names:
                if done := getattr(place, name, None):
                    setattr(place, name, noticed(done))
        for place in (phone.page, context):
            _note_listeners(place, phone)
            _note_scripts(place, phone)
        _go_without_files(context, phone)
        return phone


def _kind(options: Options) -> str:
    return json.dumps({name: one for name, one in options.items() if name not in GIVEN}, sort_keys=True)


def _note_listeners(place: Any, phone: _Phone) -> None:
    """Has the phone know of whoever listens: a page that is told of all requests takes a tenth longer."""
    listen = place.on

    def on(event: Any, do: Callable[..., Any]) -> None:
        listen(event, do)
        phone.listeners.append((place, event, do))

    place.on = on


def _note_scripts(place: Any, phone: _Phone) -> None:
    begin_with = place.add_init_script

    def add_init_script(script: str) -> None:
        phone.scripts.append(begin_with(script))

    place.add_init_script = add_init_script


def _go_without_files(context: BrowserContext, phone: _Phone) -> None:
    """Has pages without a connection do without the files of earlier tests, which nothing else would tell."""
    disconnect = context.set_offline

    def set_offline(offline: bool) -> None:
        disconnect(offline)
        while phone.without_files:
            with suppress(Error):  # The page has been closed.
                phone.without_files.pop().detach()
        for page in context.pages if offline else ():
            session = context.new_cdp_session(page)
            session.send("Network.enable")
            session.send("Network.setCacheDisabled", {"cacheDisabled": True})
            phone.without_files.append(session)

    context.set_offline = set_offline  # type: ignore[method-assign]


def _tidy(phone: _Phone) -> None:
    page, context = phone.page, phone.page.context
    for place, event, do in phone.listeners:
        with suppress(KeyError):  # The test has removed it.
            place.remove_listener(event, do)
    phone.listeners.clear()
    while phone.scripts:
        phone.scripts.pop().close()
    if phone.without_files:
        context.set_offline(False)
    for other in context.pages:
        if other != page:
            other.close()
    page.unroute_all()
    context.unroute_all()
    page.goto("about:blank")
    context.clear_permissions()
    context.clear_cookies()
    page.mouse.move(0, 0)

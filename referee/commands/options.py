"""Options that several commands have, and the settings that come of them."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import fields, replace
from typing import Any, TypeVar

import click

from referee.settings import Settings, variable

Command = TypeVar("Command", bound=Callable[..., Any])


def settings_options(command: Command) -> Command:
    """Gives a command an option for every setting."""
    for setting in reversed(fields(Settings)):
        kind = int if setting.type == "int" else str
        about = f"{setting.metadata['about']}  [{variable(setting.name)}; {setting.default}]"
        name = f"--{setting.name.replace('_', '-')}"
        command = click.option(name, setting.name, type=kind, default=None, help=about)(command)
    return command


database_option = click.option(
    "--database", default=None, help=f"where games are kept  [{variable('database')}; referee.db]"
)


def chosen_settings(**given: Any) -> Settings:
    """The settings of the environment, with those given on the command line in their place."""
    settings_given = {name: value for name, value in given.items() if value is not None}
    return replace(Settings.from_environment(os.environ), **settings_given)

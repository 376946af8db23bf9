"""The log that a service writes for its operator: as text, or as lines of JSON for programs."""

from __future__ import annotations

import logging
import logging.config
from typing import Any

import click

from referee.settings import JSON, Settings

_FIELDS = ("levelname", "name", "process", "message")
_CALLED = {"levelname": "level", "name": "logger", "exc_info": "exception", "stack_info": "stack"}


def configuration(settings: Settings) -> dict[str, Any] | None:
    """The configuration of `logging` for every process; None where it stays as it is."""
    if settings.log_format != JSON:
        return None
    level = settings.log_level.upper()
    ours = {"handlers": ["out"], "level": level, "propagate": False}
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "filters": {"request": {"()": "referee.api.foundation.requests.WithRequestId"}},
        "formatters": {
            "json": {
                "()": "pythonjsonlogger.json.JsonFormatter",
                "fmt": list(_FIELDS),
                "rename_fields": dict(_CALLED),
                "defaults": {"at": None},  # so that it comes first
                "timestamp": "at",
            }
        },
        "handlers": {
            "out": {
                "class": "logging.StreamHandler",
                "stream": "ext://sys.stdout",
                "formatter": "json",
                "filters": ["request"],
            }
        },
        "loggers": {"referee": ours, "_granian": dict(ours), "granian.access": dict(ours)},
        "root": {"handlers": ["out"], "level": "WARNING"},
    }


def set_up(settings: Settings) -> None:
    """Has this process log as the settings say."""
    config = configuration(settings)
    if config is not None:
        logging.config.dictConfig(config)
        logging.captureWarnings(True)


def say(settings: Settings, text: str, *, is_warning: bool = False) -> None:
    """Tells whoever has started the service, in the form of the log."""
    if settings.log_format == JSON:
        logging.getLogger("referee").log(logging.WARNING if is_warning else logging.INFO, "%s", text)
    else:
        click.echo(f"Warning: {text}" if is_warning else text, err=is_warning)

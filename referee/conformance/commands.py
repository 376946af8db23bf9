"""`referee conform`: whether a server, or an engine, means by each rule what the suite says."""

from __future__ import annotations

import sys
from contextlib import ExitStack
from pathlib import Path

import click

from referee.conformance.comparing import Counts, differences
from referee.conformance.engines import Engine
from referee.conformance.over_http import Server
from referee.conformance.sides import ConformanceError, OverApi, Side
from referee.conformance.suite import read_suite

SUITE = Path("tests/conformance")


@click.command()
@click.argument("url", required=False)
@click.option(
    "--engine", "command", help="a program that reads acts and writes states, a line each, in place of URL"
)
@click.option(
    "--suite",
    "folder",
    type=click.Path(path_type=Path),
    default=SUITE,
    show_default=True,
    help="the folder of the suite",
)
@click.option("--variant", "variants", multiple=True, help="only this variant; may be given again")
@click.option(
    "--limit",
    "limit_s",
    type=click.FloatRange(min=0.1, max=600),
    default=30.0,
    show_default=True,
    help="the most seconds that one answer may take",
)
def conform(
    url: str | None, command: str | None, folder: Path, variants: tuple[str, ...], limit_s: float
) -> None:
    """Plays the suite against the server at URL, or against an engine, and says what differs.

    A server is given thousands of games: let it be one for this alone, without rate limits. Exit code 1 when
    something differs, 2 when it could not be played to its end.
    """
    if (url is None) == (command is None):
        raise click.UsageError("Give the URL of a server, or --engine and a program.")
    counts = Counts()
    with ExitStack() as stack:
        try:
            side = _side(url, command, limit_s, stack)
            for difference in differences(read_suite(folder, variants), side, counts):
                click.echo(difference)
        except ConformanceError as error:
            click.echo(_summary(counts))
            click.echo(f"referee: {error.detail}", err=True)
            sys.exit(2)
    click.echo(_summary(counts))
    sys.exit(1 if counts.differences else 0)


def _side(url: str | None, command: str | None, limit_s: float, stack: ExitStack) -> Side:
    if command is None:
        return OverApi(Server(url or "", limit_s=limit_s).send)
    engine = Engine(command, limit_s=limit_s)
    stack.callback(engine.end)
    return engine


def _summary(counts: Counts) -> str:
    extent = (
        f"{len(counts.variants)} variants, {counts.games} games, {counts.steps} steps, {counts.claims} claims"
    )
    return f"{extent}: {counts.differences or 'no'} differences."

"""The document describes every member of an entry: a schema for each record that families fill in."""

from __future__ import annotations

import dataclasses

import pytest
from marshmallow import Schema

from referee.api.schemas.entries import (
    EntrySchema,
    FirstQuestionSchema,
    FormSchema,
    RowSchema,
    ShortcutSchema,
    TurnsSchema,
)
from referee.families.entry import Entry, First, Form, Row, Shortcut, Turns


@pytest.mark.parametrize(
    ("described", "schema"),
    [
        (Entry, EntrySchema),
        (Form, FormSchema),
        (First, FirstQuestionSchema),
        (Row, RowSchema),
        (Turns, TurnsSchema),
        (Shortcut, ShortcutSchema),
    ],
)
def test_schemas_have_the_members_of_what_families_fill_in(described: type, schema: type[Schema]) -> None:
    assert {*schema().fields} == {field.name for field in dataclasses.fields(described)}

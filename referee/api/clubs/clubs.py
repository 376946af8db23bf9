"""Clubs, their members and their rule sets."""

from __future__ import annotations

from typing import Any

from flask import Response, request
from werkzeug.wrappers import Response as AnyResponse

from referee.api.foundation.blueprint import Blueprint
from referee.api.foundation.conditions import etag, not_modified
from referee.api.foundation.context import json_response, page_response
from referee.api.foundation.paging import NumberedPageQuery, PageQuery, next_link, page_of, page_of_all
from referee.api.foundation.running import read, write
from referee.api.schemas.clubs import (
    CLUB_CHANGE,
    MEMBER_CHANGE,
    NEW_CLUB,
    NEW_MEMBER,
    NEW_RULE_SET,
    ClubChangeSchema,
    ClubSchema,
    CreatedClubSchema,
    MemberChangeSchema,
    MemberPage,
    MemberSchema,
    NewClubSchema,
    NewMemberSchema,
    NewRuleSetSchema,
    RuleSetPage,
    RuleSetSchema,
)
from referee.service.clubs import administration as clubs
from referee.service.clubs.club import OfClub, club_document, enter
from referee.service.references import member_id
from referee.service.runtime import dumps
from referee.service.use_cases import Reads, Writes

blp = Blueprint("clubs", __name__, url_prefix="/v1/clubs", description="Clubs: members and rule sets")


@blp.post("")
@blp.arguments(NewClubSchema, example=NEW_CLUB)
@blp.writes(201, CreatedClubSchema, creates=True)
def create_club(body: dict[str, Any], _query: dict[str, Any]) -> Response:
    """Founds a club

    The answer has its first token, an admin's, shown this once.
    """
    return write(Writes(lambda unit: clubs.create(unit, **body)), status=201)


@blp.get("/<club_id>")
@blp.answers(ClubSchema, "ETag")
@blp.takes("If-None-Match")
def get_club(club_id: str) -> AnyResponse:
    """The club"""
    club, _ = read(Reads(lambda tx, caller: enter(tx, club_id, caller)))
    answer = json_response(dumps(club_document(club)), {"ETag": etag(club.version)})
    return not_modified(request, club.version) or answer


@blp.patch("/<club_id>")
@blp.arguments(ClubChangeSchema, example=CLUB_CHANGE)
@blp.writes(200, ClubSchema)
def change_club(body: dict[str, Any], _query: dict[str, Any], club_id: str) -> Response:
    """Renames the club, or changes its currency or the rules it plays by unless told otherwise"""
    return write(Writes(lambda unit: clubs.change(unit, club_id, body)), status=200)


@blp.get("/<club_id>/members")
@blp.arguments(PageQuery, location="query")
@blp.answers(MemberPage, "Link")
def list_members(query: dict[str, Any], club_id: str) -> Response:
    """The members, retired ones too"""
    members = read(OfClub(club_id, lambda tx: tx.members(club_id)))
    page, cursor = page_of_all(members, **query, position=lambda member: member_id(member.number))
    documents = [dumps(clubs.member_document(member)) for member in page]
    return page_response(documents, cursor, next_link(request, cursor))


@blp.post("/<club_id>/members")
@blp.arguments(NewMemberSchema, example=NEW_MEMBER)
@blp.writes(201, MemberSchema)
def add_member(body: dict[str, Any], _query: dict[str, Any], club_id: str) -> Response:
    """Somebody joins the club

    A name that an active member has already is refused with 409, which says who that is.
    """
    return write(Writes(lambda unit: clubs.add_member(unit, club_id, **body)), status=201)


@blp.get("/<club_id>/members/<member>")
@blp.response(200, MemberSchema)
def get_member(club_id: str, member: str) -> Response:
    """One member"""
    stored = read(Reads(lambda tx, caller: clubs.member(tx, caller, club_id, member), None))
    return json_response(dumps(clubs.member_document(stored)))


@blp.patch("/<club_id>/members/<member>")
@blp.arguments(MemberChangeSchema, example=MEMBER_CHANGE)
@blp.writes(200, MemberSchema)
def change_member(body: dict[str, Any], _query: dict[str, Any], club_id: str, member: str) -> Response:
    """Renames a member, gives one another look, retires one, or takes one back

    Whoever has retired keeps games, balance and standings, but sits down no more. Games keep the name they
    were played under.
    """
    return write(Writes(lambda unit: clubs.change_member(unit, club_id, member, body)), status=200)


@blp.get("/<club_id>/rule-sets")
@blp.arguments(PageQuery, location="query")
@blp.answers(RuleSetPage, "Link")
def list_rule_sets(query: dict[str, Any], club_id: str) -> Response:
    """The rule sets, each in its latest version"""
    rule_sets = read(OfClub(club_id, lambda tx: tx.rule_sets(club_id)))
    documents = [clubs.rule_set_document(rule_set) for rule_set in rule_sets]
    page, cursor = page_of_all(documents, **query, position=lambda document: str(document["id"]))
    return page_response([dumps(document) for document in page], cursor, next_link(request, cursor))


@blp.post("/<club_id>/rule-sets")
@blp.arguments(NewRuleSetSchema, example=NEW_RULE_SET)
@blp.writes(201, RuleSetSchema)
def add_rule_set(body: dict[str, Any], _query: dict[str, Any], club_id: str) -> Response:
    """Keeps house rules under a name"""
    return write(Writes(lambda unit: clubs.add_rule_set(unit, club_id, body)), status=201)


@blp.get("/<club_id>/rule-sets/<rule_set>")
@blp.response(200, RuleSetSchema)
def get_rule_set(club_id: str, rule_set: str) -> Response:
    """A rule set in its latest version"""
    versions = Reads(lambda tx, caller: clubs.rule_set_versions(tx, caller, club_id, rule_set), None)
    *_, latest = read(versions)
    return json_response(dumps(clubs.rule_set_document(latest)))


@blp.put("/<club_id>/rule-sets/<rule_set>")
@blp.arguments(NewRuleSetSchema, example=NEW_RULE_SET)
@blp.writes(200, RuleSetSchema)
def change_rule_set(body: dict[str, Any], _query: dict[str, Any], club_id: str, rule_set: str) -> Response:
    """Makes a new version of a rule set; games keep the one they began with"""
    return write(Writes(lambda unit: clubs.change_rule_set(unit, club_id, rule_set, body)), status=200)


@blp.get("/<club_id>/rule-sets/<rule_set>/versions")
@blp.arguments(NumberedPageQuery, location="query")
@blp.answers(RuleSetPage, "Link")
def list_rule_set_versions(query: dict[str, Any], club_id: str, rule_set: str) -> Response:
    """All versions of a rule set, oldest first"""
    limit, after = query["limit"], query["after"]
    versions = read(Reads(lambda tx, caller: clubs.rule_set_versions(tx, caller, club_id, rule_set), None))
    later = [version for version in versions if version.version > after]
    page, cursor = page_of(later[: limit + 1], limit=limit, position=lambda version: version.version)
    documents = [dumps(clubs.rule_set_document(version)) for version in page]
    return page_response(documents, cursor, next_link(request, cursor))

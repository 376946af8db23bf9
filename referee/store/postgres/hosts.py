"""The hosts of an address: who led last is asked first, since a machine that is gone keeps others waiting."""

from __future__ import annotations

from psycopg.conninfo import conninfo_to_dict, make_conninfo

_PORT = "5432"
Host = tuple[str, str]
"""A host with its port."""


def led_by(conninfo: str, leader: Host | None) -> str:
    """The same address with one of its hosts in front, if it is one of several.

    >>> led_by("host=db1,db2,db3 port=5432", ("db2", "5432"))
    'host=db2,db1,db3 port=5432,5432,5432'
    >>> led_by("host=db1,db2", None)
    'host=db1,db2'
    """
    parts = conninfo_to_dict(conninfo)
    hosts, ports = (str(parts.get(name) or "").split(",") for name in ("host", "port"))
    ports = ports * len(hosts) if len(ports) == 1 else ports
    pairs = [(host, port or _PORT) for host, port in zip(hosts, ports, strict=False)]
    if leader not in pairs[1:] or len(ports) != len(hosts) or "hostaddr" in parts:
        return conninfo
    pairs.sort(key=lambda pair: pair != leader)
    ordered = {"host": ",".join(host for host, _ in pairs), "port": ",".join(port for _, port in pairs)}
    return make_conninfo(conninfo, **ordered)

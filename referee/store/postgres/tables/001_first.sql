-- The tables of the first release on PostgreSQL.
--
-- Every key begins with a slot, so that the tables can be divided among machines by it. Games and clubs have
-- numbers that the service makes, in the order of time: what is being played lies together at the end of each
-- index. No sequence, no trigger.

CREATE TABLE homes (
    slot smallint NOT NULL,
    id text COLLATE "C" NOT NULL,
    home smallint NOT NULL,
    PRIMARY KEY (slot, id)
);
COMMENT ON TABLE homes IS 'Where those live whose id tells another slot; a row is never changed.';

CREATE TABLE clubs (
    slot smallint NOT NULL,
    number bigint NOT NULL,
    id text COLLATE "C" NOT NULL,
    version integer NOT NULL,
    name text COLLATE "C" NOT NULL,
    currency text COLLATE "C" NOT NULL,
    rule_set integer,
    created_at text COLLATE "C" NOT NULL,
    updated_at text COLLATE "C" NOT NULL,
    rated bigint NOT NULL DEFAULT 0,
    PRIMARY KEY (slot, number),
    UNIQUE (slot, id)
);

CREATE TABLE members (
    slot smallint NOT NULL,
    club bigint NOT NULL,
    number integer NOT NULL,
    name text COLLATE "C" NOT NULL,
    joined_at text COLLATE "C" NOT NULL,
    retired_at text COLLATE "C",
    folded text COLLATE "C" NOT NULL,
    PRIMARY KEY (slot, club, number),
    FOREIGN KEY (slot, club) REFERENCES clubs (slot, number)
);
CREATE INDEX members_by_name ON members (slot, club, folded, number);

CREATE TABLE rule_sets (
    slot smallint NOT NULL,
    club bigint NOT NULL,
    number integer NOT NULL,
    version integer NOT NULL,
    name text COLLATE "C" NOT NULL,
    variant text COLLATE "C" NOT NULL,
    house_rules text COLLATE "C" NOT NULL,
    at text COLLATE "C" NOT NULL,
    "by" text COLLATE "C" NOT NULL,
    folded text COLLATE "C" NOT NULL,
    PRIMARY KEY (slot, club, number, version),
    FOREIGN KEY (slot, club) REFERENCES clubs (slot, number)
);
CREATE INDEX rule_sets_by_name ON rule_sets (slot, club, folded, number);

CREATE TABLE games (
    slot smallint NOT NULL,
    number bigint NOT NULL,
    id text COLLATE "C" NOT NULL,
    version integer NOT NULL,
    variant text COLLATE "C" NOT NULL,
    status text COLLATE "C" NOT NULL,
    visibility text COLLATE "C" NOT NULL,
    opening text COLLATE "C" NOT NULL,
    state text COLLATE "C" NOT NULL,
    view text COLLATE "C" NOT NULL,
    created_at text COLLATE "C" NOT NULL,
    updated_at text COLLATE "C" NOT NULL,
    club bigint,
    event text COLLATE "C" NOT NULL,
    rule_set text COLLATE "C",
    locked boolean NOT NULL,
    pot bigint NOT NULL,
    rematch text COLLATE "C",
    view_format integer NOT NULL,
    PRIMARY KEY (slot, number),
    UNIQUE (slot, id),
    FOREIGN KEY (slot, club) REFERENCES clubs (slot, number)
) WITH (fillfactor = 60);
CREATE INDEX games_by_club ON games (slot, club, number) WHERE club IS NOT NULL;

CREATE TABLE events (
    slot smallint NOT NULL,
    game bigint NOT NULL,
    number integer NOT NULL,
    kind text COLLATE "C" NOT NULL,
    at text COLLATE "C" NOT NULL,
    "by" text COLLATE "C" NOT NULL,
    body text COLLATE "C" NOT NULL,
    PRIMARY KEY (slot, game, number),
    FOREIGN KEY (slot, game) REFERENCES games (slot, number)
);

CREATE TABLE entries (
    slot smallint NOT NULL,
    game bigint NOT NULL,
    position integer NOT NULL,
    event integer NOT NULL,
    hand integer,
    document text COLLATE "C" NOT NULL,
    PRIMARY KEY (slot, game, position),
    FOREIGN KEY (slot, game) REFERENCES games (slot, number)
);
CREATE UNIQUE INDEX entries_by_hand ON entries (slot, game, hand) WHERE hand IS NOT NULL;

CREATE TABLE claims (
    slot smallint NOT NULL,
    game bigint NOT NULL,
    number integer NOT NULL,
    document text COLLATE "C" NOT NULL,
    PRIMARY KEY (slot, game, number),
    FOREIGN KEY (slot, game) REFERENCES games (slot, number)
);

CREATE TABLE principals (
    slot smallint NOT NULL,
    number bigint NOT NULL,
    id text COLLATE "C" NOT NULL,
    game bigint,
    club bigint,
    scope text COLLATE "C" NOT NULL,
    label text COLLATE "C" NOT NULL,
    digest bytea NOT NULL,
    made_by text COLLATE "C" NOT NULL,
    created_at text COLLATE "C" NOT NULL,
    expires_at text COLLATE "C",
    used_at text COLLATE "C",
    revoked_at text COLLATE "C",
    folded text COLLATE "C" NOT NULL,
    PRIMARY KEY (slot, number),
    UNIQUE (slot, id),
    UNIQUE (slot, digest),
    FOREIGN KEY (slot, game) REFERENCES games (slot, number),
    FOREIGN KEY (slot, club) REFERENCES clubs (slot, number),
    CHECK ((game IS NULL) <> (club IS NULL))
);
CREATE INDEX principals_by_game ON principals (slot, game) WHERE game IS NOT NULL;
CREATE INDEX principals_by_label ON principals (slot, club, folded) WHERE club IS NOT NULL;

CREATE TABLE transfers (
    slot smallint NOT NULL,
    game bigint,
    number integer,
    cause integer,
    payer text COLLATE "C" NOT NULL CHECK (payee <> payer),
    payee text COLLATE "C" NOT NULL,
    amount bigint NOT NULL CHECK (amount > 0),
    currency text COLLATE "C" NOT NULL,
    reason text COLLATE "C" NOT NULL,
    reverses integer,
    at text COLLATE "C" NOT NULL,
    "by" text COLLATE "C" NOT NULL,
    note text COLLATE "C" NOT NULL,
    club bigint,
    booking integer,
    payer_account text COLLATE "C",
    payee_account text COLLATE "C" CHECK (payee_account <> payer_account),
    is_cash boolean NOT NULL,
    CHECK ((game IS NULL) = (number IS NULL)),
    CHECK ((club IS NULL) = (booking IS NULL)),
    CHECK (game IS NOT NULL OR club IS NOT NULL),
    UNIQUE (slot, game, number),
    UNIQUE (slot, club, booking),
    FOREIGN KEY (slot, game) REFERENCES games (slot, number),
    FOREIGN KEY (slot, club) REFERENCES clubs (slot, number)
);
CREATE INDEX transfers_by_payer ON transfers (slot, club, payer_account) WHERE club IS NOT NULL;
CREATE INDEX transfers_by_payee ON transfers (slot, club, payee_account) WHERE club IS NOT NULL;
CREATE INDEX transfers_by_time ON transfers (slot, club, at) WHERE club IS NOT NULL;

CREATE TABLE accounts (
    slot smallint NOT NULL,
    club bigint NOT NULL,
    account text COLLATE "C" NOT NULL,
    balance bigint NOT NULL,
    in_play bigint NOT NULL,
    cash bigint NOT NULL,
    folded text COLLATE "C" NOT NULL,
    PRIMARY KEY (slot, club, account),
    FOREIGN KEY (slot, club) REFERENCES clubs (slot, number)
);
CREATE INDEX accounts_by_guest ON accounts (slot, club, folded, account) WHERE folded <> '';

CREATE TABLE guests (
    slot smallint NOT NULL,
    club bigint NOT NULL,
    folded text COLLATE "C" NOT NULL,
    game bigint NOT NULL,
    PRIMARY KEY (slot, game, folded),
    FOREIGN KEY (slot, game) REFERENCES games (slot, number)
);
CREATE INDEX guests_by_name ON guests (slot, club, folded, game);

CREATE TABLE seats (
    slot smallint NOT NULL,
    game bigint NOT NULL,
    player text COLLATE "C" NOT NULL,
    joined_with integer NOT NULL,
    club bigint NOT NULL,
    member integer NOT NULL,
    day text COLLATE "C" NOT NULL,
    variant text COLLATE "C" NOT NULL,
    event text COLLATE "C" NOT NULL,
    games integer NOT NULL,
    wins integer NOT NULL,
    net bigint NOT NULL,
    PRIMARY KEY (slot, game, player),
    FOREIGN KEY (slot, game) REFERENCES games (slot, number)
);
CREATE INDEX seats_by_member ON seats (slot, club, member, day);
CREATE INDEX seats_by_day ON seats (slot, club, day, member, variant, games, wins, net, game, player);
CREATE INDEX seats_by_event ON seats (slot, club, event, day, member, variant, games, wins, net, game, player)
    WHERE event <> '';

CREATE TABLE counts (
    slot smallint NOT NULL,
    game bigint NOT NULL,
    player text COLLATE "C" NOT NULL,
    key text COLLATE "C" NOT NULL,
    is_most boolean NOT NULL,
    value bigint NOT NULL,
    PRIMARY KEY (slot, game, player, key, is_most)
);

-- What seats come to, by month, by year and in all: a period is '2026-11', '2026' or ''.
CREATE TABLE tallies (
    slot smallint NOT NULL,
    club bigint NOT NULL,
    period text COLLATE "C" NOT NULL,
    member integer NOT NULL,
    variant text COLLATE "C" NOT NULL,
    games bigint NOT NULL,
    wins bigint NOT NULL,
    net bigint NOT NULL,
    PRIMARY KEY (slot, club, period, member, variant)
);

CREATE TABLE tally_counts (
    slot smallint NOT NULL,
    club bigint NOT NULL,
    period text COLLATE "C" NOT NULL,
    member integer NOT NULL,
    variant text COLLATE "C" NOT NULL,
    key text COLLATE "C" NOT NULL,
    is_most boolean NOT NULL,
    value bigint NOT NULL,
    PRIMARY KEY (slot, club, period, member, variant, key, is_most)
);

CREATE TABLE ratings (
    slot smallint NOT NULL,
    club bigint NOT NULL,
    member integer NOT NULL,
    game bigint NOT NULL,
    mu double precision NOT NULL,
    sigma double precision NOT NULL,
    games integer NOT NULL,
    PRIMARY KEY (slot, club, member, game)
);
CREATE INDEX ratings_by_game ON ratings (slot, game);

CREATE TABLE answers (
    slot smallint NOT NULL,
    scope bytea NOT NULL,
    fingerprint bytea NOT NULL,
    at text COLLATE "C" NOT NULL,
    sealed bytea NOT NULL,
    PRIMARY KEY (slot, scope)
);
CREATE INDEX answers_by_at ON answers (at);

-- What is only ever added to. Who owns the tables may not do it either, unless as superuser.
REVOKE UPDATE, DELETE, TRUNCATE ON events, transfers, rule_sets, homes FROM CURRENT_USER;

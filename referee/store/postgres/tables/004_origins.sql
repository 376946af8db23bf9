-- The games that were made of records with an origin. A release before leaves them as they are.

CREATE TABLE origins (
    slot smallint NOT NULL,
    scope bytea NOT NULL,
    game_id text COLLATE "C" NOT NULL,
    sealed bytea NOT NULL,
    PRIMARY KEY (slot, scope)
);
REVOKE UPDATE, DELETE, TRUNCATE ON origins FROM CURRENT_USER;

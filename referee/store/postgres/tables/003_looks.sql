-- The looks of players and of members, as JSON. A release before leaves them as they are.

ALTER TABLE games ADD COLUMN looks text COLLATE "C" NOT NULL DEFAULT '';
ALTER TABLE members ADD COLUMN look text COLLATE "C" NOT NULL DEFAULT '';

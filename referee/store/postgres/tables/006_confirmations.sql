-- Hands that are to be confirmed or are disputed, as JSON, and the games of a club of which that is asked. A release
-- before leaves them as they are.

ALTER TABLE games ADD COLUMN open_hands text COLLATE "C" NOT NULL DEFAULT '';
ALTER TABLE games ADD COLUMN disputed_hands text COLLATE "C" NOT NULL DEFAULT '';
ALTER TABLE clubs ADD COLUMN confirm text COLLATE "C" NOT NULL DEFAULT '';
CREATE INDEX games_disputed ON games (slot, club) WHERE disputed_hands <> '';

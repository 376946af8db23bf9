-- Which variants are played, found at each start without looking at all games.

CREATE INDEX games_by_variant ON games (variant);
CREATE INDEX rule_sets_by_variant ON rule_sets (variant);

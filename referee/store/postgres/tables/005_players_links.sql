-- The player whose link it is. A release before leaves it as it is.

ALTER TABLE principals ADD COLUMN player text COLLATE "C";

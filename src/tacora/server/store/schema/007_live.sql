-- Whether people are expected to be there: not with a day a decision.
ALTER TABLE tables ADD COLUMN live INTEGER NOT NULL DEFAULT 1;

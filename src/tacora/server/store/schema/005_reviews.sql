-- Reviews of games that were played at these tables.
CREATE TABLE reviews (
    code TEXT PRIMARY KEY,
    body BYTEA NOT NULL                -- as JSON; names no one
) /*sqlite WITHOUT ROWID*/;

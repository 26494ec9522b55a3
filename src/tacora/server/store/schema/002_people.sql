-- People. A key is kept as its SHA-256 only.
CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    owner TEXT,                        -- whose bot this is
    seen DOUBLE PRECISION NOT NULL
) /*sqlite WITHOUT ROWID*/;

CREATE TABLE keys (
    hash BYTEA PRIMARY KEY,
    person TEXT NOT NULL
) /*sqlite WITHOUT ROWID*/;

CREATE TABLE codes (
    hash BYTEA PRIMARY KEY,
    person TEXT NOT NULL,
    expires DOUBLE PRECISION NOT NULL
) /*sqlite WITHOUT ROWID*/;

CREATE INDEX keys_by_person ON keys (person);
CREATE INDEX people_by_owner ON people (owner) WHERE owner IS NOT NULL;

-- The daily cave: one try a person. Its seed comes from a secret that stays here.
CREATE TABLE secrets (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
) /*sqlite WITHOUT ROWID*/;

CREATE TABLE daily (
    day TEXT NOT NULL,
    person TEXT NOT NULL,
    code TEXT NOT NULL,
    score INTEGER,                     -- when the try is over
    ended DOUBLE PRECISION,
    PRIMARY KEY (day, person)
) /*sqlite WITHOUT ROWID*/;

CREATE INDEX daily_board ON daily (day, score);
CREATE INDEX daily_by_code ON daily (code);
CREATE INDEX daily_by_person ON daily (person);

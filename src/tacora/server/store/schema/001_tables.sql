-- Tables and their logs. Whoever inserts page n of a table first has written it.
CREATE TABLE tables (
    code TEXT PRIMARY KEY,
    seed TEXT NOT NULL,
    stage TEXT NOT NULL,
    public INTEGER NOT NULL,
    body BYTEA NOT NULL,               -- the table from outside, as JSON
    deadline DOUBLE PRECISION,         -- when the open step ends
    claimed DOUBLE PRECISION,          -- until when someone sees to a missed deadline
    updated DOUBLE PRECISION NOT NULL
) /*sqlite WITHOUT ROWID*/;

CREATE TABLE pages (
    code TEXT NOT NULL,
    number INTEGER NOT NULL,
    first INTEGER NOT NULL,            -- the number of the first event
    events BYTEA NOT NULL,             -- told to everyone, as it stands
    secrets BYTEA NOT NULL,            -- told to nobody
    deadline DOUBLE PRECISION,
    PRIMARY KEY (code, number)
) /*sqlite WITHOUT ROWID*/;

CREATE TABLE seats (
    person TEXT NOT NULL,
    code TEXT NOT NULL,
    PRIMARY KEY (person, code)
) /*sqlite WITHOUT ROWID*/;

CREATE INDEX tables_due ON tables (deadline) WHERE deadline IS NOT NULL;
CREATE INDEX tables_listed ON tables (updated) WHERE public = 1 AND stage <> 'over';
CREATE INDEX seats_by_code ON seats (code);

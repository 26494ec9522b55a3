-- Who is connected to which process, and until when that is believed.
CREATE TABLE presence (
    code TEXT NOT NULL,
    person TEXT NOT NULL,
    node TEXT NOT NULL,
    until DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (code, person, node)
) /*sqlite WITHOUT ROWID*/;

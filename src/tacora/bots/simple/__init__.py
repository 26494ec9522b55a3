"""Rules of thumb: bots that a player could follow with pencil and paper."""

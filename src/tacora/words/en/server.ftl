### The server: what it refuses, and what it says when it starts.

## At the table

error-table-error = That can’t be done at this table.
error-no-such-table = There’s no table called “{ $code }”.
error-too-late = Too late: that card has already been answered.
error-not-seated = Only people at the table can do that.
error-not-host = Only the host can do that.
error-one-device = You can add people by name only at a one-device table, and only if you’re its host.
error-wrong-seat = You can only decide for your own seats.
error-table-full = Every seat is taken.
error-game-begun = The game has begun.
error-game-not-begun = The game hasn’t begun.
error-game-not-over = The game isn’t over yet.
error-on-pause = The table is on a break.
error-no-more-waiting = There’s nobody to wait for, or the table has waited long enough.
error-no-spectators = This table isn’t open to spectators.
error-cave-done = You only get one try at the daily cave. You can practise in it now.

## At the door

error-request-error = That was turned away at the door.
error-unreadable = This message can’t be read: { $reason }
error-too-long = A message can be at most { $limit } bytes.
error-too-fast = Too many messages. Please slow down.
error-too-many = You can have at most { $limit } of these.
error-wrong-origin = Other sites’ pages can’t do that here.
error-stranger = We don’t know this key.
error-wrong-code = This code is wrong, used or too old.
error-no-such-page = There’s nothing here but bats.
error-wrong-method = This address doesn’t accept that kind of request.
error-no-reviews = This server can’t review games yet: pip install tacora[lab]
error-reviews-wait = The reviewers are busy. Please try again in a minute.
error-not-kept = We can’t save anything right now, so nothing has changed. Please try again.
error-fault = Something went wrong on our side. Nothing has changed.

## Running a server

cli-serve = Host tables for others: in the browser, on this machine and the local network.
cli-backup = Back up a server’s database to a file, even while it’s running.
cli-backup-file = The file to write.
cli-config = A TOML settings file; flags and environment variables override it.
serve-here = Tables are open at { $url }
serve-shared = For others on the same network: { $url }
backup-done = Everything was copied to { $file }.
setting-host = Address to listen on.
setting-port = Port to listen on; 0 picks any free one.
setting-store = Where tables are kept: a file, or postgresql://…
setting-bus = How processes notify each other: redis://…; by default, through the database.
setting-origins = Sites allowed to act here, separated by commas, such as https://tacora.example.
setting-proxies = Trusted proxies, separated by commas: we believe what they say about a visitor’s address.
setting-browser = Open the browser.
setting-rate = Messages that one socket may send in a second.
setting-burst = Messages that one socket may send at once.
setting-visits = Requests that one address may make in a second.
setting-keep-finished = How many days to keep finished games.
setting-keep-idle = How many days to keep unfinished games that nobody is playing.
setting-keep-people = How many days to remember someone who doesn’t come back.
setting-log = How the log is written: “text” or “json”.
setting-log-level = What is logged: “debug”, “info”, “warning” or “error”.
error-bad-setting = The setting “{ $name }” in { $source } doesn’t work: { $reason }
error-unknown-setting = There’s no setting called “{ $name }” ({ $source }).
error-settings-error = These settings can’t be used.
error-no-such-backend = “{ $url }” is neither a file nor a kind of address I know.
error-site-missing = This needs more packages: pip install tacora[site]

### The server: what it refuses, and what it says when it starts.

## At the table

error-table-error = That cannot be done at this table.
error-no-such-table = There is no table “{ $code }”.
error-too-late = That card was already answered.
error-not-seated = Only those who sit at the table can do that.
error-not-host = Only the host can do that.
error-one-device = People take part by name only at a table on one device, and only its host seats them.
error-wrong-seat = A decision is for one of your own seats.
error-table-full = Every seat is taken.
error-game-begun = The game has begun.
error-game-not-begun = The game has not begun.
error-game-not-over = The game is not over.
error-on-pause = The table is having a pause.
error-no-more-waiting = Nobody is awaited, or the table has waited enough.
error-no-spectators = This table is not open to spectators.
error-cave-done = The cave of the day can be tried once. You can practise in it now.

## At the door

error-request-error = That does not get through.
error-unreadable = This message cannot be read: { $reason }
error-too-long = A message can have { $limit } bytes.
error-too-fast = Too many messages. Please slow down.
error-too-many = There can be { $limit } of these.
error-wrong-origin = Pages of other sites cannot act here.
error-stranger = Nobody is known by this key.
error-wrong-code = This code is wrong, used or too old.
error-no-such-page = There is nothing here.
error-wrong-method = This page is asked for in another way.
error-no-reviews = This server cannot review games: it lacks parts. To install them: pip install tacora[lab]
error-reviews-wait = Many games wait for a review. Please try again in a minute.
error-not-kept = Nothing can be kept at the moment, so nothing was done. Please try again.
error-fault = Something went wrong on our side. Nothing was done.

## Running a server

cli-serve = Serve tables to others: in the browser, on this machine and the local network.
cli-backup = Copy the memory of a server to a file, while it runs or not.
cli-backup-file = The file to write.
cli-config = A TOML file with settings; flags and the environment count more.
serve-here = Tables are open at { $url }
serve-shared = For others on the same network: { $url }
backup-done = Everything was copied to { $file }.
setting-host = Address to listen on.
setting-port = Port to listen on; 0 is any that is free.
setting-store = Where tables are kept: a file, or postgresql://…
setting-bus = How processes tell each other what is new: redis://…; if not given, the database does it.
setting-origins = Addresses of pages that may act here, separated by commas, such as https://tacora.example.
setting-proxies = Addresses of proxies whose word on where a visit comes from is believed, separated by commas.
setting-browser = Open the browser.
setting-rate = Messages that one person may send in a second, on all sockets together.
setting-burst = Messages that one person may send at once.
setting-visits = Requests that one address may make in a second.
setting-connections = Connections that one address may have open.
setting-keep-finished = Days for which finished games are kept.
setting-keep-idle = Days for which unfinished games are kept when nobody plays them.
setting-keep-people = Days for which someone who does not come is remembered.
setting-log = How the log is written: “text” or “json”.
setting-log-level = What is logged: “debug”, “info”, “warning” or “error”.
error-bad-setting = The setting “{ $name }” in { $source } cannot be used: { $reason }
error-unknown-setting = There is no setting “{ $name }” ({ $source }).
error-settings-error = These settings cannot be used.
error-no-such-backend = “{ $url }” is neither a file nor an address of a kind that is known here.
error-site-missing = This needs more packages: pip install tacora[site]

const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const game = require("./boardgame-game.cjs");

(async () => {
  const { Crowd } = await import("./measure.mjs");
  const [url, count, pace, seconds] = process.argv.slice(2);
  const crowd = new Crowd(Number(pace));
  const tables = [];
  for (let n = 0; n < Number(count); n += 1) {
    const table = { sent: 0, last: 0, clients: [] };
    const matchID = `table-${process.pid}-${n}`; // made when the first player asks for it
    for (let seat = 0; seat < 5; seat += 1) {
      const playerID = String(seat);
      const client = Client({
        game, matchID, playerID, numPlayers: 5, debug: false,
        multiplayer: SocketIO({ server: url }),
      });
      let at = 0;
      await new Promise((ready) => {
        client.subscribe((state) => {
          if (!state) return;
          ready();
          if (state.G.at > at) {
            at = state.G.at;
            crowd.revealed(table);
            crowd.step(table, () => client.moves.choose(at));
          }
        });
        client.start();
      });
      table.clients.push(client);
    }
    tables.push(table);
  }
  await crowd.run(() => {
    for (const table of tables)
      for (const client of table.clients) crowd.step(table, () => client.moves.choose(0));
  }, Number(seconds));
})();

const { Server, Origins } = require("boardgame.io/server");
const game = require("./boardgame-game.cjs");

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
process.on("SIGHUP", () => globalThis.gc()); // before memory is measured
server.run(Number(process.argv[2]), () => console.log("up"));

const { Server, Origins } = require("boardgame.io/server");
const game = require("./boardgame-game.cjs");

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
server.run(Number(process.argv[2]), () => console.log("up"));

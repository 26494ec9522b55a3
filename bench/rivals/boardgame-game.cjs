// The decisions of one table in boardgame.io, as a move that everyone may make.
module.exports = {
  name: "cave",
  setup: () => ({ at: 0, decided: 0, path: [] }),
  turn: { activePlayers: { all: "deciding" }, stages: {} },
  moves: {},
};
module.exports.turn.stages = {
  deciding: {
    moves: {
      choose: {
        client: false,
        ignoreStaleStateID: true, // decisions come at the same time
        move: ({ G }, at) => {
          if (at !== G.at) return "INVALID_MOVE";
          G.decided += 1;
          if (G.decided === 5) {
            G.decided = 0;
            G.at += 2;
          }
          return undefined;
        },
      },
    },
  },
};

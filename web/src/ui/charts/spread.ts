/** Labels side by side: as near as can be to where they belong, and at least `gap` apart. */
export function spread(wanted: number[], gap: number, low: number, high: number): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => wanted[a] - wanted[b]);
  const places = wanted.slice();
  let least = low;
  for (const i of order) {
    places[i] = Math.max(places[i], least);
    least = places[i] + gap;
  }
  let most = high;
  for (const i of order.toReversed()) {
    places[i] = Math.min(places[i], most);
    most = places[i] - gap;
  }
  return places;
}

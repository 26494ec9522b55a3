/** The same numbers every time. */
export const numbers = (seed: number) => () =>
  (seed = (seed * 1664525 + 1013904223) >>> 0) / 2 ** 32;

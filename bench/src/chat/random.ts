/** Numbers that look random and are the same on every machine. */
export type Random = {
  /** A whole number from 0 to below `end`. */
  below(end: number): number;
  /** One of these. */
  of<T>(choices: readonly [T, ...T[]]): T;
};

/** A random generator with its own seed (mulberry32). */
export function seeded(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number) => Math.floor(next() * end);
  return { below, of: (choices) => choices[below(choices.length)] ?? choices[0] };
}

/** Numbers that fall the same way each time: who draws with the same beginning draws the same. */
export interface Draw {
  /** A whole number from 0 up to, and without, `below`. */
  below(below: number): number;
  of<T>(choices: readonly T[]): T;
  digits(count: number): string;
  /** True in so many of a hundred cases. */
  inHundred(times: number): boolean;
}

/** The generator of Park and Miller. */
export function drawing(beginning: number): Draw {
  let state = beginning % 2_147_483_647 || 1;
  const below = (most: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % most;
  };
  return {
    below,
    of<T>(choices: readonly T[]): T {
      const chosen = choices[below(choices.length)];
      if (chosen === undefined) throw new Error('Nothing to draw from');
      return chosen;
    },
    digits: (count) => Array.from({ length: count }, () => String(below(10))).join(''),
    inHundred: (times) => below(100) < times,
  };
}

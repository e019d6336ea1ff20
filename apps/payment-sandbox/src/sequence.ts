import { createHash } from 'node:crypto';

/** Numbers that look random and repeat exactly for the same seed; the counter survives in the snapshot, so none comes twice. */
export interface Sequence {
  digits(length: number): string;
  hex(length: number): string;
}

export function createSequence(state: { seed: string; issued: number }): Sequence {
  const next = () => {
    state.issued += 1;
    return createHash('sha256').update(`${state.seed}:${state.issued}`).digest('hex');
  };
  return {
    hex: (length) => next().slice(0, length),
    digits: (length) => {
      const text = BigInt(`0x${next()}`).toString();
      const first = '1234'[Number(text.at(-1)) % 4] ?? '1';
      return first + text.slice(1, length);
    },
  };
}

import type { DirectAssessmentInput } from './direct-assessment-return.ts';

const limits = [0, 1, 30_000_000, 84_000_000, 84_000_001, 300_000_000, 2_500_000_000, 60_000_000_000];

/** Years of people by a seed, the same ones every time: nothing, edges of the law, a kobo beyond them, and large incomes. */
export function* randomYears(count: number, seed: number): Generator<DirectAssessmentInput> {
  const next = randomFrom(seed);
  const amount = () => {
    const [kind, at] = [next(), next()];
    const edge = limits[Math.floor(at * limits.length)] ?? 0;
    return kind < 0.25 ? edge : Math.floor(next() * (edge + 1));
  };
  const some = <T>(most: number, make: (at: number) => T): T[] =>
    Array.from({ length: Math.floor(next() * (most + 1)) }, (_, at) => make(at));
  const relief = () => (next() < 0.5 ? 0 : Math.floor(amount() / 20));
  for (let made = 0; made < count; made += 1)
    yield {
      employments: some(3, (at) => ({ employer: `Employer ${at}`, grossKobo: amount(), deductedKobo: relief() })),
      sources: some(4, (at) => ({
        ...{ name: `Source ${at}`, incomeKobo: amount(), costsKobo: amount() },
        lossBroughtKobo: relief(),
      })),
      credits: some(3, () => ({ taxKobo: relief() })),
      gainsKobo: next() < 0.3 ? amount() : 0,
      ...{ pensionKobo: relief(), housingFundKobo: relief(), healthInsuranceKobo: relief() },
      ...{ lifeInsuranceKobo: relief(), homeLoanInterestKobo: relief(), rentPaidKobo: relief() },
    };
}

/** Mulberry32: from 0 to 1, without 1. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

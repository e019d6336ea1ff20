import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { naira } from '../kobo.ts';
import { type PenaltyInput, penaltyOf } from './penalty.ts';
import { penalisedNeglects } from './penalty-law.ts';

const late: PenaltyInput = {
  neglect: 'tax-paid-late',
  isOrganisation: true,
  baseKobo: naira(1_000_000),
  dueDay: '2026-03-31',
  untilDay: '2026-06-09',
};
const amounts = (input: PenaltyInput) =>
  Object.fromEntries(penaltyOf(input).lines.map(({ id, amountKobo }) => [id, amountKobo]));

/** Written a second time and by other means: fractions of whole numbers, rounded at the end of each rate. */
const rates = [
  { from: '2025-09-23', to: '2026-02-23', of1000: 270n },
  { from: '2026-02-24', to: '9999-12-31', of1000: 265n },
];
const day = (iso: string) => Math.round(Date.parse(`${iso}T12:00:00Z`) / 86_400_000);
const half = (top: bigint, bottom: bigint) => {
  const whole = top / bottom;
  return (top % bottom) * 2n >= bottom ? whole + 1n : whole;
};

function byHand({ neglect, isOrganisation, baseKobo, dueDay, untilDay }: PenaltyInput): [bigint, bigint] {
  const days = Math.max(0, day(untilDay) - day(dueDay));
  if (days === 0) return [0n, 0n];
  const isOfAct = dueDay >= '2026-01-01';
  const base = BigInt(baseKobo);
  if (neglect === 'return-not-filed' || neglect === 'employer-return-not-filed') {
    if (!isOfAct) return [neglect === 'return-not-filed' ? 0n : isOrganisation ? 50_000_000n : 5_000_000n, 0n];
    // A month has begun for each day on which the number of the due day was passed.
    let months = 0n;
    for (let [year = 0, month = 0, at = 0] = dueDay.split('-').map(Number); ; month += 1) {
      const begins = Date.UTC(year, month - 1, at);
      const rolled = new Date(begins).getUTCMonth() !== (month - 1) % 12;
      const last = rolled ? Date.UTC(year, month, 0) : begins;
      if (last / 86_400_000 >= Math.round(Date.parse(`${untilDay}T00:00:00Z`) / 86_400_000)) break;
      months += 1n;
    }
    return [10_000_000n + 5_000_000n * (months - 1n), 0n];
  }
  if (!isOfAct) return neglect === 'tax-paid-late' ? [0n, 0n] : [half(base * BigInt(days), 3650n), 0n];
  let interest = 0n;
  for (const { from, to, of1000 } of rates) {
    const count = Math.max(0, Math.min(day(untilDay), day(to)) - Math.max(day(dueDay) + 1, day(from)) + 1);
    interest += half(base * of1000 * BigInt(count), 365_000n);
  }
  return [neglect === 'tax-paid-late' ? half(base, 10n) : half(base * BigInt(days), 3650n), interest];
}

describe('a penalty', () => {
  it('of tax paid late is ten per cent once and interest by the day', () => {
    expect(amounts(late)).toEqual({
      base: naira(1_000_000),
      penalty: naira(100_000),
      interest: 5_082_192,
      total: naira(100_000) + 5_082_192,
    });
  });

  it('is never charged twice: what was charged before is a line of its own', () => {
    const before = { penaltyKobo: naira(100_000), interestKobo: 5_082_192 };
    expect(penaltyOf({ ...late, before }).totalKobo).toBe(0);
    const later = penaltyOf({ ...late, untilDay: '2026-06-10', before });
    expect(later).toMatchObject({ penaltyKobo: 0, interestKobo: 72_603 });
    expect(later.lines.map(({ id }) => id)).toContain('charged-before');
  });

  it('of what was due before 2026 is by the law of its day, and none where no text is held', () => {
    const due = { ...late, dueDay: '2025-12-31', untilDay: '2026-12-31' };
    expect(penaltyOf(due)).toMatchObject({ totalKobo: 0, lines: [], gaps: ['no-text'] });
    expect(penaltyOf({ ...due, neglect: 'deduction-not-remitted' })).toMatchObject({
      penaltyKobo: naira(100_000),
      interestKobo: 0,
      gaps: ['no-rate'],
    });
    const employer = { ...due, neglect: 'employer-return-not-filed', baseKobo: 0 } as const;
    expect(penaltyOf(employer).totalKobo).toBe(naira(500_000));
    expect(penaltyOf({ ...employer, isOrganisation: false }).totalKobo).toBe(naira(50_000));
    expect(penaltyOf({ ...employer, dueDay: '2010-01-31' }).gaps).toEqual(['no-text']);
  });

  it.each(['2026-03-30', '2026-03-31'])('adds nothing until %s, its day', (untilDay) => {
    for (const neglect of penalisedNeglects) expect(penaltyOf({ ...late, neglect, untilDay }).totalKobo).toBe(0);
  });

  it('says of every line by what law, and how sure that is', () => {
    for (const neglect of penalisedNeglects)
      for (const line of penaltyOf({ ...late, neglect }).lines)
        expect(line.reference).toMatchObject({
          law: expect.stringMatching(/Act/),
          section: expect.stringMatching(/^s\./),
        });
  });

  it('of 10,000 random cases is what exact fractions come to by other means', () => {
    const aDay = fc.integer({ min: -400, max: 1_500 }).map((days) => {
      return new Date(Date.UTC(2026, 0, 1) + days * 86_400_000).toISOString().slice(0, 10);
    });
    const baseKobo = fc.oneof(fc.integer({ min: 0, max: 10_000 }), fc.integer({ min: 0, max: naira(50_000_000_000) }));
    fc.assert(
      fc.property(
        fc.constantFrom(...penalisedNeglects),
        fc.boolean(),
        baseKobo,
        aDay,
        aDay,
        (neglect, isOrganisation, baseKobo, x, y) => {
          const [dueDay = x, untilDay = y] = [x, y].sort();
          const input = { neglect, isOrganisation, baseKobo, dueDay, untilDay };
          const { penaltyKobo, interestKobo, totalKobo } = penaltyOf(input);
          expect([BigInt(penaltyKobo), BigInt(interestKobo)]).toEqual(byHand(input));
          expect(totalKobo).toBe(penaltyKobo + interestKobo);
        },
      ),
      { numRuns: 10_000 },
    );
  });
});

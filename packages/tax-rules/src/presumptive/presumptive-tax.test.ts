import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { presumptiveTax } from './presumptive-tax.ts';
import cases from './presumptive-tax-cases.json' with { type: 'json' };

describe('presumptive tax', () => {
  it.each(cases)('$name ($section)', ({ day, turnoverKobo, taxKobo, section }) => {
    const { amountKobo, reference } = presumptiveTax({ day, turnoverKobo });
    expect([amountKobo, `${reference.law}, ${reference.section}`]).toEqual([taxKobo, section]);
  });

  it('is nothing up to ₦12,000,000 and a hundredth of all of it beyond, rounded once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000_000 }), (turnoverKobo) => {
        const { amountKobo } = presumptiveTax({ day: '2026-06-30', turnoverKobo });
        expect(BigInt(amountKobo)).toBe(turnoverKobo > 1_200_000_000 ? (BigInt(turnoverKobo) + 50n) / 100n : 0n);
      }),
      { numRuns: 1_000 },
    );
  });

  it('has no rule before the regulations, and none for half a kobo', () => {
    expect(() => presumptiveTax({ day: '2026-03-02', turnoverKobo: 1 })).toThrow(RangeError);
    expect(() => presumptiveTax({ day: '2026-06-30', turnoverKobo: 0.5 })).toThrow(RangeError);
    expect(() => presumptiveTax({ day: '2026-06-30', turnoverKobo: -1 })).toThrow(RangeError);
  });
});

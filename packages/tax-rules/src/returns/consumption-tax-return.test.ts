import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import cases from './consumption-tax-cases.json' with { type: 'json' };
import { consumptionTaxReturn } from './consumption-tax-return.ts';
import { expectAddsUp } from './explanation-adds-up.ts';

describe('a month of consumption tax', () => {
  it.each(cases)('$name ($section)', ({ period, answers, taxableKobo, taxKobo, section }) => {
    const computed = consumptionTaxReturn(`${period}-01`, answers);
    expect([computed.taxKobo, computed.balanceKobo]).toEqual([taxKobo, taxKobo]);
    expect(computed.lines.find(({ id }) => id === 'taxable')?.amountKobo).toBe(taxableKobo);
    const { reference } = computed.lines.find(({ id }) => id === 'consumption-tax') ?? {};
    expect(`${reference?.law}, ${reference?.section}`).toBe(section);
    expectAddsUp(computed);
  });

  it('is a twentieth, rounded once, whatever is sold and given back', () => {
    const amount = fc.integer({ min: 0, max: 100_000_000_000_000 });
    fc.assert(
      fc.property(amount, amount, amount, fc.nat({ max: 1000 }), (roomsKobo, mealsKobo, eventsKobo, thousandths) => {
        const sold = BigInt(roomsKobo) + BigInt(mealsKobo) + BigInt(eventsKobo);
        const refunds = (sold * BigInt(thousandths)) / 1000n;
        const computed = consumptionTaxReturn('2026-10-01', {
          ...{ roomsKobo, mealsKobo, eventsKobo },
          refundsKobo: Number(refunds),
        });
        expect(BigInt(computed.taxKobo)).toBe((sold - refunds + 10n) / 20n);
        expectAddsUp(computed);
      }),
      { numRuns: 500 },
    );
  });

  it('refuses more refunds than sales, at their place', () => {
    const sold = { roomsKobo: 100, mealsKobo: 0, eventsKobo: 0 };
    expect(() => consumptionTaxReturn('2026-10-01', { ...sold, refundsKobo: 101 })).toThrow(
      expect.objectContaining({ key: 'refundsKobo' }),
    );
  });

  it('refuses a month for which no rule is known, and what is no whole kobo', () => {
    const sold = { roomsKobo: 100, mealsKobo: 0, eventsKobo: 0, refundsKobo: 0 };
    expect(() => consumptionTaxReturn('2015-12-01', sold)).toThrow('No rule is known');
    expect(() => consumptionTaxReturn('2026-10-01', { ...sold, mealsKobo: 0.5 })).toThrow(RangeError);
  });
});

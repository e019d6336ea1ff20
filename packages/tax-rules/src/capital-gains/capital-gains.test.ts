import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { naira } from '../kobo.ts';
import { type CapitalGainsInput, capitalGains } from './capital-gains.ts';
import { gainAssets } from './capital-gains-law.ts';

const sale: CapitalGainsInput = {
  day: '2026-06-30',
  asset: 'land-or-building',
  proceedsKobo: naira(15_000_000),
  costKobo: naira(10_000_000),
  hasFreeUse: false,
  isReinvested: false,
  year: { employmentIncomeKobo: naira(6_000_000) },
};

describe('capital gains from 2026', () => {
  it('are taxed on top of the income of the year', () => {
    // 6 million: 330,000 + 18 % of 3 million. 11 million: 330,000 + 18 % of 8 million.
    expect(capitalGains(sale).taxKobo).toBe(naira(900_000));
    expect(capitalGains(sale).lines.map(({ id, amountKobo }) => [id, amountKobo / 100])).toEqual([
      ['gain', 5_000_000],
      ['chargeable-gain', 5_000_000],
      ['tax-with-gain', 1_770_000],
      ['tax-without-gain', 870_000],
      ['capital-gains-tax', 900_000],
    ]);
  });

  it('say of the whole gain that nothing is taken off, and of a year without tax no rule about wages', () => {
    const { lines } = capitalGains({ ...sale, year: { employmentIncomeKobo: 0 } });
    expect(lines[1]?.formula).toEqual({ kind: 'difference', fromKobo: naira(5_000_000), takenKobo: 0 });
    expect(lines.find(({ id }) => id === 'tax-without-gain')?.reference.section).not.toContain('163');
  });

  it('take nothing of a loss', () => {
    expect(capitalGains({ ...sale, costKobo: naira(20_000_000) })).toMatchObject({ taxKobo: 0, chargeableGainKobo: 0 });
  });

  it.each([
    ['own-home', { hasFreeUse: true }, true],
    ['own-home', { hasFreeUse: false }, false],
    ['vehicle', { hasFreeUse: true }, true],
    ['vehicle', { hasFreeUse: false }, false],
    ['land-or-building', { hasFreeUse: true, isReinvested: true }, false],
    ['belongings', { proceedsKobo: naira(5_000_000), costKobo: 0 }, true],
    ['belongings', { proceedsKobo: naira(5_000_000) + 1, costKobo: 0 }, false],
    ['shares', { proceedsKobo: naira(150_000_000) - 1, costKobo: naira(140_000_000) }, true],
    ['shares', { proceedsKobo: naira(150_000_000), costKobo: naira(145_000_000) }, false],
    ['shares', { proceedsKobo: naira(100_000_000), costKobo: naira(89_999_999) }, false],
    ['shares', { proceedsKobo: naira(900_000_000), costKobo: 0, isReinvested: true }, true],
  ] as const)('of %s with %o are free: %s', (asset, change, isFree) => {
    expect(capitalGains({ ...sale, asset, ...change }).chargeableGainKobo === 0).toBe(isFree);
  });

  it('are taxed by themselves when the rest of the year is a wage up to the minimum', () => {
    const year = { employmentIncomeKobo: naira(840_000) };
    const land = { ...sale, proceedsKobo: naira(1_000_000), costKobo: 0, year };
    expect(capitalGains(land).taxKobo).toBe(naira(30_000));
  });

  it('name the section of each rule', () => {
    const sections = gainAssets.map((asset) => {
      const free = capitalGains({ ...sale, asset, proceedsKobo: naira(2), costKobo: 0, hasFreeUse: true });
      const { reference } = free.lines[1] ?? { reference: undefined };
      return `${asset}: ${reference?.section}, ${reference?.certainty}`;
    });
    expect(sections).toMatchInlineSnapshot(`
      [
        "land-or-building: ss. 28(2), 33, 39 and 40, and Fourth Schedule, certain",
        "own-home: s. 51, certain",
        "shares: s. 34(1)(a), disputed",
        "belongings: s. 52, certain",
        "vehicle: s. 53, certain",
        "other-asset: ss. 28(2), 33, 39 and 40, and Fourth Schedule, certain",
      ]
    `);
  });

  it('of shares are marked as disputed between published texts', () => {
    const [, chargeable] = capitalGains({ ...sale, asset: 'shares' }).lines;
    expect(chargeable?.formula.kind).toBe('exempt');
    expect(chargeable?.reference.certainty).toBe('disputed');
  });

  it('never cost more than themselves plus the tax on the rest of the year, nor less for a larger gain', () => {
    const anAmount = fc.integer({ min: 0, max: naira(1_000_000_000) });
    fc.assert(
      fc.property(anAmount, anAmount, anAmount, fc.constantFrom(...gainAssets), (income, one, other, asset) => {
        const [low, high] = one < other ? [one, other] : [other, one];
        const of = (proceedsKobo: number) =>
          capitalGains({ ...sale, asset, proceedsKobo, costKobo: 0, year: { employmentIncomeKobo: income } });
        expect(of(low).taxKobo).toBeGreaterThanOrEqual(0);
        expect(of(low).taxKobo).toBeLessThanOrEqual(of(high).taxKobo);
        expect(of(high).taxKobo).toBeLessThanOrEqual(Math.max(high, high + income - naira(800_000)));
      }),
    );
  });
});

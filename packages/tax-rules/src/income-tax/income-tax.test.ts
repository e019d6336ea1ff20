import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { naira } from '../kobo.ts';
import { spread, taxOver } from './bands.ts';
import { incomeTax } from './income-tax.ts';
import { incomeTaxLaws } from './income-tax-law.ts';
import { payeMonths, yearOfMonths } from './paye.ts';
import published from './published-vectors.json' with { type: 'json' };

const [law2026, law2025] = incomeTaxLaws;
const day2026 = '2026-06-30';
const day2025 = '2025-06-30';
const anIncome = fc.integer({ min: 0, max: naira(500_000_000) });

/** The published figures name parts of a naira. */
const koboOf = (amountNaira: number) => Math.round(amountNaira * 100);
const inBands = (bands: readonly { widthKobo: number | null; ratePpm: number }[] = []) =>
  bands.map(({ widthKobo, ratePpm }) => [widthKobo === null ? null : widthKobo / 100, ratePpm / 10_000]);

describe('income tax from 2026', () => {
  it('has the published bands, and 20 % of rent up to ₦500,000', () => {
    expect(inBands(law2026?.bands)).toEqual(published.nta2026.bands);
    expect(law2026?.rentRelief).toMatchObject({
      ratePpm: published.nta2026.rentRelief.rate * 10_000,
      capKobo: naira(published.nta2026.rentRelief.cap),
    });
  });

  it.each(published.nta2026.vectors as [number, number][])(
    'charges ₦%d of chargeable income with ₦%d',
    (income, tax) => {
      expect(taxOver(spread(naira(income), law2026?.bands ?? []))).toBe(koboOf(tax));
    },
  );

  it.each([
    [70_000 * 12, {}, 0],
    [70_000 * 12 + 1, {}, 6_000.15],
    [100_000 * 12, {}, 60_000],
    [100_000 * 12, { pension: 96_000, rent: 300_000 }, 36_600],
    [250_000 * 12, { pension: 240_000, housingFund: 75_000 }, 282_750],
    [500_000 * 12, { pension: 480_000, housingFund: 150_000, rent: 1_200_000 }, 713_400],
    [1_500_000 * 12, { pension: 1_440_000, rent: 3_000_000 }, 2_802_600],
    [5_000_000 * 12, { pension: 4_800_000, life: 200_000, homeLoan: 1_000_000 }, 11_430_000],
  ])('charges a salary of ₦%d a year with %o with ₦%d', (salary, deductions, tax) => {
    const { pension = 0, housingFund = 0, rent = 0, life = 0, homeLoan = 0 } = deductions as Record<string, number>;
    const { taxKobo } = incomeTax({
      day: day2026,
      employmentIncomeKobo: naira(salary),
      pensionKobo: naira(pension),
      housingFundKobo: naira(housingFund),
      rentPaidKobo: naira(rent),
      lifeInsuranceKobo: naira(life),
      homeLoanInterestKobo: naira(homeLoan),
    });
    expect(taxKobo).toBe(koboOf(tax));
  });

  it('adds gains to income', () => {
    const { taxKobo, grossKobo } = incomeTax({
      day: day2026,
      employmentIncomeKobo: naira(3_000_000),
      chargeableGainsKobo: naira(2_000_000),
    });
    expect([grossKobo, taxKobo]).toEqual([naira(5_000_000), naira(690_000)]);
  });

  it('takes nothing of employment income up to the minimum wage, and does of other income', () => {
    expect(incomeTax({ day: day2026, employmentIncomeKobo: naira(840_000) }).taxKobo).toBe(0);
    expect(incomeTax({ day: day2026, employmentIncomeKobo: 0, otherIncomeKobo: naira(840_000) }).taxKobo).toBe(
      naira(6_000),
    );
  });

  it.each([
    [840_000, 1_000_000, 30_000],
    [840_000, 500_000, 0],
    [600_000, 2_500_000, 255_000],
    // A naira above the minimum, and the wage is income like any other.
    [840_001, 1_000_000, 156_000.15],
  ])('leaves a wage of ₦%d out when there are ₦%d of other income: ₦%d', (wage, other, tax) => {
    const { taxKobo, lines } = incomeTax({
      day: day2026,
      employmentIncomeKobo: naira(wage),
      otherIncomeKobo: naira(other),
    });
    expect(taxKobo).toBe(koboOf(tax));
    expect(lines.some(({ id }) => id === 'free-wage')).toBe(wage <= 840_000);
  });

  it.each([
    [1_000_000, 200_000],
    [2_500_000, 500_000],
    [4_000_000, 500_000],
  ])('relieves ₦%d of rent with ₦%d', (rent, relief) => {
    const { lines } = incomeTax({
      day: day2026,
      employmentIncomeKobo: naira(6_000_000),
      rentPaidKobo: naira(rent),
    });
    expect(lines.find(({ id }) => id === 'rent-relief')?.amountKobo).toBe(naira(relief));
  });
});

describe('income tax to 2025', () => {
  it('has the published bands', () => {
    expect(inBands(law2025?.bands)).toEqual(published.pita2011.bands);
  });

  it.each(published.pita2011.vectors as [number, number][])('charges ₦%d gross with ₦%d', (gross, tax) => {
    expect(incomeTax({ day: day2025, employmentIncomeKobo: naira(gross) }).taxKobo).toBe(koboOf(tax));
  });

  it.each([
    // The greater of ₦200,000 and one per cent turns at ₦20 million.
    [19_999_900],
    [20_000_000],
    [30_000_000],
  ])('relieves ₦%d by one per cent where that is more than ₦200,000', (gross) => {
    const { lines } = incomeTax({ day: day2025, employmentIncomeKobo: naira(gross) });
    const relief = lines.find(({ id }) => id === 'consolidated-relief');
    expect(relief?.amountKobo).toBe(naira(Math.max(200_000, gross / 100) + gross / 5));
  });

  it('takes nothing of the minimum wage of its time', () => {
    const of = (day: string, income: number) => incomeTax({ day, employmentIncomeKobo: naira(income) }).taxKobo;
    expect(of('2023-06-30', 360_000)).toBe(0);
    expect(of('2023-06-30', 360_001)).toBeGreaterThan(0);
    expect(of('2025-06-30', 840_000)).toBe(0);
  });

  it('spares a wage up to the minimum only when there is no other income, and says that this is our reading', () => {
    const wage = { day: day2025, employmentIncomeKobo: naira(840_000) };
    const { lines } = incomeTax(wage);
    expect(lines.at(-1)).toMatchObject({ formula: { kind: 'exempt' }, reference: { certainty: 'our-reading' } });
    // 1,840,000 less 200,000 and 20 %: 1,272,000.
    expect(incomeTax({ ...wage, otherIncomeKobo: naira(1_000_000) }).taxKobo).toBe(naira(161_680));
  });

  it('taxes gains by themselves, at ten per cent', () => {
    const salary = { day: day2025, employmentIncomeKobo: naira(3_000_000) };
    const withGain = incomeTax({ ...salary, chargeableGainsKobo: naira(2_000_000) });
    expect(withGain.taxKobo - incomeTax(salary).taxKobo).toBe(naira(200_000));
    expect(withGain.lines.slice(-3).map(({ id }) => id)).toEqual(['income-tax', 'gains-tax', 'tax']);
  });

  it('takes at least one per cent of gross income', () => {
    const { taxKobo, lines } = incomeTax({
      day: day2025,
      employmentIncomeKobo: naira(2_000_000),
      pensionKobo: naira(1_900_000),
    });
    expect(taxKobo).toBe(naira(20_000));
    expect(lines.at(-1)).toMatchObject({ formula: { kind: 'greatest' }, reference: { certainty: 'our-reading' } });
  });
});

describe.each([
  ['from 2026', law2026],
  ['to 2025', law2025],
])('the bands %s', (_, law) => {
  const table = law?.bands ?? [];

  it('never take less of a larger income', () => {
    fc.assert(
      fc.property(anIncome, fc.integer({ min: 0, max: naira(1_000_000) }), (income, more) => {
        expect(taxOver(spread(income + more, table))).toBeGreaterThanOrEqual(taxOver(spread(income, table)));
      }),
    );
  });

  it('make no jump at an edge: one kobo more is never more than one kobo of tax', () => {
    let edge = 0;
    for (const { widthKobo } of table) {
      if (widthKobo === null) break;
      edge += widthKobo;
      const step = taxOver(spread(edge + 1, table)) - taxOver(spread(edge, table));
      expect(step).toBeGreaterThanOrEqual(0);
      expect(step).toBeLessThanOrEqual(1);
    }
  });

  it('add up to the kobo, with nothing left over', () => {
    fc.assert(
      fc.property(anIncome, (income) => {
        const shares = spread(income, table);
        expect(shares.reduce((sum, { chargedKobo }) => sum + chargedKobo, 0)).toBe(income);
        const exact = shares.reduce((sum, { chargedKobo, ratePpm }) => sum + BigInt(chargedKobo) * BigInt(ratePpm), 0n);
        expect(BigInt(taxOver(shares))).toBe((exact * 2n + 1_000_000n) / 2_000_000n);
      }),
    );
  });
});

describe('a computation', () => {
  it('refuses amounts that are not whole kobo', () => {
    for (const amount of [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])
      expect(() => incomeTax({ day: day2026, employmentIncomeKobo: amount })).toThrow(RangeError);
  });

  it('refuses a year whose law is not known', () => {
    expect(() => incomeTax({ day: '1999-01-01', employmentIncomeKobo: 0 })).toThrow('No rule is known');
  });

  it('never charges more than the income, whatever is deducted', () => {
    fc.assert(
      fc.property(anIncome, anIncome, anIncome, (income, pension, rent) => {
        const { taxKobo, chargeableKobo } = incomeTax({
          day: day2026,
          employmentIncomeKobo: income,
          pensionKobo: pension,
          rentPaidKobo: rent,
        });
        expect(taxKobo).toBeLessThanOrEqual(chargeableKobo);
        expect(chargeableKobo).toBeLessThanOrEqual(income);
      }),
    );
  });
});

describe.each([day2025, day2026])('a year as long as %s', (day) => {
  /** A trillion naira in each month: no field takes more. */
  const mostKobo = naira(1_000_000_000_000) * 12;
  const aRecord = fc.record({
    employmentIncomeKobo: fc.integer({ min: 0, max: mostKobo }),
    otherIncomeKobo: fc.integer({ min: 0, max: mostKobo }),
    pensionKobo: fc.integer({ min: 0, max: mostKobo }),
    housingFundKobo: fc.integer({ min: 0, max: mostKobo }),
    healthInsuranceKobo: fc.integer({ min: 0, max: mostKobo }),
    rentPaidKobo: fc.integer({ min: 0, max: mostKobo / 12 }),
    lifeInsuranceKobo: fc.integer({ min: 0, max: mostKobo / 12 }),
    homeLoanInterestKobo: fc.integer({ min: 0, max: mostKobo / 12 }),
  });

  it('costs whole kobo, no less than nothing and no more than the income, up to the largest amounts anybody may enter', () => {
    fc.assert(
      fc.property(aRecord, (year) => {
        const { taxKobo, grossKobo } = incomeTax({ day, ...year });
        expect(Number.isSafeInteger(taxKobo)).toBe(true);
        expect(taxKobo).toBeGreaterThanOrEqual(0);
        expect(taxKobo).toBeLessThanOrEqual(grossKobo);
        expect(payeMonths(taxKobo).reduce((sum, month) => sum + month, 0)).toBe(taxKobo);
      }),
    );
  });

  it('costs no less for more income, no more for a larger deduction, and grows by no more than the income does', () => {
    fc.assert(
      fc.property(aRecord, fc.integer({ min: 0, max: naira(10_000_000) }), (record, more) => {
        // Above the minimum wage, where one naira more ends an exemption.
        const year = { day, ...record, employmentIncomeKobo: record.employmentIncomeKobo + naira(840_001) };
        const { taxKobo } = incomeTax(year);
        const earnsMore = incomeTax({ ...year, otherIncomeKobo: year.otherIncomeKobo + more }).taxKobo;
        expect(earnsMore).toBeGreaterThanOrEqual(taxKobo);
        expect(earnsMore - taxKobo).toBeLessThanOrEqual(more);
        expect(incomeTax({ ...year, pensionKobo: year.pensionKobo + more }).taxKobo).toBeLessThanOrEqual(taxKobo);
      }),
    );
  });
});

describe('PAYE', () => {
  it('deducts a year’s tax in twelve months that add up to the kobo and differ by at most one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }), (tax) => {
        const months = payeMonths(tax);
        expect(months).toHaveLength(12);
        expect(months.reduce((sum, month) => sum + month, 0)).toBe(tax);
        expect(Math.max(...months) - Math.min(...months)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('reckons a monthly salary as twelve of them', () => {
    expect(yearOfMonths(naira(250_000))).toBe(naira(3_000_000));
    expect(payeMonths(naira(330_000))[0]).toBe(naira(27_500));
  });
});

describe('an explanation', () => {
  it.each([day2025, day2026])(
    'of %s names a law and a section for every line, and its amounts can be followed',
    (day) => {
      fc.assert(
        fc.property(
          anIncome,
          anIncome,
          anIncome,
          anIncome,
          (employmentIncomeKobo, otherIncomeKobo, pensionKobo, rentPaidKobo) => {
            const { lines } = incomeTax({ day, employmentIncomeKobo, otherIncomeKobo, pensionKobo, rentPaidKobo });
            for (const { amountKobo, formula, reference } of lines) {
              expect(reference.law && reference.section).not.toBe('');
              if (formula.kind === 'sum')
                expect(amountKobo).toBe(formula.of.reduce((sum, term) => sum + term.amountKobo, 0));
              if (formula.kind === 'lowest')
                expect(amountKobo).toBe(Math.min(...formula.of.map((term) => term.amountKobo)));
              if (formula.kind === 'greatest')
                expect(amountKobo).toBe(Math.max(...formula.of.map((term) => term.amountKobo)));
              if (formula.kind === 'difference')
                expect(amountKobo).toBe(Math.max(0, formula.fromKobo - formula.takenKobo));
              if (formula.kind === 'bands') expect(amountKobo).toBe(taxOver(formula.shares));
            }
          },
        ),
      );
    },
  );
});

describe('the exact tax', () => {
  const whole = 1_000_000n;
  const least = (a: bigint, b: bigint) => (a < b ? a : b);
  const most = (a: bigint, b: bigint) => (a > b ? a : b);

  /** As the law says it, in fractions: one rounding, at the end. Written apart from the rules, in millionths of a kobo. */
  function exactTax(law: (typeof incomeTaxLaws)[number], gross: bigint, deducted: bigint, rent: bigint): number {
    const income = most(0n, gross - deducted) * whole;
    const relief = law.rentRelief;
    const consolidated = law.consolidatedRelief;
    const rentRelief = relief ? least(rent * BigInt(relief.ratePpm), BigInt(relief.capKobo) * whole) : 0n;
    const allowance = consolidated
      ? most(BigInt(consolidated.floorKobo) * whole, (income / whole) * BigInt(consolidated.floorRatePpm)) +
        (income / whole) * BigInt(consolidated.ratePpm)
      : 0n;
    let left = most(0n, income - rentRelief - allowance);
    let tax = 0n;
    for (const { widthKobo, ratePpm } of law.bands) {
      const charged = widthKobo === null ? left : least(left, BigInt(widthKobo) * whole);
      tax += charged * BigInt(ratePpm);
      left -= charged;
    }
    if (law.minimumTax) tax = most(tax, gross * BigInt(law.minimumTax.ratePpm) * whole);
    return Number((tax * 2n + whole * whole) / (2n * whole * whole));
  }

  it.each([
    ['from 2026', day2026, law2026],
    ['to 2025', day2025, law2025],
  ] as const)(
    '%s is charged, rounded once, whatever is earned, deducted and paid in rent',
    (_, day, law) => {
      const anAmount = fc.integer({ min: 0, max: naira(80_000_000) });
      fc.assert(
        fc.property(
          anAmount,
          anAmount,
          fc.integer({ min: 0, max: naira(4_000_000) }),
          (earned, pensionKobo, rentPaidKobo) => {
            // Above the minimum wage, where the tax is that of the bands.
            const employmentIncomeKobo = earned + naira(840_001);
            const { taxKobo, lines } = incomeTax({ day, employmentIncomeKobo, pensionKobo, rentPaidKobo });
            if (!law) throw new Error('There is such a law');
            expect(taxKobo).toBe(
              exactTax(law, BigInt(employmentIncomeKobo), BigInt(pensionKobo), BigInt(rentPaidKobo)),
            );
            expect(lines.at(-1)?.amountKobo).toBe(taxKobo);
          },
        ),
        { numRuns: 50_000 },
      );
    },
    120_000,
  );
});

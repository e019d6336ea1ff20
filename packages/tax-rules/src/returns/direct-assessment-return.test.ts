import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { incomeTaxLaws } from '../income-tax/income-tax-law.ts';
import { naira } from '../kobo.ts';
import cases from './direct-assessment-cases.json' with { type: 'json' };
import { directAssessmentReturn } from './direct-assessment-return.ts';
import { expectAddsUp } from './explanation-adds-up.ts';

type Input = Parameters<typeof directAssessmentReturn>[1];

describe('a return of income', () => {
  it.each(cases)('$name, $period ($section)', ({ period, answers, ...expected }) => {
    const computed = directAssessmentReturn(`${period}-12-31`, answers);
    const { taxKobo, creditKobo, balanceKobo, overKobo, losses } = computed;
    const { name: _name, section: _section, ...figures } = expected;
    expect({ taxKobo, creditKobo, balanceKobo, overKobo, losses }).toEqual(figures);
    expectAddsUp(computed);
  });

  it('marks what a loss does as our reading', () => {
    const farm = { name: 'Farm', incomeKobo: 100, costsKobo: 300, lossBroughtKobo: 0 };
    const { lines } = directAssessmentReturn('2026-12-31', year({ sources: [farm] }));
    expect(lines.find(({ id }) => id === 'loss-carried')).toMatchObject({
      of: 'Farm',
      amountKobo: 200,
      reference: { section: 's. 28(3)', certainty: 'our-reading' },
    });
  });

  it('refuses two sources of one name: a loss would not find its own', () => {
    const shop = { name: 'Shop', incomeKobo: 100, costsKobo: 0, lossBroughtKobo: 0 };
    expect(() => directAssessmentReturn('2026-12-31', year({ sources: [shop, { ...shop, name: ' shop' }] }))).toThrow(
      expect.objectContaining({ key: 'sources.1.name' }),
    );
  });

  it('refuses a year whose law is not known', () => {
    expect(() => directAssessmentReturn('2019-12-31', year({}))).toThrow('No rule is known');
  });
});

const year = (part: Partial<Input>): Input => ({ employments: [], sources: [], gainsKobo: 0, credits: [], ...part });

const amount = fc.integer({ min: 0, max: naira(60_000_000) });
const aYear = fc.record({
  employments: fc.array(fc.record({ employer: fc.constant('E'), grossKobo: amount, deductedKobo: amount }), {
    maxLength: 3,
  }),
  sources: fc
    .array(fc.record({ incomeKobo: amount, costsKobo: amount, lossBroughtKobo: amount }), { maxLength: 4 })
    .map((sources) => sources.map((source, at) => ({ ...source, name: `Source ${at}` }))),
  credits: fc.array(fc.record({ taxKobo: amount }), { maxLength: 3 }),
  gainsKobo: fc.constant(0),
  pensionKobo: amount,
  rentPaidKobo: fc.integer({ min: 0, max: naira(4_000_000) }),
});

/** As the law says it, in millionths of a kobo, one rounding at the end. Written apart from the rules. */
function exactTax(
  law: (typeof incomeTaxLaws)[number],
  { employments, sources, pensionKobo = 0, rentPaidKobo = 0 }: Input,
) {
  const whole = 1_000_000n;
  const big = (amounts: readonly number[]) => amounts.reduce((sum, one) => sum + BigInt(one), 0n);
  const wage = big(employments.map(({ grossKobo }) => grossKobo));
  let other = 0n;
  for (const { incomeKobo, costsKobo, lossBroughtKobo } of sources) {
    const left = BigInt(incomeKobo) - BigInt(costsKobo) - BigInt(lossBroughtKobo);
    if (left > 0n) other += left;
  }
  const gross = wage + other;
  const isFree = wage <= BigInt(naira(840_000));
  if (isFree && other === 0n) return 0;
  const counted = isFree && law.minimumWage.isFreeBesideOtherIncome ? other : gross;
  let income = counted - BigInt(pensionKobo);
  if (income < 0n) income = 0n;
  let left = income * whole;
  if (law.rentRelief) {
    const share = BigInt(rentPaidKobo) * BigInt(law.rentRelief.ratePpm);
    const cap = BigInt(law.rentRelief.capKobo) * whole;
    left -= share < cap ? share : cap;
  }
  if (law.consolidatedRelief) {
    const { floorKobo, floorRatePpm, ratePpm } = law.consolidatedRelief;
    const [floor, small] = [BigInt(floorKobo) * whole, income * BigInt(floorRatePpm)];
    left -= (small > floor ? small : floor) + income * BigInt(ratePpm);
  }
  if (left < 0n) left = 0n;
  let tax = 0n;
  for (const { widthKobo, ratePpm } of law.bands) {
    const charged = widthKobo === null || left < BigInt(widthKobo) * whole ? left : BigInt(widthKobo) * whole;
    tax += charged * BigInt(ratePpm);
    left -= charged;
  }
  const least = law.minimumTax ? gross * BigInt(law.minimumTax.ratePpm) * whole : 0n;
  const due = tax > least ? tax : least;
  return Number((due * 2n + whole * whole) / (2n * whole * whole));
}

describe.each(incomeTaxLaws.map((law) => [law.id, law] as const))('random years under %s', (_, law) => {
  it('are charged exactly, their explanation adds up, and no loss is lost or used twice', () => {
    fc.assert(
      fc.property(aYear, (input) => {
        const computed = directAssessmentReturn(law.to ?? '2026-12-31', input);
        expect(computed.taxKobo).toBe(exactTax(law, input));
        expectAddsUp(computed);
        const brought = input.sources.reduce((sum, source) => sum + source.lossBroughtKobo, 0);
        const made = input.sources.reduce((sum, source) => sum + Math.max(0, source.costsKobo - source.incomeKobo), 0);
        const used = computed.lines.reduce((sum, { id, amountKobo }) => sum + (id === 'loss-used' ? amountKobo : 0), 0);
        expect(computed.losses.reduce((sum, { amountKobo }) => sum + amountKobo, 0)).toBe(brought + made - used);
      }),
      { numRuns: 1_000 },
    );
  }, 120_000);

  it('owe the same whatever a loss of this year comes to', () => {
    fc.assert(
      fc.property(aYear, amount, (input, loss) => {
        const failed = { name: 'Farm', incomeKobo: 0, costsKobo: loss, lossBroughtKobo: 0 };
        const day = law.to ?? '2026-12-31';
        expect(directAssessmentReturn(day, { ...input, sources: [...input.sources, failed] }).taxKobo).toBe(
          directAssessmentReturn(day, input).taxKobo,
        );
      }),
      { numRuns: 300 },
    );
  });
});

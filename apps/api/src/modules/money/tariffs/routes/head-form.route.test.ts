import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { givenTariff } from '../../../../testing/given-tariff.ts';
import { startModule } from '../../../../testing/module-app.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { createCaseload } from '../../../ground/caseload/index.ts';
import { tariffsModule } from '../tariffs.module.ts';

const { db, owner } = await createTestDatabase();
const { call, staffMember } = await startModule(db, new Date().toISOString(), (app, { clock }) =>
  tariffsModule(app, { db, clock, caseload: createCaseload({ db, clock }) }),
);
const clerk = await staffMember('MDA User');
const governor = await staffMember('Governor');
const option = (value: string) => ({ value, label: { en: value.toUpperCase(), ha: value } });
const [licence, mast, land] = ['12020101', '12020412', '12010108'];
await givenTariff(owner, {
  code: licence,
  rule: {
    kind: 'by-choice',
    by: 'class',
    amounts: [
      { option: 'car', amountKobo: 625_000 },
      { option: 'bus', amountKobo: 900_000 },
    ],
    times: 'years',
  },
  attributes: [
    { key: 'plate', type: 'text' },
    { key: 'class', type: 'choice', options: [option('car'), option('bus')] },
    { key: 'years', type: 'number', least: 1, most: 3 },
    { key: 'since', type: 'date', isRequired: false },
  ],
});
await givenTariff(owner, {
  code: land,
  rule: {
    kind: 'rated',
    by: 'value',
    sliced: true,
    bands: [{ upTo: 1_000_000_000, ratePpm: 1_000 }, { ratePpm: 2_500 }],
  },
  attributes: [{ key: 'value', type: 'money' }],
});
await givenTariff(owner, { code: mast, rule: { kind: 'fixed', amountKobo: 1 }, validFrom: '2099-01-01' });

const quote = (lines: object[], as = clerk) => call('POST', '/bills/quotes', { as, body: { lines } });
const line = (attributes: object = {}, more: object = {}) => ({
  revenueHeadCode: licence,
  attributes: { plate: 'KAD 123 AB', class: 'car', years: 2, ...attributes },
  ...more,
});

describe('the form of a revenue head', () => {
  it('asks what its tariff of today asks, in order', async () => {
    const form = (await call('GET', `/revenue-heads/${licence}/form`, { as: clerk })).json();
    expect(form).toMatchObject({
      name: 'Motor Vehicle Licence',
      mdaId: 1,
      rule: { kind: 'by-choice' },
      tariff: { validFrom: '2020-01-01' },
    });
    expect(form.attributes.map(({ key }: { key: string }) => key)).toEqual(['plate', 'class', 'years', 'since']);
  });

  it('asks for the amount alone where none counts today', async () => {
    const form = (await call('GET', `/revenue-heads/${mast}/form`, { as: clerk })).json();
    expect(form).toMatchObject({ attributes: [], rule: { kind: 'entered', leastKobo: 10_000 }, tariff: null });
  });

  it('is for those who fill bills', async () => {
    expect((await call('GET', `/revenue-heads/${mast}/form`)).statusCode).toBe(401);
    expect((await call('GET', `/revenue-heads/${mast}/form`, { as: governor })).statusCode).toBe(403);
    expect((await call('GET', '/revenue-heads/99999999/form', { as: clerk })).json().code).toBe(
      'revenue-head.not-found',
    );
    expect((await call('GET', '/revenue-heads/1/form', { as: clerk })).statusCode).toBe(422);
  });
});

describe('a quote', () => {
  it('reckons each line by its tariff, shows how, and adds them up', async () => {
    const answer = (await quote([line(), line({ class: 'bus', years: 1 }, { narration: 'The old one' })])).json();
    expect(answer.totalKobo).toBe(2 * 625_000 + 900_000);
    expect(answer.lines[0]).toMatchObject({
      description: 'Motor Vehicle Licence',
      narration: 'plate KAD 123 AB · class CAR · years 2',
      working: { formula: { kind: 'times', eachKobo: 625_000, count: 2 } },
    });
    expect(answer.lines[1].narration).toBe('plate KAD 123 AB · class BUS · years 1. The old one');
  });

  it('takes the amount that was entered where no tariff counts', async () => {
    const entered = { revenueHeadCode: '12020503', amountKobo: 77_700 };
    expect((await quote([entered])).json()).toMatchObject({
      totalKobo: 77_700,
      lines: [{ tariff: null, working: { formula: { kind: 'entered' } } }],
    });
  });

  it('equals exact arithmetic for any value', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 10_000, max: 9_000_000_000_000 }), async (value) => {
        const { totalKobo } = (await quote([{ revenueHeadCode: land, attributes: { value } }])).json();
        const share = (kobo: bigint, ppm: bigint) => (2n * kobo * ppm + 1_000_000n) / 2_000_000n;
        const lower = BigInt(Math.min(value, 1_000_000_000));
        expect(BigInt(totalKobo)).toBe(share(lower, 1_000n) + share(BigInt(value) - lower, 2_500n));
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    ['an answer is missing', line({ plate: '' }), 'lines.0.attributes.plate', 'Field is required'],
    ['a choice is none', line({ class: 'rocket' }), 'lines.0.attributes.class', 'Choose one of the list'],
    ['a number is no whole one', line({ years: 'two' }), 'lines.0.attributes.years', 'Enter a whole number'],
    ['a number is too great', line({ years: 4 }), 'lines.0.attributes.years', 'Enter at most 3'],
    ['a day does not exist', line({ since: '2026-02-30' }), 'lines.0.attributes.since', 'Enter a day'],
    [
      'something is answered that nobody asked',
      line({ colour: 'red' }),
      'lines.0.attributes.colour',
      expect.any(String),
    ],
    [
      'an amount is entered beside the tariff',
      line({}, { amountKobo: 1 }),
      'lines.0.amountKobo',
      'The tariff says the amount',
    ],
    ['no amount is entered', { revenueHeadCode: '12020503' }, 'lines.0.amountKobo', 'Enter the amount'],
    ['the head does not exist', { revenueHeadCode: '99999999' }, 'lines.0.revenueHeadCode', expect.any(String)],
  ])('is refused at the field where %s', async (_what, asked, field, words) => {
    const answer = await quote([asked]);
    expect([answer.statusCode, answer.json().fieldErrors]).toEqual([422, { [field]: words }]);
  });

  it('is of one MDA', async () => {
    const answer = await quote([line(), { revenueHeadCode: '12020418', amountKobo: 50_000 }]);
    expect(answer.json().fieldErrors).toEqual({ 'lines.1.revenueHeadCode': expect.stringContaining('one MDA') });
  });

  it('is for those who fill bills', async () => {
    expect((await call('POST', '/bills/quotes', { body: { lines: [line()] } })).statusCode).toBe(401);
    expect((await quote([line()], governor)).statusCode).toBe(403);
    expect((await quote([])).statusCode).toBe(422);
  });
});

import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { startReturns } from './testing/returns-test-app.ts';

/** What an employer filed of somebody in a month, in kobo. */
const payeRow = (change: object) => ({
  ...{ staffNumber: '1', name: 'Amina Bello', taxId: '', stateId: 19, grossKobo: 10_000_000, pensionKobo: 0 },
  ...{ housingFundKobo: 0, healthInsuranceKobo: 0, yearlyRentKobo: 0, deductedKobo: 500_000, ...change },
});

const { db } = await createTestDatabase();
const app = await startReturns(db, '2027-02-10T08:00:00Z');
const of2026 = { kind: 'direct-assessment', period: '2026' } as const;
const tailoring = {
  ...{ ref: 'tailoring', name: 'Tailoring', kind: 'trade' },
  ...{ incomeKobo: 500_000_000, costsKobo: 100_000_000, lossBroughtKobo: 0 },
};
const farm = { ...tailoring, ref: 'farm', name: 'Farm', incomeKobo: 20_000_000, costsKobo: 120_000_000 };
const said = (answers: object, reasons: object = {}) => ({
  ...of2026,
  answers: { livedHere: true, ...answers },
  reasons,
});

/** Their name as an employer writes it, and a month of pay under their TPUI. */
async function employed(name?: string) {
  const person = await app.taxpayer();
  const [tpui, employer] = [await app.tpuiOf(person), await app.taxpayer()];
  const { rows } = await db.$client.query<{ name: string }>('select name from taxpayers where tpui = $1', [tpui]);
  const row = payeRow({ taxId: tpui, name: name ?? rows[0]?.name, pensionKobo: 800_000 });
  const { id, dueKobo, savedAt } = (
    await app.call('PUT', '/paye/draft', { as: employer, body: { month: '2026-10', rows: [row] } })
  ).json();
  const filing = { scheduleId: id, dueKobo, savedAt, declarationVersion: 1 };
  expect((await app.call('POST', '/paye/filings', { as: employer, body: filing })).statusCode).toBe(200);
  return { person, ref: `paye:${await app.tpuiOf(employer)}` };
}

describe('a return of income', () => {
  it('is filled in with what employers filed, each figure with who said it', async () => {
    const { person, ref } = await employed();
    const opened = (await app.open(person, of2026)).json();
    expect(opened.filled).toMatchObject({
      employments: [{ ref, grossKobo: 10_000_000, deductedKobo: 500_000 }],
      pensionKobo: 800_000,
    });
    expect(opened.origins.map(({ path, from }: { path: string; from: string }) => [path, from])).toEqual([
      [`employments.${ref}.grossKobo`, 'paye'],
      [`employments.${ref}.deductedKobo`, 'paye'],
      ['pensionKobo', 'paye'],
    ]);
    expect(opened).toMatchObject({ dueOn: '2027-03-31', lateness: [], preview: { changes: [] } });
    expect(opened.preview.figures).toMatchObject({ taxKobo: 0, creditKobo: 500_000, overKobo: 500_000 });
  });

  it('never shows pay that stands under the number and another name', async () => {
    const { person } = await employed('Zubairu Wazirin-Gobir');
    expect((await app.open(person, of2026)).json()).toMatchObject({ filled: {}, origins: [] });
  });

  it('wants a reason for what is changed of it, at its place', async () => {
    const { person, ref } = await employed();
    const { filled } = (await app.open(person, of2026)).json();
    const answers = { ...filled, employments: [], pensionKobo: 900_000 };
    const looked = (await app.preview(person, said(answers))).json();
    expect(looked.changes).toEqual([
      { path: `employments.${ref}`, filled: ref, said: null, reason: '' },
      { path: 'pensionKobo', filled: 800_000, said: 900_000, reason: '' },
    ]);
    const refused = await app.file(person, await app.lookedAt(person, said(answers)));
    expect([refused.statusCode, Object.keys(refused.json().fieldErrors).toSorted()]).toEqual([
      ...[422, [`reasons.employments.${ref}`, 'reasons.pensionKobo']],
    ]);
    expect(await app.kept(person)).toEqual({ returns: 0, bills: 0 });
    const reasons = { [`employments.${ref}`]: 'I never worked there', pensionKobo: 'A second fund' };
    const filed = await app.file(person, await app.lookedAt(person, said(answers, reasons)));
    expect(filed.json().changes).toMatchObject([{ reason: 'I never worked there' }, { reason: 'A second fund' }]);
  });

  it('with nothing to add costs nothing, has no bill, and is in time', async () => {
    const person = await app.taxpayer();
    const filed = await app.file(person, await app.lookedAt(person, said({})));
    expect(filed.json()).toMatchObject({ balanceKobo: 0, bill: null, isLate: false, lateness: [] });
    expect(await app.kept(person)).toEqual({ returns: 1, bills: 0 });
  });

  it('keeps a loss for its source: it lowers nothing this year, and stands in the return of the next', async () => {
    const person = await app.taxpayer();
    const filed = (await app.file(person, await app.lookedAt(person, said({ sources: [tailoring, farm] })))).json();
    // ₦4,000,000 less ₦800,000 free: 2,200,000 at 15 % and 1,000,000 at 18 %.
    expect(filed).toMatchObject({
      taxKobo: 51_000_000,
      figures: { losses: [{ source: 'Farm', amountKobo: 100_000_000 }] },
    });
    app.setNow('2028-02-10T08:00:00Z');
    const next = { ...of2026, period: '2027' };
    const opened = (await app.open(person, next)).json();
    app.setNow('2027-02-10T08:00:00Z');
    expect(opened.filled.sources).toMatchObject([
      { ref: 'tailoring', lossBroughtKobo: 0 },
      { ref: 'farm', name: 'Farm', lossBroughtKobo: 100_000_000 },
    ]);
    expect(opened.origins).toEqual([{ path: 'sources.farm.lossBroughtKobo', from: 'last-return', said: '2026' }]);
  });

  it('wants a reason for a loss that nobody here knows of', async () => {
    const person = await app.taxpayer();
    const sources = [{ ...tailoring, lossBroughtKobo: 400_000_000 }];
    const refused = await app.file(person, await app.lookedAt(person, said({ sources })));
    expect(Object.keys(refused.json().fieldErrors)).toEqual(['reasons.sources.tailoring.lossBroughtKobo']);
  });

  it('of 2025 is reckoned by the law of that year, and not asked for what came later', async () => {
    const person = await app.taxpayer();
    const of2025 = { ...said({ sources: [tailoring] }), period: '2025' };
    const { figures, lateness, dueOn } = (await app.preview(person, of2025)).json();
    expect(figures.lines.at(-2)).toMatchObject({ id: 'tax', reference: { section: 'Sixth Schedule' } });
    expect([dueOn, lateness.length]).toEqual(['2026-03-31', 2]);
    expect((await app.preview(person, said({ gainsKobo: 1 }))).statusCode).toBe(200);
    const gains = await app.preview(person, { ...said({ gainsKobo: 1 }), period: '2025' });
    expect([gains.statusCode, Object.keys(gains.json().fieldErrors)]).toEqual([422, ['answers.gainsKobo']]);
  });

  it('belongs to the state where one lived on 1 January', async () => {
    const person = await app.taxpayer();
    const body = await app.lookedAt(person, { ...said({}), answers: { livedHere: false } });
    const refused = await app.file(person, body);
    expect([refused.statusCode, Object.keys(refused.json().fieldErrors)]).toEqual([422, ['answers.livedHere']]);
  });

  it('has two sources of one name, or two rows of one ref, mended where they stand', async () => {
    const person = await app.taxpayer();
    const twice = await app.preview(person, said({ sources: [tailoring, { ...farm, name: 'tailoring' }] }));
    expect(Object.keys(twice.json().fieldErrors)).toEqual(['answers.sources.1.name']);
    const sameRef = await app.preview(person, said({ sources: [tailoring, { ...farm, ref: 'tailoring' }] }));
    expect(Object.keys(sameRef.json().fieldErrors)).toEqual(['answers.sources.1.ref']);
  });

  it('is filed by people for themselves', async () => {
    const company = await app.taxpayer('Corporate');
    await db.$client.query(
      `update taxpayers set category_id = (select id from taxpayer_categories where name = 'Corporate') where user_id = $1`,
      [company],
    );
    const refused = await app.open(company, of2026);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'return.not-for-you']);
    const { kinds } = (await app.call('GET', '/returns/kinds', { as: company })).json();
    expect(kinds).toEqual([{ kind: 'consumption-tax', firstPeriod: '2025-01', lastPeriod: '2027-01' }]);
  });
});

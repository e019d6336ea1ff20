import { describe, expect, it } from 'vitest';
import { startModule } from '../../../../testing/module-app.ts';
import { sheetsHere } from '../../../../testing/sheets-here.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { budgetModule } from '../index.ts';

const { db } = await createTestDatabase();
const { call, staffMember, audited } = await startModule(db, '2026-11-20T09:00:00Z', (app, { clock }) =>
  budgetModule(app, { db, clock, sheets: sheetsHere }),
);
const chief = await staffMember('SuperAdmin');
const admin = await staffMember('Admin');
const governor = await staffMember('Governor');
const clerk = await staffMember('MDA User', 6, 2);

const targets = (change: object = {}) => ({
  year: 2026,
  source: 'Appropriation Law 2026, page 14',
  totalKobo: 11_728_000_000_000,
  mdas: [
    { mdaId: 1, kobo: 7_428_000_000_000 },
    { mdaId: 2, kobo: 1_000_000_000_000 },
  ],
  ...change,
});
const statement = (change: object = {}) => ({
  kind: 'debt-service',
  year: 2026,
  value: 500_000_000_000,
  office: 'Ministry of Finance',
  statedOn: '2026-11-03',
  document: 'Debt report, third quarter',
  ...change,
});
const enter = (path: string, body: object, as = chief) => call('POST', `/budget/${path}`, { as, body });
const rows = async () =>
  (
    await db.$client.query(
      'select (select count(*) from revenue_targets)::int as targets, (select count(*) from fiscal_statements)::int as statements',
    )
  ).rows[0];

describe('targets', () => {
  it('come in versions; the first stays what it was', async () => {
    const first = (await enter('targets', targets())).json();
    expect(first).toMatchObject({ version: 1, totalKobo: 11_728_000_000_000, source: targets().source });
    expect(first.mdas.map(({ mdaId, kobo }: { mdaId: number; kobo: number }) => [mdaId, kobo])).toEqual([
      [1, 7_428_000_000_000],
      [2, 1_000_000_000_000],
    ]);
    await enter('targets', targets({ totalKobo: 12_000_000_000_000, mdas: [] }));
    const listed = (await call('GET', '/budget/targets?year=2026', { as: governor })).json();
    expect(
      listed.map(({ version, totalKobo }: { version: number; totalKobo: number }) => [version, totalKobo]),
    ).toEqual([
      [2, 12_000_000_000_000],
      [1, 11_728_000_000_000],
    ]);
    expect((await call('GET', '/budget/targets?year=2025', { as: governor })).json()).toEqual([]);
    expect((await audited('targets:2026:2')).map(({ action }) => action)).toEqual(['budget.targets-entered']);
  });

  it('of two who enter at once each get a version of their own', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => enter('targets', targets({ year: 2031, mdas: [] }))));
    expect(answers.map((answer) => answer.json().version).toSorted()).toEqual([1, 2, 3]);
  });

  it('of MDAs are part of the total, each once; what cannot be changes nothing', async () => {
    const before = await rows();
    const refused = async (change: object) => (await enter('targets', targets(change))).json().code;
    expect(await refused({ totalKobo: 1 })).toBe('budget.too-much');
    expect(
      await refused({
        mdas: [
          { mdaId: 1, kobo: 1 },
          { mdaId: 1, kobo: 2 },
        ],
      }),
    ).toBe('budget.twice');
    expect(await refused({ mdas: [{ mdaId: 9999, kobo: 1 }] })).toBe('budget.unknown-mda');
    for (const change of [{ year: 1999 }, { source: ' ' }, { totalKobo: -1 }, { extra: true }])
      expect((await enter('targets', targets(change))).statusCode).toBe(422);
    expect(await rows()).toEqual(before);
  });
});

describe('a statement', () => {
  it('names office, day and document; the newest of a kind is shown, none is overwritten', async () => {
    await enter('statements', statement());
    await enter('statements', statement({ value: 600_000_000_000, document: 'Corrected debt report' }));
    await enter('statements', statement({ kind: 'population', value: 9_032_200, office: 'Bureau of Statistics' }));
    const listed = (await call('GET', '/budget/statements?year=2026', { as: governor })).json();
    expect(listed).toEqual([
      { ...statement({ value: 600_000_000_000, document: 'Corrected debt report' }), enteredAt: expect.any(String) },
      expect.objectContaining({ kind: 'population', value: 9_032_200 }),
    ]);
    await expect(db.$client.query('update fiscal_statements set value = 1')).rejects.toThrow();
    await expect(db.$client.query('delete from fiscal_statements')).rejects.toThrow();
    expect(await audited('statement:2026:debt-service')).toHaveLength(2);
  });

  it('of a day that lies ahead, or without its document, is refused and changes nothing', async () => {
    const before = await rows();
    expect((await enter('statements', statement({ statedOn: '2026-11-21' }))).json().code).toBe('budget.not-yet');
    for (const change of [
      { document: '' },
      { office: '  ' },
      { kind: 'tax-gap' },
      { value: 0.5 },
      { statedOn: 'today' },
    ])
      expect((await enter('statements', statement(change))).statusCode).toBe(422);
    expect(await rows()).toEqual(before);
  });
});

it('is entered by a SuperAdmin alone, and read by who sees the state', async () => {
  const before = await rows();
  for (const [path, body] of [
    ['targets', targets()],
    ['statements', statement()],
  ] as const) {
    for (const as of [admin, governor, clerk]) expect((await enter(path, body, as)).statusCode).toBe(403);
    expect((await call('POST', `/budget/${path}`, { body })).statusCode).toBe(401);
    expect((await call('GET', `/budget/${path}?year=2026`)).statusCode).toBe(401);
    expect((await call('GET', `/budget/${path}?year=2026`, { as: clerk })).statusCode).toBe(403);
    expect((await call('GET', `/budget/${path}?year=x`, { as: chief })).statusCode).toBe(422);
  }
  expect(await rows()).toEqual(before);
});

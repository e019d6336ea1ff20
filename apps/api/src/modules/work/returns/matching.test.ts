import { taxIdAsRead } from '@portal/contracts';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { startReturns } from './testing/returns-test-app.ts';

const { db } = await createTestDatabase();
const app = await startReturns(db, '2027-02-10T08:00:00Z');
const of2026 = { kind: 'direct-assessment', period: '2026' } as const;
let numbers = 1_234_567_890_000;
const newTaxId = () => String(++numbers);

/** A month of pay that an employer files under a number and a name. */
async function paid(taxId: string, name: string, grossKobo = 10_000_000) {
  const employer = await app.taxpayer();
  const row = {
    ...{ staffNumber: '1', name, taxId, stateId: 19, grossKobo, pensionKobo: 0, housingFundKobo: 0 },
    ...{ healthInsuranceKobo: 0, yearlyRentKobo: 0, deductedKobo: 500_000 },
  };
  const { id, dueKobo, savedAt } = (
    await app.call('PUT', '/paye/draft', { as: employer, body: { month: '2026-10', rows: [row] } })
  ).json();
  const filing = { scheduleId: id, dueKobo, savedAt, declarationVersion: 1 };
  expect((await app.call('POST', '/paye/filings', { as: employer, body: filing })).statusCode).toBe(200);
  return `paye:${await app.tpuiOf(employer)}`;
}
async function somebody(name = 'Amina Bello') {
  const person = await app.taxpayer();
  await db.$client.query('update taxpayers set name = $2 where user_id = $1', [person, name]);
  return person;
}
const state = (as: string, taxId: string | null, before: string | null = null) =>
  app.call('PUT', `/account/tax-id?asRead=${taxIdAsRead(before)}`, { as, body: { taxId } });
const refs = async (as: string) =>
  ((await app.open(as, of2026)).json().filled.employments ?? []).map(({ ref }: { readonly ref: string }) => ref);
const disown = (as: string | undefined, ref: string, more: object = {}) =>
  app.call('POST', '/returns/disowned-rows', {
    ...(as && { as }),
    body: { period: '2026', ref, said: 'I never worked for them', ...more },
  });
const asked = async (as: string) =>
  (await db.$client.query('select message, office_id from enquiries where user_id = $1', [as])).rows;

describe('the Tax ID that somebody states', () => {
  it('finds what employers filed under it, when two words of the name agree', async () => {
    const [person, taxId] = [await somebody(), newTaxId()];
    const ref = await paid(taxId, 'BELLO, Amina M.');
    expect(await refs(person)).toEqual([]);
    expect((await state(person, taxId)).json()).toEqual({ taxId });
    expect(await refs(person)).toEqual([ref]);
    expect((await app.call('GET', '/account/tax-id', { as: person })).json()).toEqual({ taxId });
    expect((await state(person, null, taxId)).json()).toEqual({ taxId: null });
    expect(await refs(person)).toEqual([]);
  });

  it('shows nothing of another person, though one word of the names agrees', async () => {
    const [person, taxId] = [await somebody('Amina Ibrahim'), newTaxId()];
    await paid(taxId, 'Musa Ibrahim');
    await state(person, taxId);
    expect((await app.open(person, of2026)).json()).toMatchObject({ filled: {}, origins: [] });
  });

  it('adds up what one employer filed under either number, and nothing under another name', async () => {
    const [person, taxId] = [await somebody(), newTaxId()];
    const tpui = await app.tpuiOf(person);
    const employer = await app.taxpayer();
    const row = (staffNumber: string, id: string, name: string, grossKobo: number) => ({
      ...{ staffNumber, name, taxId: id, stateId: 19, grossKobo, pensionKobo: 100, housingFundKobo: 0 },
      ...{ healthInsuranceKobo: 0, yearlyRentKobo: 0, deductedKobo: 0 },
    });
    const rows = [
      row('1', tpui, 'Amina Bello', 1_000_000),
      row('2', taxId, 'Bello Amina', 2_000_000),
      row('3', taxId, 'Zubairu Wazirin-Gobir', 4_000_000),
    ];
    const { id, dueKobo, savedAt } = (
      await app.call('PUT', '/paye/draft', { as: employer, body: { month: '2026-10', rows } })
    ).json();
    await app.call('POST', '/paye/filings', {
      as: employer,
      body: { scheduleId: id, dueKobo, savedAt, declarationVersion: 1 },
    });
    await state(person, taxId);
    expect((await app.open(person, of2026)).json().filled).toMatchObject({
      employments: [{ grossKobo: 3_000_000 }],
      pensionKobo: 200,
    });
  });

  it('is of whoever reads it, is 13 digits, and is noted without them', async () => {
    const [person, taxId] = [await somebody(), newTaxId()];
    expect((await state(person, '123')).json().fieldErrors).toEqual({ taxId: 'Enter the 13 digits of the Tax ID' });
    await state(person, taxId);
    // Another device read that there was none.
    expect((await state(person, newTaxId())).json().code).toBe('request.changed-meanwhile');
    expect((await app.call('GET', '/account/tax-id', { as: await somebody() })).json()).toEqual({ taxId: null });
    expect((await app.call('GET', '/account/tax-id')).statusCode).toBe(401);
    expect((await state(await app.staffMember('Tax Officer'), taxId)).statusCode).toBe(403);
    const { rows } = await db.$client.query<{ detail: object }>(
      `select detail from audit_log where action = 'tax-id.stated' and subject = $1`,
      [`taxpayer:${await app.tpuiOf(person)}`],
    );
    expect(rows).toEqual([{ detail: { last4: taxId.slice(-4) } }]);
  });
});

describe('a row that is somebody else’s', () => {
  it('is asked of the office once, and filled in no more', async () => {
    const person = await somebody();
    const tpui = await app.tpuiOf(person);
    await db.$client.query(
      `update taxpayers set home_office_id = 6, home_office_source = 'confirmed' where user_id = $1`,
      [person],
    );
    const [ref, other] = [await paid(tpui, 'Amina Bello'), await paid(tpui, 'Amina Bello')];
    const { reference } = (await disown(person, ref)).json();
    expect((await disown(person, ref)).json()).toEqual({ reference });
    expect(await refs(person)).toEqual([other]);
    const questions = await asked(person);
    expect(questions).toEqual([{ message: expect.stringContaining('I never worked for them'), office_id: 6 }]);
    expect(await app.audited(`taxpayer:${tpui}`)).toContainEqual({
      ...{ actor: `user:${person}`, action: 'return.row-disowned' },
    });
  });

  it('is one that was filled in for them: of others nothing is told, and nothing is asked', async () => {
    const [person, other] = [await somebody(), await somebody('Musa Garba')];
    const ref = await paid(await app.tpuiOf(other), 'Musa Garba');
    expect((await disown(person, ref)).json().code).toBe('return.row-not-found');
    expect((await disown(person, ref, { said: 'No' })).json().fieldErrors).toHaveProperty('said');
    expect((await disown(person, ref, { period: '2024' })).json().code).toBe('return.period-not-open');
    expect((await disown(undefined, ref)).statusCode).toBe(401);
    expect((await disown(await app.staffMember('Tax Officer'), ref)).statusCode).toBe(403);
    expect([await asked(person), await refs(other)]).toEqual([[], [ref]]);
  });
});

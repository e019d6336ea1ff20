import { describe, expect, it } from 'vitest';
import { givenBill, givenIntent } from '../../../../testing/given.ts';
import { givenScope, givenUser } from '../../../../testing/given-user.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { startBilling } from '../testing/billing-test-app.ts';

const { db } = await createTestDatabase();
const personId = await givenUser(db, { roles: ['Individual'] });
const app = await startBilling(db, 'masked', async (authorization) =>
  authorization
    ? { id: personId, roles: ['Individual'], sessionId: personId, scope: givenScope('Individual') }
    : undefined,
);

const givenExpiredBill = () => givenBill(db, { issuedOn: '2025-01-10' });
const renew = (billReference: unknown, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: '/api/v1/bills/renewals', payload: { billReference }, headers });
const open = async (reference: string) =>
  (await app.inject(`/api/v1/bills/open?billReference=${reference}`)).json().bill;
const renewals = async () => {
  const { rows } = await db.$client.query(
    `select b.reference, r.renewed_by as by, r.expired_on as expired, r.expires_on as until
     from bill_renewals r join bills b on b.id = r.bill_id order by r.id`,
  );
  return rows as { reference: string; by: string | null; expired: string; until: string }[];
};
const inThreeMonths = async () =>
  (
    await db.$client.query<{ day: string }>(
      `select ((now() at time zone 'Africa/Lagos')::date + interval '3 months')::date as day`,
    )
  ).rows[0]?.day;

describe('POST /bills/renewals', () => {
  it('makes an expired bill payable for three months from today, for anybody who holds the reference', async () => {
    const bill = await givenExpiredBill();
    const before = await open(bill.reference);
    expect(before.status).toBe('expired');
    const typed = bill.reference.toLowerCase().replace(/(.{4})/g, '$1 ');
    const answer = await renew(typed);
    const until = await inThreeMonths();
    expect([answer.statusCode, answer.json()]).toEqual([200, { billReference: bill.reference, expiresOn: until }]);
    expect(await open(bill.reference)).toEqual({ ...before, status: 'unpaid', expiresOn: until });
    expect((await renewals()).at(-1)).toEqual({ reference: bill.reference, by: null, expired: '2025-04-10', until });
  });

  it('knows who was signed in', async () => {
    const bill = await givenExpiredBill();
    await renew(bill.reference, { authorization: 'me' });
    expect((await renewals()).at(-1)).toMatchObject({ reference: bill.reference, by: personId });
  });

  it('renews once, however often and at once it is asked, and answers everybody alike', async () => {
    const bill = await givenExpiredBill();
    const answers = await Promise.all(Array.from({ length: 6 }, () => renew(bill.reference)));
    expect(new Set(answers.map((answer) => `${answer.statusCode} ${answer.body}`)).size).toBe(1);
    expect((await renewals()).filter(({ reference }) => reference === bill.reference)).toHaveLength(1);
  });

  it('answers a bill that has not expired with the day it has, and changes nothing', async () => {
    const bill = await givenBill(db);
    const before = [await open(bill.reference), await renewals()];
    const answer = await renew(bill.reference);
    expect([answer.statusCode, answer.json().expiresOn]).toEqual([200, before[0].expiresOn]);
    expect([await open(bill.reference), await renewals()]).toEqual(before);
  });

  it.each([
    ['bill.already-paid', 'receipted'],
    ['bill.under-review', 'mismatch'],
  ])('refuses with %s when money came, and changes nothing', async (code, outcome) => {
    const bill = await givenExpiredBill();
    const intent = await givenIntent(db, bill);
    const { rows } = await db.$client.query(`select confirm_payment($1, $2, $3, 'card', now(), 'requery') as outcome`, [
      intent.id,
      intent.providerRef,
      outcome === 'mismatch' ? 1 : bill.totalKobo,
    ]);
    expect(rows[0].outcome).toBe(outcome);
    const before = [await open(bill.reference), await renewals()];
    const answer = await renew(bill.reference);
    expect([answer.statusCode, answer.json().code]).toEqual([409, code]);
    expect([await open(bill.reference), await renewals()]).toEqual(before);
  });

  it('refuses a cancelled bill, an unknown and a malformed reference, and what is none', async () => {
    const cancelled = await givenBill(db, { issuedOn: '2025-01-10', cancelled: true });
    const before = await renewals();
    const answers = [];
    for (const reference of [cancelled.reference, 'KD7Q4M2X9TBC1VWZ', "' or 1=1 --", undefined, 7])
      answers.push((await renew(reference)).json().code);
    expect(answers).toEqual([
      'bill.cancelled',
      'bill.not-found',
      'bill.not-found',
      'request.invalid',
      'request.invalid',
    ]);
    expect(await renewals()).toEqual(before);
  });
});

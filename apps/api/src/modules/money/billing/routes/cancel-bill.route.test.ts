import type { Role } from '@portal/contracts';
import { describe, expect, it } from 'vitest';
import { givenBill, givenIntent } from '../../../../testing/given.ts';
import { givenScope, givenUser } from '../../../../testing/given-user.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { startBilling } from '../testing/billing-test-app.ts';

const { db } = await createTestDatabase();
const people = new Map<string, string>();
for (const role of ['Admin', 'MDA User', 'Tax Office Manager', 'Tax Officer', 'Governor'] as const)
  people.set(role, await givenUser(db, { roles: [role] }));
const strangers: Record<string, ReturnType<typeof givenScope>> = {
  'other MDA': givenScope('MDA User', { mdaId: 2 }),
  'other office': givenScope('Tax Office Manager', { taxOfficeId: 7 }),
};
const roleOf = (name: string): Role =>
  name === 'other MDA' ? 'MDA User' : name === 'other office' ? 'Tax Office Manager' : (name as Role);
const app = await startBilling(db, 'masked', async (name) => {
  const role = roleOf(name);
  return {
    id: people.get(role) ?? '',
    roles: [role],
    sessionId: name,
    scope: strangers[name] ?? givenScope(role),
  };
});

async function cancel(billReference: unknown, as?: string, reason: unknown = 'Raised twice by mistake') {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/v1/bills/cancellations',
    payload: { billReference, reason },
    headers: as ? { authorization: as } : {},
  });
  return { status: answer.statusCode, code: answer.json().code };
}
async function standing({ id }: { readonly id: string }) {
  const { rows } = await db.$client.query(
    'select standing, cancelled_by as by, cancelled_reason as reason from bills where id = $1',
    [id],
  );
  return rows[0];
}
const untouched = { standing: 'open', by: null, reason: null };
const observe = (intentId: string, outcome: string) =>
  db.$client.query(
    `insert into provider_observations (intent_id, source, provider_code, outcome, raw) values ($1, 'sweeper', '021', $2, '{}')`,
    [intentId, outcome],
  );
/** An attempt that began an hour ago, and what its provider said last. */
async function givenOldAttempt(bill: Awaited<ReturnType<typeof givenBill>>, outcome?: string) {
  const intent = await givenIntent(db, bill, { createdAt: new Date(Date.now() - 3_600_000) });
  if (outcome) await observe(intent.id, outcome);
}

/** October 2026 of an employer, filed with this bill. */
const givenFiledMonth = (bill: { readonly id: string }) =>
  db.$client
    .query(
      `with draft as (
       select uuidv7() as id, total_kobo as due from bills where id = $1
     ), rows as (
       insert into paye_schedules (id, tpui, month, version, state, employees, gross_kobo, deducted_kobo, law_kobo, due_kobo, before_kobo, saved_by, saved_at)
       select id, 'KD-EMPLOYER', '2026-10-01', 1, 'draft', 1, due, due, due, due, 0, $2, now() from draft returning id, due_kobo
     )
     insert into paye_rows (schedule_id, position, staff_number, name, tax_id, state_id, gross_kobo, pension_kobo, housing_fund_kobo,
       health_insurance_kobo, yearly_rent_kobo, deducted_kobo, law_kobo, due_kobo)
     select id, 1, '1', 'Amina Bello', '', 19, due_kobo, 0, 0, 0, 0, due_kobo, due_kobo, due_kobo from rows`,
      [bill.id, people.get('Admin')],
    )
    .then(() =>
      db.$client.query(
        `update paye_schedules set state = 'filed', declaration_version = 1, filed_by = saved_by, filed_at = now(), bill_id = $1 where tpui = 'KD-EMPLOYER'`,
        [bill.id],
      ),
    );

describe('POST /bills/cancellations', () => {
  it.each(['Admin', 'MDA User', 'Tax Office Manager'])(
    'lets %s cancel an unpaid bill of theirs, with the reason',
    async (as) => {
      const bill = await givenBill(db);
      expect(await cancel(bill.reference, as)).toEqual({ status: 200, code: undefined });
      expect(await standing(bill)).toEqual({
        standing: 'cancelled',
        by: people.get(as),
        reason: 'Raised twice by mistake',
      });
      const { rows } = await db.$client.query(`select action, actor, detail from audit_log where subject = $1`, [
        `bill:${bill.reference}`,
      ]);
      expect(rows).toEqual([
        { action: 'bill.cancelled', actor: `user:${people.get(as)}`, detail: { reason: 'Raised twice by mistake' } },
      ]);
    },
  );

  it('cancels once, and never changes who did it', async () => {
    const bill = await givenBill(db);
    const answers = await Promise.all(['Admin', 'MDA User', 'Admin'].map((as) => cancel(bill.reference, as)));
    expect(answers.map(({ code }) => code).sort()).toEqual(['bill.cancelled', 'bill.cancelled', undefined]);
    const before = await standing(bill);
    await expect(
      db.$client.query(`update bills set cancelled_by = uuidv7() where id = $1`, [bill.id]),
    ).rejects.toMatchObject({ constraint: 'bills_cancelled_once' });
    expect(await standing(bill)).toEqual(before);
  });

  it('does not exist for whoever does not see the bill', async () => {
    const bill = await givenBill(db);
    for (const as of ['other MDA', 'other office'])
      expect(await cancel(bill.reference, as)).toEqual({ status: 404, code: 'bill.not-found' });
    expect(await cancel('KD7Q4M2X9TBC1VWZ', 'Admin')).toEqual({ status: 404, code: 'bill.not-found' });
    expect(await standing(bill)).toEqual(untouched);
  });

  it.each([
    ['that has just begun', async (bill) => void (await givenIntent(db, bill))],
    ['that is being processed', async (bill) => void (await givenIntent(db, bill, { state: 'PROCESSING' }))],
    ['about which its provider is silent', (bill) => givenOldAttempt(bill, 'unknown')],
    ['about which nobody has asked', (bill) => givenOldAttempt(bill)],
  ] satisfies [string, (bill: Awaited<ReturnType<typeof givenBill>>) => Promise<void>][])(
    'waits for a payment %s, and changes nothing',
    async (_, given) => {
      const bill = await givenBill(db);
      await given(bill);
      expect(await cancel(bill.reference, 'Admin')).toEqual({ status: 409, code: 'bill.payment-pending' });
      expect(await standing(bill)).toEqual(untouched);
    },
  );

  it('never cancels the bill of a filed month, by the endpoint or by the database', async () => {
    const bill = await givenBill(db);
    await givenFiledMonth(bill);
    expect(await cancel(bill.reference, 'Admin')).toEqual({ status: 409, code: 'bill.of-filed-month' });
    await expect(
      db.$client.query('update bills set cancelled_at = now() where id = $1', [bill.id]),
    ).rejects.toMatchObject({ constraint: 'bills_of_filed_months_stay' });
    expect(await standing(bill)).toEqual(untouched);
  });

  it('does not wait for a payment that the provider says nobody made', async () => {
    const bill = await givenBill(db);
    await givenOldAttempt(bill, 'pending');
    expect((await cancel(bill.reference, 'Admin')).status).toBe(200);
  });

  it('refuses what is paid, under review or cancelled, and changes nothing', async () => {
    const paid = await givenBill(db);
    const held = await givenBill(db);
    for (const [bill, kobo] of [
      [paid, paid.totalKobo],
      [held, 1],
    ] as const) {
      const intent = await givenIntent(db, bill);
      await db.$client.query(`select confirm_payment($1, $2, $3, 'card', now(), 'requery')`, [
        intent.id,
        intent.providerRef,
        kobo,
      ]);
    }
    const cancelled = await givenBill(db, { cancelled: true });
    expect((await cancel(paid.reference, 'Admin')).code).toBe('bill.already-paid');
    expect((await cancel(held.reference, 'Admin')).code).toBe('bill.under-review');
    expect((await cancel(cancelled.reference, 'Admin')).code).toBe('bill.cancelled');
    expect(await standing(cancelled)).toMatchObject({ by: null });
  });

  it('is refused to strangers, to others, and without a reason', async () => {
    const bill = await givenBill(db);
    expect((await cancel(bill.reference)).status).toBe(401);
    for (const as of ['Tax Officer', 'Governor']) expect((await cancel(bill.reference, as)).status, as).toBe(403);
    for (const reason of ['', '  ', 'x'.repeat(501), 7, null])
      expect((await cancel(bill.reference, 'Admin', reason)).status).toBe(422);
    expect(await standing(bill)).toEqual(untouched);
  });
});

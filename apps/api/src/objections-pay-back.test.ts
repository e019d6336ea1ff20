import { describe, expect, it } from 'vitest';
import { daysGoBy, givenHome, startObjections } from './modules/work/objections/testing/objections-test-app.ts';
import { expectMoneyInvariants } from './testing/expect-money-invariants.ts';
import { givenIntent } from './testing/given.ts';
import { givenServedAssessment } from './testing/given-served-assessment.ts';
import { createTestDatabase } from './testing/test-database.ts';

const { db, owner } = await createTestDatabase();
const app = await startObjections(db);
const payer = await app.taxpayer();
const officer = await app.staffMember('Tax Officer');
const director = await app.staffMember('Tax Office Director');
const rows = async (query: string, ...values: unknown[]) => (await db.$client.query(query, values)).rows;
const tpui: string = (await rows('select tpui from users where id = $1', payer))[0].tpui;
await givenHome(owner, tpui);

async function pay(billId: string): Promise<void> {
  const [bill] = await rows('select id, reference, total_kobo::float8 as "totalKobo" from bills where id = $1', billId);
  const intent = await givenIntent(db, bill);
  await rows(
    `select confirm_payment($1, $2, $3, 'card', now(), 'requery')`,
    intent.id,
    intent.providerRef,
    bill.totalKobo,
  );
}
/** Paid before anybody objected, then objected to: ₦400,000 of ₦1,000,000.01 is accepted. */
async function paidAndObjected(more: object = {}) {
  const assessment = await givenServedAssessment(db, { tpui });
  await pay(assessment.billId);
  const { id } = await app.lodged(assessment.number, payer, more);
  return { id, assessment };
}
async function decided(id: string, body: object): Promise<void> {
  await app.move(id, 'accept', officer);
  expect((await app.propose(id, officer, body)).statusCode).toBe(200);
  expect((await app.move(id, 'decide', director)).statusCode).toBe(200);
}
const refundsOf = (id: string) =>
  rows(
    `select r.amount_kobo::float8 as kobo, r.cause, r.state, w.state as work from refunds r
       join work_items w on w.kind = 'refund' and w.subject = 'refund:' || r.id where r.objection_id = $1`,
    id,
  );

describe('what was paid of an assessment and is not owed after all', () => {
  it('goes back by a refund that opens by itself, once, when the objection is upheld', async () => {
    const { id } = await paidAndObjected();
    await decided(id, { outcome: 'upheld' });
    expect(await refundsOf(id)).toEqual([
      { kobo: 60_000_001, cause: 'objection', state: 'requested', work: 'requested' },
    ]);
    expect((await app.own(id, payer)).restBill).toBeNull();
    await expectMoneyInvariants(db);
  });

  it('when the law upholds it on day 91, though the worker looks twice', async () => {
    const { id } = await paidAndObjected({ admittedKobo: 0 });
    await daysGoBy(owner, id, 91);
    await Promise.allSettled([app.follow(), app.follow()]);
    await app.follow();
    expect(await refundsOf(id)).toEqual([
      { kobo: 100_000_001, cause: 'objection', state: 'requested', work: 'requested' },
    ]);
  });

  it('when it is revised: the difference alone', async () => {
    const { id } = await paidAndObjected();
    await decided(id, { outcome: 'revised', taxKobo: 70_000_001 });
    expect(await refundsOf(id)).toMatchObject([{ kobo: 30_000_000 }]);
    expect((await app.own(id, payer)).restBill).toBeNull();
  });

  it('when the disputed part alone was paid while it rested', async () => {
    const assessment = await givenServedAssessment(db, { tpui });
    const { id, disputedBill } = await app.lodged(assessment.number, payer);
    const [{ id: billId }] = await rows('select id from bills where reference = $1', disputedBill?.reference);
    await pay(billId);
    await decided(id, { outcome: 'upheld' });
    expect(await refundsOf(id)).toMatchObject([{ kobo: 60_000_001 }]);
  });

  it('stays where the objection is dismissed', async () => {
    const { id } = await paidAndObjected();
    await decided(id, { outcome: 'dismissed' });
    expect(await refundsOf(id)).toEqual([]);
  });

  it('is not opened twice where its payer had asked for it already', async () => {
    const { id, assessment } = await paidAndObjected({ admittedKobo: 0 });
    await rows(
      `with asked as (
         insert into refunds (number, receipt_id, payment_id, bill_id, amount_kobo, cause, explanation, requested_by, asked_by, is_tax, needs_audit)
         select next_refund_number(), r.id, r.payment_id, r.bill_id, r.amount_kobo, 'not-owed', 'Not owed', $2, 'payer', true, true
           from receipts r where r.bill_id = $1 returning id, number, requested_at),
       opened as (insert into work_items (kind, state, subject, reference, opened_at, since)
         select 'refund', 'requested', 'refund:' || id, number, requested_at, requested_at from asked returning id, opened_at)
       insert into work_steps (item_id, move, at) select id, 'open', opened_at from opened`,
      assessment.billId,
      payer,
    );
    await decided(id, { outcome: 'upheld' });
    expect(await refundsOf(id)).toEqual([]);
    expect(await rows('select cause from refunds where bill_id = $1', assessment.billId)).toEqual([
      { cause: 'not-owed' },
    ]);
  });

  it('is not refused by anybody, nor made more than was paid, nor without an ended objection', async () => {
    const { id } = await paidAndObjected();
    await decided(id, { outcome: 'upheld' });
    const [{ id: item }] = await rows(
      `select w.id from work_items w join refunds r on w.subject = 'refund:' || r.id where r.objection_id = $1`,
      id,
    );
    const admin = await app.staffMember('SuperAdmin');
    await expect(
      rows(
        `insert into work_steps (item_id, move, user_id, reason, number, at)
         select id, 'refuse', $2, 'We want to keep it', version + 1, now() from work_items where id = $1`,
        item,
        admin,
      ),
    ).rejects.toMatchObject({ constraint: 'refunds_of_law' });
    const { id: open, assessment } = await paidAndObjected();
    await expect(
      rows('select open_objection_refund($1, $2, 100000002)', assessment.billId, open),
    ).rejects.toMatchObject({
      constraint: 'refunds_agree',
    });
  });

  it('is booked when a second person approves it: the receipt of what is owed stands', async () => {
    const { id, assessment } = await paidAndObjected();
    await decided(id, { outcome: 'upheld' });
    const [{ id: refund }] = await rows('select id from refunds where objection_id = $1', id);
    const [proposer, approver] = [await app.staffMember('Admin'), await app.staffMember('SuperAdmin')];
    const step = (move: string, by: string) =>
      rows(
        `insert into work_steps (item_id, move, user_id, reason, number, at)
         select id, $2, $3, 'As the decision says', version + 1, now() from work_items where subject = $1`,
        `refund:${refund}`,
        move,
        by,
      );
    const client = await db.$client.connect();
    await client.query('begin');
    await client.query(
      `insert into work_steps (item_id, move, user_id, number, at)
       select id, 'name-account', $2, version + 1, now() from work_items where subject = $1`,
      [`refund:${refund}`, proposer],
    );
    await client.query(
      `update refunds set bank_code = '044', account_number = '0690000040', account_name = 'Amina Bello', method = 'bank' where id = $1`,
      [refund],
    );
    await client.query('commit');
    await step('propose', proposer);
    await client.query('begin');
    await client.query(
      `insert into work_steps (item_id, move, user_id, reason, number, at)
       select id, 'approve', $2, 'As the law says', version + 1, now() from work_items where subject = $1`,
      [`refund:${refund}`, approver],
    );
    await client.query('select enact_refund_approval($1)', [refund]);
    await client.query('commit');
    client.release();
    expect(
      await rows(
        'select 1 from receipt_voids v join receipts r on r.id = v.receipt_id where r.bill_id = $1',
        assessment.billId,
      ),
    ).toEqual([]);
    expect(
      await rows('select sum(amount_kobo)::float8 as kobo from collection_lines where bill_id = $1', assessment.billId),
    ).toEqual([{ kobo: 40_000_000 }]);
    expect(
      await rows(
        `select account, e.amount_kobo::float8 as kobo from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
          where t.reference = $1 order by e.amount_kobo`,
        `refund:${refund}`,
      ),
    ).toEqual([
      { account: 'liability:refunds', kobo: -60_000_001 },
      { account: expect.stringMatching(/^revenue:/), kobo: 60_000_001 },
    ]);
    await expectMoneyInvariants(db);
  });
});

import { expect, it } from 'vitest';
import { givenBill, givenIntent } from '../../../../testing/given.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';

const { db } = await createTestDatabase();

async function refusal(text: string, values: unknown[] = []): Promise<string | undefined> {
  try {
    await db.$client.query(text, values);
    return undefined;
  } catch (error) {
    return error instanceof Error && 'constraint' in error ? String(error.constraint) : String(error);
  }
}

async function givenPaidBill() {
  const bill = await givenBill(db, { lines: [500, 700] });
  const intent = await givenIntent(db, bill);
  await db.$client.query(`select confirm_payment($1, $2, 1200, 'card', now(), 'requery')`, [
    intent.id,
    intent.providerRef,
  ]);
  return bill;
}

it.each([
  'update bills set total_kobo = total_kobo + 1 where id = $1',
  'update bill_lines set amount_kobo = amount_kobo + 1 where bill_id = $1 and position = 1',
  'delete from bill_lines where bill_id = $1 and position = 1',
  'delete from bill_lines where bill_id = $1',
])('keeps the total equal to the lines: %s', async (change) => {
  const bill = await givenBill(db, { lines: [500, 700] });
  expect(await refusal(change, [bill.id])).toBe('bills_total_equals_lines');
});

it('lets a bill be amended when total and lines change together', async () => {
  const bill = await givenBill(db, { lines: [500, 700] });
  expect(
    await refusal(
      `with line as (delete from bill_lines where bill_id = $1 and position = 2) update bills set total_kobo = 500 where id = $1`,
      [bill.id],
    ),
  ).toBeUndefined();
});

it.each([
  'update bills set total_kobo = 1 where id = $1',
  'update bills set pay_status_id = 1 where id = $1',
  'update bills set cancelled_at = now() where id = $1',
  'update bills set mda_id = 2 where id = $1',
  `update bills set payer_first_name = 'Another' where id = $1`,
  `update bills set payer_last_name = 'Person' where id = $1`,
  'update bills set payer_category_id = 2 where id = $1',
  `update bills set payer_tpui = 'TPUI-0002' where id = $1`,
])('freezes a bill that has a receipt: %s', async (change) => {
  const bill = await givenPaidBill();
  expect(await refusal(change, [bill.id])).toBe('bills_frozen_once_paid');
});

it.each([
  'update bill_lines set amount_kobo = 1 where bill_id = $1',
  'delete from bill_lines where bill_id = $1',
  `insert into bill_lines (bill_id, position, revenue_head_id, amount_kobo, description, narration, issued_on) values ($1, 9, 1, 1, '', '', (now() at time zone 'Africa/Lagos')::date)`,
])('freezes the lines of a bill that has a receipt: %s', async (change) => {
  const bill = await givenPaidBill();
  expect(await refusal(change, [bill.id])).toBe('bill_lines_frozen_once_paid');
});

it('lets a paid bill without a TPUI be given its payer’s', async () => {
  const bill = await givenBill(db);
  await db.$client.query('update bills set payer_tpui = null where id = $1', [bill.id]);
  const intent = await givenIntent(db, bill);
  await db.$client.query(`select confirm_payment($1, $2, $3, 'card', now(), 'requery')`, [
    intent.id,
    intent.providerRef,
    bill.totalKobo,
  ]);
  expect(await refusal(`update bills set payer_tpui = 'TPUI-0002' where id = $1`, [bill.id])).toBeUndefined();
});

it('lets the payer of a paid bill correct how to be reached', async () => {
  const bill = await givenPaidBill();
  expect(await refusal(`update bills set payer_email = 'new@example.com' where id = $1`, [bill.id])).toBeUndefined();
});

it('counts every change of a bill', async () => {
  const bill = await givenPaidBill();
  await db.$client.query(`update bills set payer_phone = '1' where id = $1`, [bill.id]);
  const { rows } = await db.$client.query('select version from bills where id = $1', [bill.id]);
  expect(rows).toEqual([{ version: 2 }]);
});

it('never gives a cancelled bill back, changes a reference or deletes a bill', async () => {
  const bill = await givenBill(db, { cancelled: true });
  expect(await refusal('update bills set cancelled_at = null where id = $1', [bill.id])).toBe('bills_stay_cancelled');
  expect(await refusal(`update bills set reference = 'KD00000000000000' where id = $1`, [bill.id])).toBe(
    'bills_identity_fixed',
  );
  expect(await refusal('delete from bills where id = $1', [bill.id])).toBe('bills_append_only');
});

it('expires no sooner than three months after issue', async () => {
  const bill = await givenBill(db);
  expect(
    await refusal('update bills set issued_on = issued_on + 1, expires_on = issued_on + 80 where id = $1', [bill.id]),
  ).toBe('bills_expires_on_check');
});

it('makes a confirmation wait for a change of the bill that is under way, and then notice it', async () => {
  const bill = await givenBill(db, { lines: [500, 700] });
  const intent = await givenIntent(db, bill);
  const amendment = await db.$client.connect();
  await amendment.query('begin');
  await amendment.query('delete from bill_lines where bill_id = $1 and position = 2', [bill.id]);
  const confirmation = db.$client.query(`select confirm_payment($1, $2, 1200, 'card', now(), 'requery') as outcome`, [
    intent.id,
    intent.providerRef,
  ]);
  await amendment.query('update bills set total_kobo = 500 where id = $1', [bill.id]);
  await amendment.query('commit');
  amendment.release();
  expect((await confirmation).rows).toEqual([{ outcome: 'mismatch' }]);
});

import { beforeAll, expect, it } from 'vitest';
import { givenManyBaskets } from '../../../../testing/given-many-baskets.ts';
import { givenManyBills } from '../../../../testing/given-many-bills.ts';
import { givenUser } from '../../../../testing/given-user.ts';
import { accessOf, statementsOf } from '../../../../testing/query-plans.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { createBillReader } from './bill-reader.ts';

const { db, owner } = await createTestDatabase();
const bills = createBillReader(db);
const firstNumber = 200_000_000_000;

beforeAll(async () => {
  const client = await db.$client.connect();
  await givenManyBills(client, firstNumber, 8_000);
  await givenManyBaskets(client, 1_500);
  await client.query(
    `select count(confirm_payment(id, provider_ref, amount_kobo, 'card', now(), 'requery'))
     from (select * from payment_intents order by order_id limit 1000) paid`,
  );
  await client.query(
    `insert into review_cases (kind, bill_id) select 'surplus', id from bills where pay_status_id = 1 limit 2000`,
  );
  // As many confirmed organisations as there may be in a state: an empty table would be read whole.
  await client.query(
    `insert into organisation_confirmations (tpui, name, registration_number, confirmed_at, confirmed_by)
     select 'KD-' || n, 'Company ' || n, 'RC' || n, now(), $1 from generate_series(1, 5000) n`,
    [await givenUser(db, { roles: ['Admin'] })],
  );
  await client.query(
    `insert into taxpayers (tpui, name, phone, category_id, standing, registered_on)
     select next_tpui(), 'Payer ' || n, '', 1, 'known', '2026-01-01' from generate_series(1, 5000) n`,
  );
  // A guard asks whose code a bill has; here only their number counts.
  await owner.$client.query('alter table partner_bills disable trigger user');
  await owner.$client.query(
    `with made as (
       insert into partner_keys (handle, secret_hash, expert_system_id, engine_code_id, name, scopes, created_by, expires_at)
       select 'Abcdefgh', sha256('key'), expert_system_id, id, 'A key', '{bills}', $1, now() + interval '1 year' from engine_codes where revoked_on is null order by id limit 1
       returning id, expert_system_id, engine_code_id)
     insert into partner_bills (bill_id, expert_system_id, engine_code_id, key_id, external_reference, content_digest)
     select b.id, made.expert_system_id, made.engine_code_id, made.id, b.reference, sha256('bill')
     from made, (select id, reference from bills order by id desc limit 3000) b`,
    [await givenUser(db, { roles: ['Expert System'] })],
  );
  await owner.$client.query('alter table partner_bills enable trigger user');
  // Their triggers ask for a decision and its books: here only their number counts.
  await owner.$client.query('alter table credit_uses disable trigger user');
  await owner.$client.query(
    `insert into credit_uses (tpui, bill_id, amount_kobo, by_payer, asked_by)
     select 'KD-0000-0000-00', id, total_kobo, false, $1 from bills order by id limit 3000`,
    [await givenUser(db, { roles: ['Admin'] })],
  );
  await owner.$client.query('alter table credit_uses enable trigger user');
  await owner.$client.query('alter table refunds disable trigger user');
  await owner.$client.query(
    `insert into refunds (number, payment_id, bill_id, receipt_id, cause, amount_kobo, explanation, is_tax, needs_audit, requested_by, asked_by)
     select next_refund_number(), payment_id, bill_id, id, 'wrong-bill', amount_kobo, 'It was another bill', false, false, $1, 'staff'
     from receipts`,
    [await givenUser(db, { roles: ['Admin'] })],
  );
  await owner.$client.query('alter table refunds enable trigger user');
  await owner.$client.query('analyze');
  client.release();
});

async function oneOf(column: string, table: string): Promise<string> {
  const { rows } = await db.$client.query<{ value: string }>(`select ${column} as value from ${table} limit 1`);
  return rows[0]?.value ?? '';
}

it('a bill is found by its reference, with its lines, attempts, cases and receipt, by indexes alone', async () => {
  const reference = await oneOf('reference', 'bills');
  const [statement, ...more] = await statementsOf(() => bills.find(reference));
  if (!statement) throw new Error('the reader asked nothing');
  expect(more).toEqual([]);
  const { scanned, indexes } = await accessOf(db, statement);
  expect(scanned).toEqual([]);
  expect(indexes).toEqual(
    expect.arrayContaining([
      'bills_reference_unique',
      'bill_lines_bill_id_position_unique',
      'payment_intents_bill_id_idx',
      'receipts_bill_id_unique',
      'review_cases_open_bill_id_idx',
    ]),
  );
});

it('a bill is found by its receipt number by indexes alone', async () => {
  const receiptNumber = await oneOf('receipt_number', 'receipts');
  const [statement] = await statementsOf(() => bills.findByReceiptNumber(receiptNumber));
  if (!statement) throw new Error('the reader asked nothing');
  const { scanned, indexes } = await accessOf(db, statement);
  expect(scanned).toEqual([]);
  expect(indexes).toEqual(expect.arrayContaining(['receipts_receipt_number_unique', 'bills_pkey']));
});

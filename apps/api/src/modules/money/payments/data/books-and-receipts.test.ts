import { beforeEach, describe, expect, it } from 'vitest';
import { asFounded } from '../../../../testing/as-founded.ts';
import { givenBill, givenIntent } from '../../../../testing/given.ts';
import { givenDesk } from '../../../../testing/given-desk.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { askPaymentRules } from '../testing/payment-rules.ts';

const { db, owner } = await createTestDatabase();
const { confirm, query, refusal, standing } = askPaymentRules(db);
/** TRUNCATE is nobody's right but the owner's, and not even the owner's. */
const { refusal: refusedToOwner } = askPaymentRules(owner);

describe('what is written once', () => {
  beforeEach(async () => {
    const bill = await givenBill(db);
    const intent = await givenIntent(db, bill);
    await confirm({ intent, amountKobo: bill.totalKobo });
    await query(`select void_receipt(id, 'reversal', 'test') from receipts where bill_id = $1`, [bill.id]);
    await query(`insert into provider_observations (intent_id, source, raw) values ($1, 'requery', '{}')`, [intent.id]);
  });

  it.each([
    'payments',
    'receipts',
    'receipt_voids',
    'ledger_accounts',
    'ledger_transactions',
    'ledger_entries',
    'payment_intent_moves',
    'provider_observations',
    'payment_transitions',
  ])('stays written: %s', async (table) => {
    const [column] = await query<{ name: string }>(
      'select column_name as name from information_schema.columns where table_name = $1 order by ordinal_position desc limit 1',
      [table],
    );
    for (const attack of [
      `update ${table} set ${column?.name} = ${column?.name}`,
      `delete from ${table}`,
      `truncate ${table} cascade`,
    ])
      expect(await refusedToOwner(attack)).toMatch(/_(append_only|fixed)$/);
  });

  it.each(['bills', 'payment_intents', 'provider_notifications', 'review_cases'])(
    'is never deleted: %s',
    async (table) => {
      expect(await refusedToOwner(`truncate ${table} cascade`)).toMatch(/_append_only$/);
      if (table === 'bills' || table === 'payment_intents')
        expect(await refusal(`delete from ${table}`)).toMatch(/_append_only$/);
    },
  );

  it('keeps what a provider sent as it came', async () => {
    await query(`insert into provider_notifications (provider, dedupe_key, raw) values ('remita', 'k1', 'body')`);
    expect(
      await refusal(`insert into provider_notifications (provider, dedupe_key, raw) values ('remita', 'k1', 'x')`),
    ).toBe('provider_notifications_provider_dedupe_key_unique');
    expect(await refusal(`update provider_notifications set raw = 'altered'`)).toBe('provider_notifications_kept');
    expect(await refusal(`update provider_notifications set processed_at = now(), outcome = 'asked'`)).toBeUndefined();
  });
});

describe('books and receipts', () => {
  it('refuse a bill that is paid without a receipt', async () => {
    const bill = await givenBill(db);
    expect(await refusal('update bills set pay_status_id = 2 where id = $1', [bill.id])).toBe(
      'bills_paid_means_receipt',
    );
  });

  it('refuse a receipt that does not agree with payment and bill', async () => {
    const bill = await givenBill(db);
    const other = await givenBill(db);
    const intent = await givenIntent(db, bill);
    await confirm({ intent, amountKobo: bill.totalKobo });
    expect(
      await refusal(
        `insert into receipts (receipt_number, bill_id, payment_id, amount_kobo, payer_name, issued_at)
         select 'KDR-2026-99999999', $1, id, amount_kobo, 'x', now() from payments where bill_id = $2`,
        [other.id, bill.id],
      ),
    ).toBe('receipts_agree');
  });

  it('take a receipt for money under review from the moment a person has decided, and not before', async () => {
    const bill = await givenBill(db);
    const intent = await givenIntent(db, bill);
    await confirm({ intent, amountKobo: bill.totalKobo - 100 });
    await query(
      `with line as (update bill_lines set amount_kobo = $2 where bill_id = $1) update bills set total_kobo = $2 where id = $1`,
      [bill.id, bill.totalKobo - 100],
    );
    const accept = `
      insert into receipts (receipt_number, bill_id, payment_id, amount_kobo, payer_name, issued_at)
        select 'KDR-2026-99999998', bill_id, id, amount_kobo, 'x', now() from payments where intent_id = '${intent.id}';
      update bills set pay_status_id = 2 where id = '${bill.id}';
      select move_payment_intent('${intent.id}', 'REVIEW', 'CONFIRMED', 'operator')`;
    expect(await refusal(accept)).toBe('receipts_agree');
    const [opened] = await query('select id::text as id from review_cases where intent_id = $1', [intent.id]);
    const desk = await givenDesk(db);
    const accepted = { decision: 'accept', billId: bill.id, billKobo: bill.totalKobo - 100 };
    expect(await desk.decide(String(opened?.id), accepted)).toBe('accept');
    expect(await standing(bill)).toMatchObject({ status: 'paid', receipts: 1 });
  });

  it.each([
    { what: 'one entry', entries: `('clearing:remita', 5)`, says: 'ledger_transactions_balance' },
    {
      what: 'a difference',
      entries: `('clearing:remita', 5), ('suspense:mismatch', -4)`,
      says: 'ledger_transactions_balance',
    },
    {
      what: 'an unknown account',
      entries: `('clearing:remita', 5), ('nowhere', -5)`,
      says: 'ledger_entries_account_exists',
    },
    { what: 'nothing', entries: undefined, says: 'ledger_transactions_not_empty' },
  ])('refuse a transaction with $what', async ({ what, entries, says }) => {
    const transaction = `insert into ledger_transactions (kind, reference, booked_at) values ('test', '${what}', now()) returning id`;
    expect(
      await refusal(
        entries
          ? `with t as (${transaction}) insert into ledger_entries (transaction_id, account, amount_kobo)
             select t.id, e.account, e.kobo from t, (values ${entries}) e (account, kobo)`
          : transaction,
      ),
    ).toBe(says);
  });

  it('open an account for every new revenue head', async () => {
    await asFounded(db, `insert into revenue_heads (id, code, name, mda_id) values (9001, '12029901', 'New', 1)`);
    expect(await query(`select normal_side from ledger_accounts where code = 'revenue:12029901'`)).toEqual([
      { normal_side: 'credit' },
    ]);
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import { countRows, expectMoneyInvariants } from '../../../../testing/expect-money-invariants.ts';
import { givenBill, givenIntent } from '../../../../testing/given.ts';
import { givenDesk } from '../../../../testing/given-desk.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { askPaymentRules } from '../testing/payment-rules.ts';

const { db } = await createTestDatabase();
const { confirm, refusal } = askPaymentRules(db);

let bill: Awaited<ReturnType<typeof givenBill>>;
let intent: Awaited<ReturnType<typeof givenIntent>>;
beforeEach(async () => {
  bill = await givenBill(db);
  intent = await givenIntent(db, bill);
});

/** Statements of one transaction, as the application's own role would send them. */
async function attack(...statements: readonly string[]): Promise<string | undefined> {
  const before = await countRows(db);
  const refused = await refusal(statements.join('; '));
  expect(await countRows(db)).toEqual(before);
  await expectMoneyInvariants(db);
  return refused;
}

interface ByHand {
  readonly amountKobo?: number;
  readonly disposition?: string;
  readonly source?: string;
  readonly provider?: string;
  readonly billId?: string;
}

const payment = ({
  amountKobo = bill.totalKobo,
  disposition = 'receipted',
  source = 'operator',
  provider = 'remita',
  billId = bill.id,
}: ByHand = {}) =>
  `insert into payments (intent_id, bill_id, provider, provider_txn_ref, amount_kobo, channel, source, disposition, paid_at, recorded_at)
   values ('${intent.id}', '${billId}', '${provider}', '${intent.providerRef}', ${amountKobo}, 'card', '${source}', '${disposition}', now(), now())`;
const books = (amountKobo = bill.totalKobo, reference = `remita:${intent.providerRef}`) =>
  `with t as (insert into ledger_transactions (kind, reference, booked_at) values ('payment', '${reference}', now()) returning id)
   insert into ledger_entries (transaction_id, account, amount_kobo)
   select t.id, e.account, e.kobo from t,
     (values ('clearing:remita', ${amountKobo}), ('suspense:mismatch', -${amountKobo})) e (account, kobo)`;
const receipt = (amountKobo = bill.totalKobo) =>
  `insert into receipts (receipt_number, bill_id, payment_id, amount_kobo, payer_name, issued_at)
   select 'KDR-2026-99999999', bill_id, id, ${amountKobo}, 'x', now() from payments where intent_id = '${intent.id}';
   update bills set pay_status_id = 2 where id = '${bill.id}'`;

describe('money written by hand is refused', () => {
  it('a receipt for money that was not enough', async () => {
    await confirm({ intent, amountKobo: 1 });
    expect(await attack(receipt())).toBe('receipts_agree');
  });

  it('a payment nobody asked the provider about', async () => {
    expect(await attack(payment({ source: 'widget' }), books(), receipt())).toBe('payments_verified_source');
  });

  it('a payment of another bill or another provider than its attempt', async () => {
    const other = await givenBill(db);
    expect(await attack(payment({ billId: other.id }), books())).toBe('payments_agree');
    expect(await attack(payment({ provider: 'interswitch' }), books())).toBe('payments_agree');
  });

  it('a payment that is in no books, or there with another amount', async () => {
    expect(await attack(payment(), receipt())).toBe('payments_booked');
    expect(await attack(payment(), books(1), receipt())).toBe('payments_booked');
  });

  it('a payment that counts without a receipt', async () => {
    expect(await attack(payment(), books())).toBe('payments_receipted');
  });

  it('a payment that does not count and that nobody looks at', async () => {
    expect(await attack(payment({ disposition: 'mismatch' }), books())).toBe('payments_reviewed');
  });

  it('books of a payment that never came', async () => {
    expect(await attack(books())).toBe('ledger_transactions_have_payment');
    expect(await attack(books(100, 'nonsense'))).toBe('ledger_transactions_have_payment');
  });

  it('a second payment that counts for one bill', async () => {
    await confirm({ intent, amountKobo: bill.totalKobo });
    intent = await givenIntent(db, bill);
    expect(await attack(payment(), books())).toBe('payments_receipted');
    expect(await attack(payment(), books(), receipt())).toBe('receipts_bill_id_unique');
  });

  it('an attempt that is confirmed without money', async () => {
    expect(
      await attack(`select move_payment_intent('${intent.id}', 'AWAITING_PAYMENT', 'CONFIRMED', 'operator')`),
    ).toBe('payment_intents_confirmed_means_payment');
  });
});

describe('books that are closed', () => {
  it('take no further entries, balanced or not', async () => {
    await confirm({ intent, amountKobo: bill.totalKobo });
    const reference = `remita:${intent.providerRef}`;
    expect(
      await attack(
        `insert into ledger_entries (transaction_id, account, amount_kobo)
         select id, account, kobo from ledger_transactions, (values ('clearing:remita', 5), ('suspense:mismatch', -5)) e (account, kobo)
         where reference = '${reference}'`,
      ),
    ).toBe('ledger_transactions_closed');
  });
});

describe('a case for review', () => {
  beforeEach(async () => {
    await confirm({ intent, amountKobo: bill.totalKobo - 1 });
  });

  it.each(["kind = 'surplus'", "detail = '{}'", 'payment_id = null', "opened_at = now() - interval '1 day'"])(
    'keeps what it says: %s',
    async (change) => {
      expect(await attack(`update review_cases set ${change} where intent_id = '${intent.id}'`)).toBe(
        'review_cases_facts_fixed',
      );
    },
  );

  it('stays resolved', async () => {
    expect(
      await attack(
        `update review_cases set resolved_at = now(), resolution = 'refund' where intent_id = '${intent.id}'`,
      ),
    ).toBe('review_cases_decided_by_two');
    await (await givenDesk(db)).decideAll(bill.id);
    expect(
      await attack(`update review_cases set resolved_at = null, resolution = null where intent_id = '${intent.id}'`),
    ).toBe('review_cases_stay_resolved');
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import { givenBill, givenIntent } from '../../../testing/given.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { paymentSources, paymentStates } from './payment-intents.table.ts';

const { db } = await createTestDatabase({ max: 45 });

async function query<T = Record<string, unknown>>(text: string, values: unknown[] = []): Promise<T[]> {
  return (await db.$client.query(text, values)).rows as T[];
}

async function refusal(text: string, values: unknown[] = []): Promise<string | undefined> {
  try {
    await db.$client.query(text, values);
    return undefined;
  } catch (error) {
    return error instanceof Error && 'constraint' in error ? String(error.constraint) : String(error);
  }
}

interface Report {
  readonly intent: { readonly id: string; readonly providerRef: string };
  readonly amountKobo: number | null;
  readonly reference?: string;
  readonly source?: (typeof paymentSources)[number];
}

async function confirm({ intent, amountKobo, reference = intent.providerRef, source = 'requery' }: Report) {
  const [row] = await query<{ outcome: string }>('select confirm_payment($1, $2, $3, $4, now(), $5) as outcome', [
    intent.id,
    reference,
    amountKobo,
    'card',
    source,
  ]);
  return row?.outcome;
}

async function stateOf(intent: { id: string }) {
  return (await query<{ state: string }>('select state from payment_intents where id = $1', [intent.id]))[0]?.state;
}

async function booksOf(bill: { id: string }) {
  return query<{ account: string; kobo: number }>(
    `select account, sum(e.amount_kobo)::bigint as kobo from ledger_entries e
     join ledger_transactions t on t.id = transaction_id
     join payments p on t.reference = p.provider || ':' || p.provider_txn_ref
     where p.bill_id = $1 group by account order by account`,
    [bill.id],
  );
}

async function standing(bill: { id: string }) {
  const [row] = await query(
    `select pay_status_id as "payStatusId", status, (select count(*) from receipts where bill_id = $1) as receipts,
       (select array_agg(kind order by kind) from review_cases where bill_id = $1) as cases
     from bills join bill_overviews on bill_id = id where id = $1`,
    [bill.id],
  );
  return row;
}

describe('confirming a payment', () => {
  it('writes payment, books, receipt, bill, attempt and news together', async () => {
    const bill = await givenBill(db, { lines: [1_000_000, 250_050] });
    const intent = await givenIntent(db, bill);

    expect(await confirm({ intent, amountKobo: 1_250_050 })).toBe('receipted');

    expect(await standing(bill)).toEqual({ payStatusId: 2, status: 'paid', receipts: 1, cases: null });
    expect(await stateOf(intent)).toBe('CONFIRMED');
    expect(await booksOf(bill)).toEqual([
      { account: 'clearing:remita', kobo: 1_250_050 },
      { account: 'revenue:12010101', kobo: -1_000_000 },
      { account: 'revenue:12010102', kobo: -250_050 },
    ]);
    const [receipt] = await query('select receipt_number, amount_kobo, payer_name from receipts where bill_id = $1', [
      bill.id,
    ]);
    expect(receipt).toEqual({
      receipt_number: expect.stringMatching(/^KDR-20\d\d-\d{8}$/),
      amount_kobo: 1_250_050,
      payer_name: 'Amina Bello',
    });
    expect(await query(`select topic, payload from outbox where payload ->> 'billId' = $1`, [bill.id])).toEqual([
      { topic: 'receipt.issued', payload: { billReference: bill.reference, billId: bill.id, statusCode: 200 } },
    ]);
  });

  it('gives one receipt, whoever reports the same money and however many at once', async () => {
    const bill = await givenBill(db);
    const intent = await givenIntent(db, bill);
    const sources = ['requery', 'sweeper', 'statement', 'operator'] as const;

    const outcomes = await Promise.all(
      Array.from({ length: 48 }, (_, n) =>
        confirm({ intent, amountKobo: bill.totalKobo, source: sources[n % 4] ?? 'requery' }),
      ),
    );

    expect(outcomes.filter((outcome) => outcome === 'receipted')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'duplicate')).toHaveLength(47);
    expect(await standing(bill)).toEqual({ payStatusId: 2, status: 'paid', receipts: 1, cases: null });
    expect((await booksOf(bill)).reduce((sum, { kobo }) => sum + kobo, 0)).toBe(0);
  });

  it.each(['session', 'notification', 'widget', 'redirect'] as const)('does not believe "%s"', async (source) => {
    const bill = await givenBill(db);
    const intent = await givenIntent(db, bill);
    await expect(confirm({ intent, amountKobo: bill.totalKobo, source })).rejects.toThrow('ask the provider');
    expect(await standing(bill)).toMatchObject({ payStatusId: 1, receipts: 0 });
  });

  it.each([
    { wrong: 'one kobo short', amountOf: (kobo: number) => kobo - 1 },
    { wrong: 'one kobo too much', amountOf: (kobo: number) => kobo + 1 },
    { wrong: 'naira taken for kobo', amountOf: (kobo: number) => kobo * 100 },
  ])('holds money that does not agree for a person: $wrong', async ({ amountOf }) => {
    const bill = await givenBill(db);
    const intent = await givenIntent(db, bill);
    const amountKobo = amountOf(bill.totalKobo);

    expect(await confirm({ intent, amountKobo })).toBe('mismatch');

    expect(await standing(bill)).toEqual({
      payStatusId: 1,
      status: 'under-review',
      receipts: 0,
      cases: ['amount-mismatch'],
    });
    expect(await stateOf(intent)).toBe('REVIEW');
    expect(await booksOf(bill)).toEqual([
      { account: 'clearing:remita', kobo: amountKobo },
      { account: 'suspense:mismatch', kobo: -amountKobo },
    ]);
  });

  it.each([null, 0, -5])('opens a case when the provider says paid and the amount is %s', async (amountKobo) => {
    const bill = await givenBill(db);
    const intent = await givenIntent(db, bill);

    expect(await confirm({ intent, amountKobo })).toBe('mismatch');
    expect(await confirm({ intent, amountKobo })).toBe('mismatch');

    expect(await standing(bill)).toMatchObject({ status: 'under-review', receipts: 0, cases: ['amount-missing'] });
    expect(await stateOf(intent)).toBe('REVIEW');
    expect(await booksOf(bill)).toEqual([]);
  });

  it('holds the money when the bill was amended after the session was made', async () => {
    const bill = await givenBill(db);
    const intent = await givenIntent(db, bill);
    await query(
      `with line as (update bill_lines set amount_kobo = amount_kobo + 100 where bill_id = $1)
       update bills set total_kobo = total_kobo + 100 where id = $1`,
      [bill.id],
    );
    expect(await confirm({ intent, amountKobo: bill.totalKobo })).toBe('mismatch');
    expect(await standing(bill)).toMatchObject({ payStatusId: 1, cases: ['amount-mismatch'] });
  });

  it('holds the money of a cancelled bill for a person', async () => {
    const bill = await givenBill(db, { cancelled: true });
    const intent = await givenIntent(db, bill);
    expect(await confirm({ intent, amountKobo: bill.totalKobo })).toBe('mismatch');
    expect(await standing(bill)).toMatchObject({ status: 'under-review', cases: ['bill-cancelled'] });
  });

  it('gives a receipt for a bill that has expired', async () => {
    const bill = await givenBill(db, { issuedOn: '2026-01-05' });
    const intent = await givenIntent(db, bill);
    expect(await standing(bill)).toMatchObject({ status: 'expired' });
    expect(await confirm({ intent, amountKobo: bill.totalKobo })).toBe('receipted');
    expect(await standing(bill)).toMatchObject({ status: 'paid', receipts: 1 });
  });

  it.each(['INITIATING', 'PROCESSING', 'FAILED', 'CANCELLED', 'EXPIRED', 'REVIEW'])(
    'accepts late money when the attempt is %s',
    async (state) => {
      const bill = await givenBill(db);
      const intent = await givenIntent(db, bill, { state });
      expect(await confirm({ intent, amountKobo: bill.totalKobo, source: 'sweeper' })).toBe('receipted');
      expect(await stateOf(intent)).toBe('CONFIRMED');
      expect(await standing(bill)).toMatchObject({ payStatusId: 2, receipts: 1 });
    },
  );

  it.each(['CREATED', 'REFUND_PENDING', 'REFUNDED'])('books unexpected money when the attempt is %s', async (state) => {
    const bill = await givenBill(db);
    const intent = await givenIntent(db, bill, { state });
    expect(await confirm({ intent, amountKobo: bill.totalKobo })).toBe('mismatch');
    expect(await standing(bill)).toMatchObject({
      payStatusId: 1,
      status: 'under-review',
      cases: ['unexpected-payment'],
    });
    expect(await booksOf(bill)).toContainEqual({ account: 'suspense:mismatch', kobo: -bill.totalKobo });
  });

  it('owes back what is paid twice, through another gateway or by a second reference', async () => {
    const bill = await givenBill(db);
    const remita = await givenIntent(db, bill);
    const interswitch = await givenIntent(db, bill, { provider: 'interswitch' });
    const outcomes = await Promise.all([
      confirm({ intent: remita, amountKobo: bill.totalKobo }),
      confirm({ intent: interswitch, amountKobo: bill.totalKobo }),
    ]);
    expect(outcomes.toSorted()).toEqual(['receipted', 'surplus']);
    expect(await confirm({ intent: remita, amountKobo: 700, reference: 'another' })).toBe('surplus');

    expect(await standing(bill)).toEqual({
      payStatusId: 2,
      status: 'paid',
      receipts: 1,
      cases: ['surplus', 'surplus'],
    });
    expect(await booksOf(bill)).toContainEqual({ account: 'liability:overpayment', kobo: -bill.totalKobo - 700 });
  });

  it('leaves nothing behind when the connection dies before the commit, and everything when it is tried again', async () => {
    const bill = await givenBill(db);
    const intent = await givenIntent(db, bill);
    const doomed = await db.$client.connect();
    doomed.on('error', () => {});
    await doomed.query('begin');
    await doomed.query(`select confirm_payment($1, $2, $3, 'card', now(), 'requery')`, [
      intent.id,
      intent.providerRef,
      bill.totalKobo,
    ]);
    const { rows } = await doomed.query('select pg_backend_pid() as pid');
    await query('select pg_terminate_backend($1, 5000)', [rows[0].pid]);
    doomed.release(true);

    expect(await standing(bill)).toEqual({ payStatusId: 1, status: 'unpaid', receipts: 0, cases: null });
    expect(await confirm({ intent, amountKobo: bill.totalKobo, source: 'sweeper' })).toBe('receipted');
    expect(await standing(bill)).toMatchObject({ payStatusId: 2, receipts: 1 });
  });

  it('opens a case when the same reference is reported with another amount', async () => {
    const bill = await givenBill(db);
    const intent = await givenIntent(db, bill);
    await confirm({ intent, amountKobo: bill.totalKobo });
    expect(await confirm({ intent, amountKobo: 5 })).toBe('duplicate');
    expect(await standing(bill)).toMatchObject({ status: 'paid', cases: ['conflicting-report'] });
  });

  it('keeps the sum of all books at zero, and clearing at what the providers took', async () => {
    const [row] = await query(
      `select (select sum(amount_kobo)::bigint from ledger_entries) as books,
         (select sum(amount_kobo) from ledger_entries where account like 'clearing:%')
           = (select sum(amount_kobo) from payments) as agrees`,
    );
    expect(row).toEqual({ books: 0, agrees: true });
  });
});

describe('the moves of a payment attempt', () => {
  it('are exactly those of the table, from every state to every state and from every source', async () => {
    const legal = new Map(
      (
        await query<{ move: string; verified: boolean }>(
          `select from_state || ' → ' || to_state as move, verified_only as verified from payment_transitions`,
        )
      ).map(({ move, verified }) => [move, verified]),
    );
    expect(
      [...legal].map(([move, verified]) => `${move}${verified ? ' (verified)' : ''}`).sort(),
    ).toMatchInlineSnapshot(`
      [
        "AWAITING_PAYMENT → CANCELLED",
        "AWAITING_PAYMENT → CONFIRMED (verified)",
        "AWAITING_PAYMENT → EXPIRED (verified)",
        "AWAITING_PAYMENT → FAILED (verified)",
        "AWAITING_PAYMENT → PROCESSING",
        "AWAITING_PAYMENT → REVIEW (verified)",
        "CANCELLED → CONFIRMED (verified)",
        "CANCELLED → REVIEW (verified)",
        "CONFIRMED → REFUND_PENDING (verified)",
        "CONFIRMED → REVERSED (verified)",
        "CREATED → CANCELLED",
        "CREATED → INITIATING",
        "EXPIRED → CONFIRMED (verified)",
        "EXPIRED → REVIEW (verified)",
        "FAILED → CONFIRMED (verified)",
        "FAILED → REVIEW (verified)",
        "INITIATING → AWAITING_PAYMENT",
        "INITIATING → CONFIRMED (verified)",
        "INITIATING → FAILED",
        "INITIATING → REVIEW (verified)",
        "PROCESSING → AWAITING_PAYMENT (verified)",
        "PROCESSING → CONFIRMED (verified)",
        "PROCESSING → EXPIRED (verified)",
        "PROCESSING → FAILED (verified)",
        "PROCESSING → REVIEW (verified)",
        "REFUND_PENDING → REFUNDED (verified)",
        "REFUND_PENDING → REVIEW (verified)",
        "REVIEW → CONFIRMED (verified)",
        "REVIEW → REFUND_PENDING (verified)",
      ]
    `);

    // One attempt per state; every try is rolled back. CONFIRMED and REVERSED are reached through a confirmation.
    const subjects = new Map<string, string>();
    for (const state of paymentStates) {
      const bill = await givenBill(db);
      const isPaid = state === 'CONFIRMED' || state === 'REVERSED';
      const intent = await givenIntent(db, bill, isPaid ? {} : { state });
      if (isPaid) await confirm({ intent, amountKobo: bill.totalKobo });
      if (state === 'REVERSED')
        await query('select move_payment_intent($1, $2, $3, $4)', [intent.id, 'CONFIRMED', 'REVERSED', 'statement']);
      expect(await stateOf(intent)).toBe(state);
      subjects.set(state, intent.id);
    }

    const client = await db.$client.connect();
    try {
      for (const from of paymentStates)
        for (const to of paymentStates.filter((state) => state !== from))
          for (const source of paymentSources) {
            await client.query('begin');
            const answer = await client
              .query('select move_payment_intent($1, $2, $3, $4, $5)', [subjects.get(from), from, to, source, 'ref'])
              .then(
                () => 'moved',
                (error: { constraint?: string }) => error.constraint,
              );
            await client.query('rollback');
            const verified = legal.get(`${from} → ${to}`);
            const isBelieved = ['requery', 'sweeper', 'statement', 'operator'].includes(source);
            const expected =
              verified === undefined
                ? 'payment_intents_legal_moves'
                : verified && !isBelieved
                  ? 'payment_intents_verified_moves'
                  : 'moved';
            expect(`${from} → ${to} by ${source}: ${answer}`).toBe(`${from} → ${to} by ${source}: ${expected}`);
          }
    } finally {
      client.release();
    }
  });

  it('need somebody who says why, and are logged with it', async () => {
    const bill = await givenBill(db);
    const intent = await givenIntent(db, bill);
    expect(await refusal(`update payment_intents set state = 'PROCESSING' where id = $1`, [intent.id])).toBe(
      'payment_intents_move_needs_source',
    );
    await query('select move_payment_intent($1, $2, $3, $4)', [intent.id, 'AWAITING_PAYMENT', 'PROCESSING', 'widget']);
    expect(
      await query(
        'select from_state, to_state, source from payment_intent_moves where intent_id = $1 order by id desc limit 1',
        [intent.id],
      ),
    ).toEqual([{ from_state: 'AWAITING_PAYMENT', to_state: 'PROCESSING', source: 'widget' }]);
  });

  it('tell the slower of two that the attempt has moved on', async () => {
    const intent = await givenIntent(db, await givenBill(db));
    const move = () =>
      query('select move_payment_intent($1, $2, $3, $4) as moved', [
        intent.id,
        'AWAITING_PAYMENT',
        'EXPIRED',
        'sweeper',
      ]);
    expect((await Promise.all([move(), move()])).flat().map(({ moved }) => moved)).toEqual(
      expect.arrayContaining([true, false]),
    );
  });

  it('begin at the beginning', async () => {
    const bill = await givenBill(db);
    expect(
      await refusal(
        `insert into payment_intents (bill_id, provider, gateway_id, order_id, provider_ref, amount_kobo, state, expires_at)
         values ($1, 'remita', 'remita', 'order-0001', '140000000001', 100, 'CONFIRMED', now())`,
        [bill.id],
      ),
    ).toBe('payment_intents_begin');
  });
});

describe('a payment attempt', () => {
  it('is the only live one for its bill and provider', async () => {
    const bill = await givenBill(db);
    await givenIntent(db, bill);
    await expect(givenIntent(db, bill)).rejects.toMatchObject({ constraint: 'payment_intents_one_live_idx' });
    await expect(givenIntent(db, bill, { provider: 'interswitch' })).resolves.toBeDefined();
  });

  it.each(['amount_kobo = 1', "order_id = 'another-order'", "provider = 'interswitch'", "provider_ref = '1'"])(
    'never changes its facts: %s',
    async (change) => {
      const intent = await givenIntent(db, await givenBill(db));
      expect(await refusal(`update payment_intents set ${change} where id = $1`, [intent.id])).toBe(
        'payment_intents_facts_fixed',
      );
    },
  );
});

describe('what is written once', () => {
  beforeEach(async () => {
    const bill = await givenBill(db);
    const intent = await givenIntent(db, bill);
    await confirm({ intent, amountKobo: bill.totalKobo });
    await query(`insert into receipt_voids (receipt_id, reason) select id, 'test' from receipts where bill_id = $1`, [
      bill.id,
    ]);
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
      expect(await refusal(attack)).toMatch(/_(append_only|fixed)$/);
  });

  it.each(['bills', 'payment_intents', 'provider_notifications', 'review_cases'])(
    'is never deleted: %s',
    async (table) => {
      expect(await refusal(`truncate ${table} cascade`)).toMatch(/_append_only$/);
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
    await query(`insert into revenue_heads (id, code, name, mda_id) values (9001, '12029901', 'New', 1)`);
    expect(await query(`select normal_side from ledger_accounts where code = 'revenue:12029901'`)).toEqual([
      { normal_side: 'credit' },
    ]);
  });
});

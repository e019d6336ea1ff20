import { describe, expect, it } from 'vitest';
import { givenBill, givenIntent } from '../../../../testing/given.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { type PaymentState, paymentTransitions } from '../domain/payment-state.ts';
import { askPaymentRules } from '../testing/payment-rules.ts';

const { db } = await createTestDatabase();
const { confirm, query, refusal, stateOf } = askPaymentRules(db);
const paymentStates = Object.keys(paymentTransitions) as PaymentState[];
const paymentSources = (
  await query<{ source: string }>('select unnest(enum_range(null::payment_source)) as source')
).map(({ source }) => source);

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
        "EXPIRED → AWAITING_PAYMENT",
        "EXPIRED → CONFIRMED (verified)",
        "EXPIRED → REVIEW (verified)",
        "FAILED → AWAITING_PAYMENT",
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

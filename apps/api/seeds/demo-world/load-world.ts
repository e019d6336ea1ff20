import type pg from 'pg';
import type { EndOfAttempt, World, WorldAftermath, WorldAttempt } from './world.ts';

/**
 * Writes the world through the same rules as every payment: attempts move by legal moves, money enters by
 * `confirm_payment`, and nothing is switched off. To be called inside one transaction.
 */
export async function loadWorld(client: pg.ClientBase, world: World): Promise<void> {
  const news = await client.query<{ last: string }>('select coalesce(max(id), 0) as last from outbox');
  await client.query(
    `insert into bills (id, reference, payer_tpui, payer_category_id, payer_first_name, payer_last_name, payer_email, payer_phone,
       payer_address, mda_id, tax_office_id, payer_lga_id, expert_system_id, engine_code_id, total_kobo, issued_on, due_on, expires_on, cancelled_at,
       created_at)
     select id, reference, payer_tpui, payer_category_id, payer_first_name, payer_last_name, payer_email, payer_phone,
       payer_address, mda_id, tax_office_id, payer_lga_id, expert_system_id, engine_code_id, total_kobo, issued_on, due_on, (issued_on + interval '3 months')::date,
       cancelled_at, created_at
     from jsonb_populate_recordset(null::bills, $1)`,
    [JSON.stringify(world.bills)],
  );
  await client.query(
    `insert into bill_lines (bill_id, position, revenue_head_id, amount_kobo, description, narration, issued_on)
     select l.bill_id, l.position, l.revenue_head_id, l.amount_kobo, l.description, l.narration, b.issued_on
     from jsonb_populate_recordset(null::bill_lines, $1) l join bills b on b.id = l.bill_id`,
    [JSON.stringify(world.lines)],
  );
  // Without figures the triggers would read whole tables for every row.
  await client.query('analyze bills, bill_lines');
  const [first, second] = world.attempts;
  await loadAttempts(client, first);
  await loadAttempts(client, second);
  await client.query('analyze payment_intents');
  await confirmPayments(client, world);
  for (const entry of world.aftermath) await tellAftermath(client, entry);
  // Nobody waits for news of a history that is loaded at once.
  await client.query(
    'update outbox set dispatched_at = created_at, attempts = 1 where dispatched_at is null and id > $1',
    [news.rows[0]?.last ?? 0],
  );
}

const givenUp: readonly EndOfAttempt[] = ['FAILED', 'CANCELLED', 'EXPIRED'];

async function loadAttempts(client: pg.ClientBase, attempts: readonly WorldAttempt[]): Promise<void> {
  const rows = JSON.stringify(attempts);
  await client.query(
    `insert into payment_intents (id, bill_id, provider, gateway_id, order_id, amount_kobo, expires_at, created_at, updated_at)
     select id, bill_id, provider, gateway_id, order_id, amount_kobo, created_at + interval '3 days', created_at, created_at
     from jsonb_populate_recordset(null::payment_intents, $1)`,
    [rows],
  );
  const move = (to: EndOfAttempt, source: string, exceptThoseThatEnd: readonly EndOfAttempt[], at: string, more = '') =>
    client.query(
      `with told as (select set_config('portal.source', $4, true)),
       attempts as (select * from jsonb_to_recordset($1) as a (id uuid, provider_ref text, created_at timestamptz, ends text, ended_at timestamptz))
       update payment_intents i set state = $2::payment_state, updated_at = ${at} ${more}
       from attempts a, told where i.id = a.id and not a.ends = any ($3)`,
      [rows, to, exceptThoseThatEnd, source],
    );
  await move('INITIATING', 'session', ['CREATED'], `a.created_at + interval '200 milliseconds'`);
  await move(
    'AWAITING_PAYMENT',
    'session',
    ['CREATED', 'INITIATING'],
    `a.created_at + interval '1 second'`,
    ', provider_ref = a.provider_ref',
  );
  const all: readonly EndOfAttempt[] = ['CREATED', 'INITIATING', 'AWAITING_PAYMENT', 'PROCESSING', ...givenUp];
  for (const end of ['PROCESSING', ...givenUp] as const)
    await move(
      end,
      end === 'PROCESSING' ? 'widget' : end === 'CANCELLED' ? 'session' : 'sweeper',
      all.filter((state) => state !== end),
      'a.ended_at',
    );
}

async function confirmPayments(client: pg.ClientBase, world: World): Promise<void> {
  // Two years of payments are one statement: the limit of a call is not for it.
  await client.query(`select set_config('statement_timeout', '10min', true)`);
  await client.query(
    `select count(confirm_payment(intent_id, provider_txn_ref, amount_kobo, channel, paid_at, source, recorded_at))
     from (
       select * from jsonb_to_recordset($1) as c (intent_id uuid, provider_txn_ref text, amount_kobo bigint, channel text,
         paid_at timestamptz, source payment_source, recorded_at timestamptz)
       order by recorded_at
     ) confirmations`,
    [JSON.stringify(world.confirmations)],
  );
  await client.query(
    `insert into provider_observations (intent_id, source, provider_code, amount_kobo, raw, observed_at)
     select intent_id, source, case provider when 'remita' then '01' else '00' end, p.amount_kobo,
       json_build_object('reference', provider_txn_ref, 'amountKobo', p.amount_kobo, 'channel', channel)::text, recorded_at
     from payments p where intent_id = any ($1)`,
    [world.confirmations.map(({ intent_id }) => intent_id)],
  );
}

/** Money that went back: the attempt moves on, the books are turned round, the receipt is void, the case is closed. */
async function tellAftermath(
  client: pg.ClientBase,
  { intent_id, from, ends, at, reason }: WorldAftermath,
): Promise<void> {
  const moves =
    ends === 'REVERSED' ? ['REVERSED'] : ends === 'REFUNDED' ? ['REFUND_PENDING', 'REFUNDED'] : ['REFUND_PENDING'];
  await client.query(`select set_config('portal.source', $1, true)`, [ends === 'REVERSED' ? 'statement' : 'operator']);
  for (const state of moves)
    await client.query('update payment_intents set state = $2, updated_at = $3 where id = $1', [intent_id, state, at]);
  if (ends === 'REFUND_PENDING') return;
  const kind = ends === 'REVERSED' ? 'reversal' : 'refund';
  if (from === 'CONFIRMED')
    await client.query(
      `select void_receipt(r.id, $2, $3, $4) from receipts r join payments p on p.id = r.payment_id where p.intent_id = $1`,
      [intent_id, kind, reason, at],
    );
  else
    await client.query(
      `with turned as (
         insert into ledger_transactions (kind, reference, booked_at)
         select $2, provider || ':' || provider_txn_ref, $3 from payments where intent_id = $1 returning id, reference
       )
       insert into ledger_entries (transaction_id, account, amount_kobo)
       select turned.id, e.account, -e.amount_kobo
       from turned
       join ledger_transactions t on t.kind = 'payment' and t.reference = turned.reference
       join ledger_entries e on e.transaction_id = t.id`,
      [intent_id, kind, at],
    );
  await client.query(
    `update review_cases set resolved_at = $2, resolution = $3 where intent_id = $1 and resolved_at is null`,
    [intent_id, at, reason],
  );
}

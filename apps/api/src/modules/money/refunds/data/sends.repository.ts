import type { Provider, RefundMethod } from '@portal/contracts';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../../platform/db/database.ts';
import { tablesOf } from '../../../../platform/db/tables-of.ts';

type Runs = Pick<Database, 'execute'> | Transaction;

/** Sent, and nobody has said for good what became of it. */
const underWay = ['sent', 'returned'] as const;

/** What the bank pays is looked at again: its provider may give the payment back as well. */
const tomorrow = sql<Date>`clock_timestamp() + interval '1 day'`;
/** Nobody else asks about it for so long. */
const inTenMinutes = sql<Date>`clock_timestamp() + interval '10 minutes'`;

/** Notes that a refund goes out; answers the reference it goes under. */
export async function noteSend(tx: Transaction, refundId: string, method: RefundMethod): Promise<string> {
  const tables = tablesOf(tx);
  const { reference } = await tables
    .insertInto('refund_sends')
    .columns(['refund_id', 'attempt', 'method', 'reference', 'next_ask_at'])
    .expression(
      tables
        .selectFrom('refunds as r')
        .innerJoinLateral(
          (eb) =>
            eb
              .selectFrom('refund_sends as s')
              .select(sql<number>`coalesce(max(${sql.ref('s.attempt')}), 0) + 1`.as('attempt'))
              .whereRef('s.refund_id', '=', 'r.id')
              .as('n'),
          (join) => join.onTrue(),
        )
        .select(({ ref, val }) => [
          'r.id',
          'n.attempt',
          sql<RefundMethod>`${val(method)}::text`.as('method'),
          sql<string>`${ref('r.number')} || '-' || ${ref('n.attempt')}`.as('reference'),
          (method === 'provider' ? inTenMinutes : tomorrow).as('next_ask_at'),
        ])
        .where('r.id', '=', refundId),
    )
    .returning('reference')
    .executeTakeFirstOrThrow();
  return reference;
}

export interface WaitingSend {
  readonly refundId: string;
  readonly reference: string;
  readonly provider: Provider;
  readonly orderId: string;
  readonly amountKobo: number;
  readonly isWhole: boolean;
  readonly state: string;
}

/** What the provider is still to be told; undefined when it has answered for good. */
export function findWaitingSend(runs: Runs, reference: string): Promise<WaitingSend | undefined> {
  return tablesOf(runs)
    .selectFrom('refund_sends as s')
    .innerJoin('refunds as r', 'r.id', 's.refund_id')
    .innerJoin('payments as p', 'p.id', 'r.payment_id')
    .innerJoin('payment_intents as i', 'i.id', 'p.intent_id')
    .select(['r.id as refundId', 's.reference', 'p.provider', 'i.order_id as orderId', 'r.amount_kobo as amountKobo'])
    .select((eb) => ['r.state', eb('r.amount_kobo', '=', eb.ref('i.amount_kobo')).$castTo<boolean>().as('isWhole')])
    .where('s.reference', '=', reference)
    .where('s.method', '=', 'provider')
    .where('r.state', 'in', underWay)
    .where((eb) => eb.or([eb('s.outcome', 'is', null), eb('s.outcome', 'not in', ['done', 'failed'])]))
    .executeTakeFirst();
}

export async function noteAnswer(
  tx: Transaction,
  reference: string,
  answer: { readonly outcome: 'done' | 'pending' | 'failed' | 'unknown'; readonly text: string },
): Promise<void> {
  const isFinal = answer.outcome === 'done' || answer.outcome === 'failed';
  await tablesOf(tx)
    .updateTable('refund_sends')
    .set((eb) => ({
      outcome: answer.outcome,
      answer: answer.text.slice(0, 4000),
      answered_at: sql<Date>`clock_timestamp()`,
      asks: eb('asks', '+', 1),
      next_ask_at: isFinal
        ? null
        : sql<Date>`clock_timestamp() + least(interval '5 minutes' * power(2, least(${eb.ref('asks')}, 10)), interval '1 day')`,
    }))
    .where('reference', '=', reference)
    .execute();
}

/** Sends whose answer decided nothing and whose turn it is; nobody else takes them for a while. */
export async function takeUnanswered(runs: Runs, most: number): Promise<readonly string[]> {
  const tables = tablesOf(runs);
  const rows = await tables
    .updateTable('refund_sends')
    .set({ next_ask_at: inTenMinutes })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('refund_sends as s')
        .innerJoin('refunds as r', 'r.id', 's.refund_id')
        .select('s.id')
        .where('s.next_ask_at', '<=', sql<Date>`clock_timestamp()`)
        .where('s.method', '=', 'provider')
        .where('r.state', 'in', underWay)
        .orderBy('s.next_ask_at')
        .limit(most)
        .forUpdate('s')
        .skipLocked(),
    )
    .returning('reference')
    .execute();
  return rows.map(({ reference }) => reference);
}

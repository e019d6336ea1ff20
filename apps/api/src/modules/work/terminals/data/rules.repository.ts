import type { TerminalState } from '@portal/contracts';
import { sql } from 'kysely';
import type { Transaction } from '../../../../platform/db/database.ts';
import { tablesOf } from '../../../../platform/db/tables-of.ts';

export interface TerminalRow {
  readonly id: string;
  readonly serial: string;
  readonly state: TerminalState;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly paymentLimitKobo: number;
  readonly dayLimitKobo: number;
}

/** So long a look-up holds what it asked about. */
const holding = sql`interval '15 minutes'`;

const locked = (tx: Transaction) =>
  tablesOf(tx)
    .selectFrom('terminals')
    .select(['id', 'serial', 'state', 'latitude', 'longitude'])
    .select(['payment_limit_kobo as paymentLimitKobo', 'day_limit_kobo as dayLimitKobo'])
    .forNoKeyUpdate();

/** Nobody else judges or changes it until the transaction ends. */
export function lockBySerial(tx: Transaction, serial: string): Promise<TerminalRow | undefined> {
  return locked(tx).where('serial', '=', serial).executeTakeFirst();
}

export function lockById(tx: Transaction, id: string): Promise<TerminalRow | undefined> {
  return locked(tx).where('id', '=', id).executeTakeFirst();
}

export async function stepTo(tx: Transaction, id: string, to: TerminalState): Promise<void> {
  await tablesOf(tx).updateTable('terminals').set({ state: to }).where('id', '=', id).execute();
}

/** How often the rule was broken since somebody answered, this time included. */
export async function noteQuestion(
  tx: Transaction,
  id: string,
  { kind, metres, at }: { readonly kind: 'place' | 'limit'; readonly metres: number | null; readonly at: Date },
): Promise<number> {
  const { times } = await tablesOf(tx)
    .insertInto('terminal_questions')
    .values({ terminal_id: id, kind, metres, asked_at: at, last_at: at })
    .onConflict((conflict) =>
      conflict
        .columns(['terminal_id', 'kind'])
        .where('answered_at', 'is', null)
        .doUpdateSet((eb) => ({
          times: eb('terminal_questions.times', '+', 1),
          metres: eb.ref('excluded.metres'),
          last_at: eb.ref('excluded.last_at'),
        })),
    )
    .returning('times')
    .executeTakeFirstOrThrow();
  return times;
}

/** False when no question is open. */
export async function answerQuestions(
  tx: Transaction,
  id: string,
  { by, answer, at }: { readonly by: string; readonly answer: string; readonly at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tablesOf(tx)
    .updateTable('terminal_questions')
    .set({ answered_by: by, answered_at: at, answer })
    .where('terminal_id', '=', id)
    .where('answered_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** What was taken on a day, and what may be taken because of other look-ups of the last quarter of an hour. Kobo. */
export async function takenOn(tx: Transaction, id: string, day: string, besides: string): Promise<number> {
  const tables = tablesOf(tx);
  const taken = tables
    .selectFrom('terminal_receipts as r')
    .select(({ fn }) => fn.sum('r.amount_kobo').as('kobo'))
    .where('r.terminal_id', '=', id)
    .where('r.day', '=', day)
    .where('r.order_id', '<>', besides);
  const lookedUp = tables
    .selectFrom('terminal_attempts as a')
    .select(({ fn }) => fn.sum('a.amount_kobo').as('kobo'))
    .where('a.terminal_id', '=', id)
    .where('a.order_id', '<>', besides)
    .where('a.looked_up_at', '>', sql<Date>`clock_timestamp() - ${holding}`)
    .where(({ exists, not, selectFrom }) =>
      not(exists(selectFrom('terminal_receipts as r').select('r.order_id').whereRef('r.order_id', '=', 'a.order_id'))),
    );
  const { kobo } = await tables
    .selectNoFrom(sql<number>`(coalesce(${taken}, 0) + coalesce(${lookedUp}, 0))::float8`.as('kobo'))
    .executeTakeFirstOrThrow();
  return kobo;
}

/** False while the bill lies at another terminal, for a quarter of an hour. */
export async function noteAttempt(
  tx: Transaction,
  terminalId: string,
  attempt: {
    readonly intentId: string;
    readonly orderId: string;
    readonly amountKobo: number;
    readonly metres: number;
    readonly at: Date;
  },
): Promise<boolean> {
  const { intentId, orderId, amountKobo, metres, at } = attempt;
  const { numInsertedOrUpdatedRows } = await tablesOf(tx)
    .insertInto('terminal_attempts')
    .values({
      ...{ intent_id: intentId, order_id: orderId, terminal_id: terminalId },
      ...{ amount_kobo: amountKobo, metres, looked_up_at: at },
    })
    .onConflict((conflict) =>
      conflict
        .column('intent_id')
        .doUpdateSet(({ ref }) => ({
          terminal_id: ref('excluded.terminal_id'),
          metres: ref('excluded.metres'),
          looked_up_at: ref('excluded.looked_up_at'),
        }))
        .where((eb) =>
          eb.or([
            eb('terminal_attempts.terminal_id', '=', eb.ref('excluded.terminal_id')),
            eb('terminal_attempts.looked_up_at', '<', sql<Date>`${eb.ref('excluded.looked_up_at')} - ${holding}`),
          ]),
        ),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export interface Slip {
  readonly receiptNumber: string;
  readonly billReference: string;
  readonly amountKobo: number;
  readonly channel: string;
  readonly paidAt: Date;
  readonly serial: string;
}

/** Of a payment this terminal took, once it has its receipt. */
export function slipOf(tx: Transaction, serial: string, orderId: string): Promise<Slip | undefined> {
  return tablesOf(tx)
    .selectFrom('terminal_receipts as r')
    .innerJoin('terminals as t', 't.id', 'r.terminal_id')
    .select(['r.receipt_number as receiptNumber', 'r.bill_reference as billReference', 'r.amount_kobo as amountKobo'])
    .select(['r.channel', 'r.paid_at as paidAt', 't.serial'])
    .where('r.order_id', '=', orderId)
    .where('t.serial', '=', serial)
    .executeTakeFirst();
}

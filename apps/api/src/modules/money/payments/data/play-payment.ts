import { randomBytes, randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Transaction } from '../../../../platform/db/database.ts';
import { tablesOf } from '../../../../platform/db/tables-of.ts';
import type { TestModeDatabase } from '../../../../platform/db/test-mode-database.ts';

interface PlayedBill {
  readonly id: string;
  readonly totalKobo: number;
}

const lifeHours = 72;
/** Kobo by which money that is to be looked at differs from its bill. */
const differenceKobo = 100;

/**
 * A payment that nobody made, through the same attempt and the same books as one of a provider. In the database of test mode alone.
 * False while another attempt of the bill is under way; whether it can be paid, the caller has looked.
 */
export async function playPayment(
  db: TestModeDatabase,
  bill: PlayedBill,
  outcome: 'paid' | 'failed' | 'under-review',
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const intent = await begin(tx, bill);
    if (intent === undefined) return false;
    const reference = String(randomInt(1e11, 1e12));
    const call = (text: ReturnType<typeof sql>) => tablesOf(tx).selectNoFrom(text.as('done')).execute();
    await call(sql`move_payment_intent(${intent}, 'CREATED', 'INITIATING', 'session')`);
    await call(sql`move_payment_intent(${intent}, 'INITIATING', 'AWAITING_PAYMENT', 'session', ${reference})`);
    if (outcome === 'failed') {
      await call(sql`move_payment_intent(${intent}, 'AWAITING_PAYMENT', 'FAILED', 'requery')`);
      return true;
    }
    const kobo = bill.totalKobo + (outcome === 'paid' ? 0 : differenceKobo);
    await call(sql`confirm_payment(${intent}, ${reference}, ${kobo}, 'card', clock_timestamp(), 'requery')`);
    return true;
  });
}

/** Undefined while another attempt of the bill is under way. */
async function begin(tx: Transaction, { id, totalKobo }: PlayedBill): Promise<string | undefined> {
  const begun = await tablesOf(tx)
    .insertInto('payment_intents')
    .values({
      ...{ bill_id: id, provider: 'remita', gateway_id: 'remita', amount_kobo: totalKobo },
      order_id: randomBytes(16).toString('hex'),
      expires_at: sql<Date>`clock_timestamp() + ${lifeHours} * interval '1 hour'`,
    })
    .onConflict((at) => at.doNothing())
    .returning('id')
    .executeTakeFirst();
  return begun?.id;
}

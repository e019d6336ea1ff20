import { randomBytes, randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Transaction } from '../../../platform/db/database.ts';
import { tablesOf } from '../../../platform/db/tables-of.ts';
import type { TestModeDatabase } from '../../../platform/db/test-mode-database.ts';

interface PlayedBill {
  readonly id: string;
  readonly totalKobo: number;
}

const lifeHours = 72;
/** Kobo by which money that is to be looked at differs from its bill. */
const differenceKobo = 100;

/**
 * A payment that nobody made, through the same attempt and the same books as one of a provider. In the database of test mode alone.
 * What is paid, cancelled or under review already stays as it is: false.
 */
export async function playPayment(
  db: TestModeDatabase,
  { id: billId, totalKobo }: PlayedBill,
  outcome: 'paid' | 'failed' | 'under-review',
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const intent = await begin(tx, billId);
    if (intent === undefined) return false;
    const reference = String(randomInt(1e11, 1e12));
    const call = (text: ReturnType<typeof sql>) => tablesOf(tx).selectNoFrom(text.as('done')).execute();
    await call(sql`move_payment_intent(${intent}, 'CREATED', 'INITIATING', 'session')`);
    await call(sql`move_payment_intent(${intent}, 'INITIATING', 'AWAITING_PAYMENT', 'session', ${reference})`);
    if (outcome === 'failed') {
      await call(sql`move_payment_intent(${intent}, 'AWAITING_PAYMENT', 'FAILED', 'requery')`);
      return true;
    }
    const kobo = outcome === 'paid' ? totalKobo : totalKobo + differenceKobo;
    await call(sql`confirm_payment(${intent}, ${reference}, ${kobo}, 'card', clock_timestamp(), 'requery')`);
    return true;
  });
}

async function begin(tx: Transaction, billId: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into payment_intents (bill_id, provider, gateway_id, order_id, amount_kobo, expires_at)
      select id, 'remita', 'remita', ${randomBytes(16).toString('hex')}, total_kobo, clock_timestamp() + ${lifeHours} * interval '1 hour'
      from bills where id = ${billId} and pay_status_id = 1 and cancelled_at is null for share
      returning id`.execute(tablesOf(tx));
  return rows[0]?.id;
}

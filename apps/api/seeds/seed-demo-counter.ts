import { sql } from 'drizzle-orm';
import { writeAudit } from '../src/modules/ground/audit/index.ts';
import { linesOfQuote, raiseBill } from '../src/modules/money/billing/index.ts';
import { quoteLines } from '../src/modules/money/tariffs/index.ts';
import { insertCounterBill } from '../src/modules/work/counter/data/counter-bills.repository.ts';
import { createDatabase } from '../src/platform/db/database.ts';
import { demoCounterBills } from './demo-world/counter-bills.ts';

/** Bills that the demonstration's clerk raised for people at the counter, once. Answers how many. */
export async function seedDemoCounter(url: string): Promise<number> {
  const db = createDatabase(url, { max: 2, name: 'portal-seed' });
  try {
    return await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(4005011)`);
      const { rows } = await tx.execute<{ id: string; mdaId: number }>(
        sql`select id, mda_id as "mdaId" from users where email = 'mda-user@demo.test' and status = 'active'`,
      );
      const [clerk] = rows;
      // Whoever runs the demonstration may have taken the account away.
      if (!clerk) return 0;
      const known = await tx.execute(sql`select from counter_bills where raised_by = ${clerk.id}::uuid limit 1`);
      if (known.rowCount) return 0;
      for (const { payer, line } of demoCounterBills) {
        const quote = await quoteLines(tx, [line]);
        const { id, reference } = await raiseBill(tx, { payer, mdaId: clerk.mdaId, lines: linesOfQuote(quote) });
        await insertCounterBill(tx, { billId: id, mdaId: clerk.mdaId, userId: clerk.id });
        await writeAudit(tx, {
          actor: { userId: clerk.id },
          action: 'bill.raised',
          subject: `bill:${reference}`,
          detail: { totalKobo: quote.totalKobo, despiteLikeBills: false },
        });
      }
      return demoCounterBills.length;
    });
  } finally {
    await db.$client.end();
  }
}

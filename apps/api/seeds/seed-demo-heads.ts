import { sql } from 'drizzle-orm';
import { createCaseload } from '../src/modules/ground/caseload/index.ts';
import { createHeadChangesRepository } from '../src/modules/ground/mdas/data/head-changes.repository.ts';
import { proposeHead } from '../src/modules/ground/mdas/propose-head.ts';
import { systemClock } from '../src/platform/clock/clock.ts';
import { addDays, dayOf } from '../src/platform/clock/lagos-day.ts';
import { createDatabase } from '../src/platform/db/database.ts';

/** One of each: another name, and a head that there is not yet. Each Admin finds what the other one proposed. */
const proposals = [
  {
    ...{ by: 'admin@demo.test', code: '12020101', name: 'Motor Vehicle Licence and Renewal' },
    ...{ inDays: 30, reason: 'The schedule of the Finance Law names it so' },
  },
  {
    ...{ by: 'admin-2@demo.test', code: '12020460', name: 'Film and Photography Permit', mda: 1 },
    ...{ inDays: 45, reason: 'Resolution 14 of the Executive Council' },
  },
] as const;

/** Proposals about revenue heads that wait for a second administrator, once. Answers how many. */
export async function seedDemoHeads(url: string): Promise<number> {
  const db = createDatabase(url, { max: 2, name: 'portal-seed' });
  const deps = { caseload: createCaseload({ db, clock: systemClock }), heads: createHeadChangesRepository(db) };
  try {
    return await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(4005012)`);
      const known = await tx.execute(sql`select from revenue_head_changes limit 1`);
      if (known.rowCount) return 0;
      for (const { by, code, name, inDays, reason, ...rest } of proposals) {
        const { rows } = await tx.execute<{ by: string; headId: number | null; mdaId: number }>(
          sql`select u.id as by, h.id as "headId", coalesce(h.mda_id, ${'mda' in rest ? rest.mda : null}::int) as "mdaId"
            from users u left join revenue_heads h on h.code = ${code} where u.email = ${by}`,
        );
        const [found] = rows;
        if (!found) throw new Error('The demonstration accounts come first');
        const fromDay = addDays(dayOf(systemClock.now()), inDays);
        await proposeHead(deps, tx, { ...found, code, name, isActive: true, fromDay, reason });
      }
      return proposals.length;
    });
  } finally {
    await db.$client.end();
  }
}

import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { createCaseload } from '../src/modules/ground/caseload/index.ts';
import { insertEnforcement, setState } from '../src/modules/work/enforcement/data/move-enforcement.ts';
import { insertOrder } from '../src/modules/work/enforcement/data/orders.repository.ts';
import { decideEnforcement } from '../src/modules/work/enforcement/decide-enforcement.ts';
import { systemClock } from '../src/platform/clock/clock.ts';
import { createDatabase, type Transaction } from '../src/platform/db/database.ts';
import { addLawCase } from './demo-world/add-law-case.ts';
import { demoOfficeId } from './demo-world/employers.ts';
import { lapsedCases } from './demo-world/lapsed-cases.ts';
import { assessedOf, staffOf } from './seed-demo-law.ts';

const millisecondsInDay = 86_400_000;
const firstSeed = 9_500;

/**
 * Two demands that lapsed and are enforced: one waits for its legal check, of the other a court order was noted that somebody compares with the paper.
 * The Director of the demonstration acts as Legal. Once; answers how many. After the law's cases.
 */
export async function seedDemoEnforcement(url: string, now = systemClock.now()): Promise<number> {
  const db = createDatabase(url, { max: 3, name: 'portal-seed' });
  const client = await db.$client.connect();
  try {
    return await drizzle({ client }).transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(4005017)`);
      if ((await tx.execute(sql`select from enforcements limit 1`)).rowCount) return 0;
      const [staff, taxpayers] = [await staffOf(tx), await assessedOf(tx)];
      await tx.execute(sql`select set_config('portal.founds_accounts', 'on', true)`);
      await tx.execute(
        sql`insert into work_capacities (user_id, capacity, given_by)
          select ${staff.director}, 'legal', id from users where email = 'superadmin@demo.test' and status <> 'deleted' on conflict do nothing`,
      );
      let made = 0;
      for (const one of lapsedCases) {
        const payer = taxpayers.get(one.of);
        if (!payer) continue;
        const at = new Date(now.getTime() - one.servedDaysAgo * millisecondsInDay);
        const caseload = createCaseload({ db, clock: { now: () => at } });
        await addLawCase({ tx, client, caseload, staff, at, now, seed: firstSeed + made }, one, payer);
        made += 1;
      }
      const today = createCaseload({ db, clock: { now: () => now } });
      decideEnforcement({ caseload: today });
      const ids: string[] = [];
      for (const demand of await lapsedDemands(tx)) {
        const { noticeId, tpui, debtKobo } = demand;
        const { id, number } = await insertEnforcement(tx, {
          ...{ noticeId, tpui, debtKobo, officeId: demoOfficeId, by: staff.officer },
        });
        await today.open(tx, {
          ...{ kind: 'enforcement', subject: `enforcement:${id}`, reference: number, officeId: demoOfficeId, tpui },
          userId: staff.officer,
        });
        ids.push(id);
      }
      const [first] = ids;
      if (first) await orderFor({ tx, caseload: today, id: first, officer: staff.officer, legal: staff.director });
      return ids.length;
    });
  } finally {
    client.release();
    await db.$client.end();
  }
}

async function lapsedDemands(tx: Transaction) {
  const { rows } = await tx.execute<{ noticeId: string; tpui: string; debtKobo: number }>(
    sql`select n.id as "noticeId", n.tpui, s.open_kobo::float8 as "debtKobo" from demand_notices n, sums_of_demand(n.id) s
      where n.office_id = ${demoOfficeId} and n.state = 'served' and enforcement_hindrance(n.id) is null order by n.id`,
  );
  return rows;
}

interface Ordered {
  readonly tx: Transaction;
  readonly caseload: ReturnType<typeof createCaseload>;
  readonly id: string;
  readonly officer: string;
  readonly legal: string;
}

/** Passed by Legal; what a court ordered is noted, and waits for a person who compares it. */
async function orderFor({ tx, caseload, id, officer, legal }: Ordered): Promise<void> {
  const work = { kind: 'enforcement', subject: `enforcement:${id}` } as const;
  await caseload.move(tx, work, {
    ...{ move: 'pass', userId: legal, reason: 'Served by hand, final, and lapsed a month ago' },
    caseVersion: await caseload.versionOf(tx, work),
  });
  await caseload.move(tx, work, {
    ...{ move: 'note-order', userId: officer, caseVersion: await caseload.versionOf(tx, work) },
  });
  const { rows } = await tx.execute<{ givenOn: string; validUntil: string }>(
    sql`select (lagos_today() - 4)::text as "givenOn", (lagos_today() + 60)::text as "validUntil"`,
  );
  const days = rows[0];
  if (!days) throw new Error('The database tells no day');
  await insertOrder(tx, id, officer, {
    ...{ kind: 'distrain', court: 'High Court of Justice, Kaduna', orderNumber: 'KDH/KAD/418/26', ...days },
    ...{ place: 'Ahmadu Bello Way 41, Zaria', maySeal: true, mayTake: true, maySearch: false, coversDwelling: false },
    paper: 'Legal, shelf 4',
  });
  await setState(tx, id, 'noted');
}

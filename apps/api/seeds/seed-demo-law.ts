import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { createCaseload } from '../src/modules/ground/caseload/index.ts';
import { systemClock } from '../src/platform/clock/clock.ts';
import { createDatabase, type Transaction } from '../src/platform/db/database.ts';
import { addLawCase } from './demo-world/add-law-case.ts';
import { demoOfficeId } from './demo-world/employers.ts';
import { lawCases } from './demo-world/law-cases.ts';
import type { LawStaff } from './demo-world/law-staff.ts';
import type { Payer } from './demo-world/payers.ts';

const millisecondsInDay = 86_400_000;

/**
 * Assessments of the demonstration in every state, one of them objected to and one demanded. Once; answers how many. After the returns:
 * a month that was filed is not assessed.
 */
export async function seedDemoLaw(url: string, now = systemClock.now()): Promise<number> {
  const db = createDatabase(url, { max: 3, name: 'portal-seed' });
  const client = await db.$client.connect();
  try {
    return await drizzle({ client }).transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(4005015)`);
      const known = await tx.execute(sql`select from assessments limit 1`);
      if (known.rowCount) return 0;
      const staff = await staffOf(tx);
      const taxpayers = await assessedOf(tx);
      let made = 0;
      for (const one of lawCases) {
        const payer = taxpayers.get(one.of);
        if (!payer) continue;
        const at = new Date(now.getTime() - one.servedDaysAgo * millisecondsInDay);
        const caseload = createCaseload({ db, clock: { now: () => at } });
        await addLawCase({ tx, client, caseload, staff, at, now, seed: 9_000 + made }, one, payer);
        made += 1;
      }
      return made;
    });
  } finally {
    client.release();
    await db.$client.end();
  }
}

/** Of the office of the demonstration, and the agent who objects. */
export async function staffOf(tx: Transaction): Promise<LawStaff> {
  const idOf = async (login: string) => {
    const { rows } = await tx.execute<{ id: string }>(
      sql`select id from users where email = ${login} and status <> 'deleted'`,
    );
    if (!rows[0]) throw new Error('The demonstration accounts come first');
    return rows[0].id;
  };
  return {
    officer: await idOf('tax-officer@demo.test'),
    director: await idOf('tax-office-director@demo.test'),
    agent: await idOf('agent@demo.test'),
  };
}

interface Known extends Record<string, unknown> {
  readonly tpui: string;
  readonly name: string;
  readonly categoryId: number;
  readonly phone: string;
}

/** The person with an account, and organisations of the office that are neither its employers nor its hotels that file. */
export async function assessedOf(tx: Transaction): Promise<ReadonlyMap<'account' | number, Payer>> {
  const own = await tx.execute<Known>(
    sql`select t.tpui, t.name, t.category_id as "categoryId", t.phone from users u join taxpayers t on t.tpui = u.tpui
      where u.email = 'individual@demo.test' and u.status <> 'deleted'`,
  );
  const others = await tx.execute<Known>(
    sql`select t.tpui, t.name, t.category_id as "categoryId", t.phone from taxpayers t
      where t.home_office_id = ${demoOfficeId} and t.category_id = 2 and t.standing = 'known' and t.merged_into is null
        and not exists (select from filed_returns f where f.tpui = t.tpui) and not exists (select from paye_schedules p where p.tpui = t.tpui)
      order by t.tpui desc`,
  );
  const [account] = own.rows;
  return new Map<'account' | number, Payer>([
    ...(account ? [['account', payerOf(account)] as const] : []),
    ...others.rows.map((row, index) => [index, payerOf(row)] as const),
  ]);
}

/** An address that nobody can have. */
function payerOf({ tpui, name, categoryId, phone }: Known): Payer {
  return {
    ...{ tpui, categoryId, phone, firstName: name, lastName: '', address: 'Kaduna' },
    email: `office.${tpui.toLowerCase()}@example.com`,
    taxOfficeId: demoOfficeId,
  };
}

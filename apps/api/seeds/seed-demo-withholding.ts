import { filingDeclarationVersion } from '@portal/contracts';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { writeAudit } from '../src/modules/ground/audit/index.ts';
import { markFiled, replaceDraft } from '../src/modules/work/withholding/data/filing.repository.ts';
import { systemClock } from '../src/platform/clock/clock.ts';
import { columnTypes } from '../src/platform/db/column-types.ts';
import type { Transaction } from '../src/platform/db/database.ts';
import { timeOfFiling } from '../src/platform/http/arrival.ts';
import { demoOfficeId } from './demo-world/employers.ts';
import { loadWorld } from './demo-world/load-world.ts';
import { addWithheld, type DemoWithheld, type WithheldFate } from './demo-world/withheld.ts';
import { emptyWorld } from './demo-world/world.ts';

/** Who withholds in the demonstration: the company shows every way in which a month can stand. */
const withholders: readonly { readonly email: string; readonly fates: readonly WithheldFate[] }[] = [
  { email: 'corporate@demo.test', fates: ['draft', 'billed', 'paid', 'paid', 'late', 'paid', 'paid'] },
  { email: 'state-agency@demo.test', fates: ['draft', 'paid', 'paid', 'paid'] },
];

/**
 * Payers of the demonstration with months of what they withheld, their bills and payments; one of the beneficiaries is the
 * demonstration's individual. Once; answers how many schedules. After the accounts and their offices.
 */
export async function seedDemoWithholding(url: string, now = systemClock.now()): Promise<number> {
  const client = new pg.Client({ connectionString: url, application_name: 'portal-seed', types: columnTypes });
  await client.connect();
  try {
    return await drizzle({ client }).transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(4005008)`);
      const known = await tx.execute(sql`select from withholding_schedules limit 1`);
      if (known.rowCount) return 0;
      const individual = await tx.execute<{ tpui: string; name: string }>(
        sql`select tpui, first_name || ' ' || last_name as name from users where email = 'individual@demo.test' and status <> 'deleted'`,
      );
      const [beneficiary] = individual.rows;
      if (!beneficiary) return 0;
      const world = emptyWorld();
      const made: DemoWithheld[] = [];
      for (const [index, { email, fates }] of withholders.entries()) {
        const found = await payerOf(tx, email);
        if (found) made.push(...addWithheld(world, { ...found, fates }, { now, seed: 6_000 + index, beneficiary }));
      }
      await loadWorld(client, world);
      for (const schedule of made) await write(tx, schedule);
      return made.length;
    });
  } finally {
    await client.end();
  }
}

async function payerOf(tx: Transaction, email: string) {
  const { rows } = await tx.execute<{
    tpui: string;
    name: string;
    categoryId: number;
    phone: string;
    officeId: number | null;
    userId: string;
  }>(
    sql`select t.tpui, t.name, t.category_id as "categoryId", t.phone, t.home_office_id as "officeId", u.id as "userId"
      from users u join taxpayers t on t.tpui = u.tpui where u.email = ${email} and u.status <> 'deleted'`,
  );
  const [found] = rows;
  if (!found) return undefined;
  const { tpui, name, categoryId, phone, officeId, userId } = found;
  const payer = {
    ...{ tpui, categoryId, phone, firstName: name, lastName: '', address: 'Kaduna' },
    // An address that nobody can have.
    email: `accounts.${tpui.toLowerCase()}@example.com`,
    taxOfficeId: officeId ?? demoOfficeId,
  };
  return { payer, userId };
}

async function write(
  tx: Transaction,
  { tpui, userId, month, at, isDraft, lines, billId }: DemoWithheld,
): Promise<void> {
  await replaceDraft(tx, { tpui, month, payer: 'company', userId, at, lines });
  if (isDraft) return;
  const { rows } = await tx.execute<{ id: string }>(
    sql`select id from withholding_schedules where tpui = ${tpui} and month = ${`${month}-01`}::date and state = 'draft'`,
  );
  await markFiled(tx, {
    id: rows[0]?.id ?? '',
    userId,
    time: timeOfFiling(at, undefined),
    declarationVersion: filingDeclarationVersion,
    billId,
  });
  await writeAudit(tx, {
    actor: { userId },
    action: 'withholding.filed',
    subject: `taxpayer:${tpui}`,
    detail: { month, payments: lines.length },
  });
}

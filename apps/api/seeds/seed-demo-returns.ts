import { randomUUID } from 'node:crypto';
import { filingDeclarationVersion } from '@portal/contracts';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { refreshObligations } from '../src/modules/work/obligations/index.ts';
import { insertFiled } from '../src/modules/work/returns/data/filed-returns.repository.ts';
import { systemClock } from '../src/platform/clock/clock.ts';
import { dayOf } from '../src/platform/clock/lagos-day.ts';
import { columnTypes } from '../src/platform/db/column-types.ts';
import type { Transaction } from '../src/platform/db/database.ts';
import { digestOf } from '../src/platform/http/submission.ts';
import { demoOfficeId } from './demo-world/employers.ts';
import { addHotelMonths, type HotelFate, type HotelVersion } from './demo-world/hotel-months.ts';
import { loadWorld } from './demo-world/load-world.ts';
import { emptyWorld } from './demo-world/world.ts';

/** Three hotels of the demonstration's office: one in order, one late and forgetful, one that stopped filing. */
const hotels: readonly { readonly fates: readonly HotelFate[]; readonly lastMonth: string }[] = [
  { fates: ['paid', 'paid', 'paid', 'wrong', 'paid', 'paid'], lastMonth: '9999-12' },
  { fates: ['paid', 'late', 'missing', 'paid', 'billed'], lastMonth: '9999-12' },
  { fates: ['paid', 'paid', 'late'], lastMonth: '2026-03' },
];

/**
 * Duties and returns of every month since January 2025, before which no rule asks for any: some late, some missing, some wrong at
 * first. Once; answers how many versions were filed. After the accounts and their offices.
 */
export async function seedDemoReturns(url: string, now = systemClock.now()): Promise<number> {
  const client = new pg.Client({ connectionString: url, application_name: 'portal-seed', types: columnTypes });
  await client.connect();
  try {
    return await drizzle({ client }).transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(4005010)`);
      const known = await tx.execute(sql`select from filed_returns limit 1`);
      if (known.rowCount) return 0;
      const world = emptyWorld();
      const found = await hoteliers(tx);
      const filed = found.flatMap((hotel, index) => {
        const { fates, lastMonth } = hotels[index] ?? { fates: [], lastMonth: '' };
        return addHotelMonths(world, { ...hotel, fates, lastMonth }, { now, seed: 7_000 + index });
      });
      await loadWorld(client, world);
      for (const { payer } of found)
        await tx.execute(sql`insert into premises (tpui, place, trade, from_day, saved_at)
          values (${payer.tpui}, 'Ahmadu Bello Way, Kaduna', 'hotel', '2024-01-01', ${now.toISOString()}::timestamptz)`);
      const tpuis = found.map(({ payer }) => payer.tpui);
      await refreshObligations(tx, tpuis, dayOf(now));
      for (const version of filed) await write(tx, version);
      return filed.length;
    });
  } finally {
    await client.end();
  }
}

/** Organisations that no account is of, the last of the office: the first are employers. Their agent files for them. */
async function hoteliers(tx: Transaction) {
  const { rows } = await tx.execute<{ tpui: string; name: string; phone: string; userId: string | null }>(
    sql`select t.tpui, t.name, t.phone, (select id from users where email = 'agent@demo.test' and status <> 'deleted') as "userId"
      from taxpayers t where t.home_office_id = ${demoOfficeId} and t.category_id = 2 and t.standing = 'known' and t.merged_into is null
      order by t.tpui desc limit ${hotels.length}`,
  );
  return rows.flatMap(({ tpui, name, phone, userId }) =>
    userId === null
      ? []
      : [
          {
            userId,
            payer: {
              ...{ tpui, phone, categoryId: 2, firstName: name, lastName: '', address: 'Kaduna' },
              // An address that nobody can have.
              email: `accounts.${tpui.toLowerCase()}@example.com`,
              taxOfficeId: demoOfficeId,
            },
          },
        ],
  );
}

async function write(tx: Transaction, filing: HotelVersion): Promise<void> {
  const { tpui, userId, month, at, answers, figures, reason, version, billId } = filing;
  const fromDay = `${month}-01`;
  const { rows } = await tx.execute<{ dueOn: string }>(
    sql`select reading.due_on('consumption-tax-month', ${fromDay}::date) as "dueOn"`,
  );
  await insertFiled(tx, {
    ...{ tpui, kind: 'consumption-tax', fromDay, version, answers, figures, billId },
    ...{ submissionId: randomUUID(), contentDigest: digestOf({ answers, figures }), changes: [], lateness: [] },
    ...{ taxKobo: figures.taxKobo, creditKobo: figures.creditKobo, balanceKobo: figures.balanceKobo },
    ...{ overKobo: figures.overKobo, dueOn: rows[0]?.dueOn ?? fromDay, amendmentReason: reason },
    ...{ declarationVersion: filingDeclarationVersion, isForAnother: true, filedBy: userId, filedAt: at },
    ...{ replacedKobo: 0, arrivedAt: null, receivedAt: at },
  });
  await tx.execute(sql`select note_obligation_filed(${tpui}, 'consumption-tax-month', ${fromDay}, ${dayOf(at)})`);
}

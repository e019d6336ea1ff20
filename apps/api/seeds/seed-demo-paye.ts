import { filingDeclarationVersion, lagosDay } from '@portal/contracts';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { writeAudit } from '../src/modules/ground/audit/index.ts';
import { createCaseload } from '../src/modules/ground/caseload/index.ts';
import { computeLines } from '../src/modules/work/paye/compute-line.ts';
import { replaceDraft } from '../src/modules/work/paye/data/drafts.repository.ts';
import { markFiled } from '../src/modules/work/paye/data/paye.repository.ts';
import { insertQuery, say } from '../src/modules/work/paye/data/queries.repository.ts';
import { insertReturn } from '../src/modules/work/paye/data/returns.repository.ts';
import { makeReturn, yearRowsOf } from '../src/modules/work/paye/make-return.ts';
import { systemClock } from '../src/platform/clock/clock.ts';
import { columnTypes } from '../src/platform/db/column-types.ts';
import { createDatabase, type Database, type Transaction } from '../src/platform/db/database.ts';
import { timeOfFiling } from '../src/platform/http/arrival.ts';
import { demoEmployers, demoOfficeId } from './demo-world/employers.ts';
import { addFilings, type DemoFiling } from './demo-world/filings.ts';
import { loadWorld } from './demo-world/load-world.ts';
import type { Payer } from './demo-world/payers.ts';
import { emptyWorld } from './demo-world/world.ts';

/**
 * Employers of the demonstration with about ten months of schedules, their bills and payments, last year's return where it is whole,
 * and what the tax office asks. Once; answers how many schedules. After the accounts, their registrations and their offices.
 */
export async function seedDemoPaye(url: string, now = systemClock.now()): Promise<number> {
  const made = await seedFilings(url, now);
  const db = createDatabase(url, { max: 5, name: 'portal-seed' });
  try {
    await fileReturns(db, now);
    await askEmployer(db, now);
  } finally {
    await db.$client.end();
  }
  return made;
}

async function seedFilings(url: string, now: Date): Promise<number> {
  const client = new pg.Client({ connectionString: url, application_name: 'portal-seed', types: columnTypes });
  await client.connect();
  try {
    return await drizzle({ client }).transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(4005007)`);
      const known = await tx.execute(sql`select from paye_schedules limit 1`);
      if (known.rowCount) return 0;
      const world = emptyWorld();
      const filings: DemoFiling[] = [];
      for (const [index, employer] of (await employersOf(tx)).entries())
        filings.push(...(await addFilings(world, employer, { now, seed: 5_000 + index, compute: computeLines })));
      await loadWorld(client, world);
      // A month is compared with the one before it, and amended after it is filed.
      filings.sort((one, other) =>
        one.month === other.month ? +one.at - +other.at : one.month < other.month ? -1 : 1,
      );
      for (const filing of filings) await write(tx, filing);
      return filings.length;
    });
  } finally {
    await client.end();
  }
}

type Employer = Parameters<typeof addFilings>[1];

async function employersOf(tx: Transaction): Promise<readonly Employer[]> {
  const own = demoEmployers.flatMap(({ email }) => email ?? []);
  // The office whose people show the demonstration sees its company's filings.
  await tx.execute(
    sql`update taxpayers set home_office_id = ${demoOfficeId}, home_office_source = 'confirmed'
      where user_id = (select id from users where email = ${own[0]} and status <> 'deleted')`,
  );
  const accounts = await tx.execute<Found & { readonly login: string }>(
    sql`select t.tpui, t.name, t.category_id as "categoryId", t.phone, t.home_office_id as "officeId", u.id as "userId", u.email as login
      from users u join taxpayers t on t.tpui = u.tpui where u.email = any (${sql.param(own)}::text[]) and u.status <> 'deleted'`,
  );
  const clients = await tx.execute<Found>(
    sql`select t.tpui, t.name, t.category_id as "categoryId", t.phone, t.home_office_id as "officeId",
        (select id from users where email = 'agent@demo.test' and status <> 'deleted') as "userId"
      from taxpayers t where t.home_office_id = ${demoOfficeId} and t.category_id = 2 and t.standing = 'known' and t.merged_into is null
      order by t.tpui limit ${demoEmployers.length - own.length}`,
  );
  const individual = await tx.execute<{ tpui: string; name: string }>(
    sql`select tpui, first_name || ' ' || last_name as name from users where email = 'individual@demo.test' and status <> 'deleted'`,
  );
  const waiting = [...clients.rows];
  return demoEmployers.flatMap(({ email, staff, fates }, index) => {
    const found = email ? accounts.rows.find(({ login }) => login === email) : waiting.shift();
    if (!found?.userId) return [];
    const [first, ...others] = staff;
    const [person] = individual.rows;
    const people =
      index === 0 && first && person
        ? [
            { ...first, name: person.name, taxId: person.tpui, from: fates.length, to: 0, deductedPercent: 100 },
            ...others,
          ]
        : staff;
    return [{ payer: payerOf(found), userId: found.userId, staff: people, fates }];
  });
}

interface Found extends Record<string, unknown> {
  readonly tpui: string;
  readonly name: string;
  readonly categoryId: number;
  readonly phone: string;
  readonly officeId: number | null;
  readonly userId: string | null;
}

/** An address that nobody can have. */
function payerOf({ tpui, name, categoryId, phone, officeId }: Found): Payer {
  return {
    ...{ tpui, categoryId, phone, firstName: name, lastName: '', address: 'Kaduna' },
    email: `payroll.${tpui.toLowerCase()}@example.com`,
    taxOfficeId: officeId ?? demoOfficeId,
  };
}

async function write(tx: Transaction, { tpui, userId, month, at, isDraft, lines, billId }: DemoFiling): Promise<void> {
  await replaceDraft(tx, { tpui, month, userId, at, lines });
  if (isDraft) return;
  const { rows } = await tx.execute<{ id: string }>(
    sql`select id from paye_schedules where tpui = ${tpui} and month = ${`${month}-01`}::date and state = 'draft'`,
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
    action: 'paye.filed',
    subject: `taxpayer:${tpui}`,
    detail: { month, employees: lines.length },
  });
}

/** Last year's Form H1 of whoever filed all of its months. */
async function fileReturns(db: Database, now: Date): Promise<void> {
  const year = Number(lagosDay(now).slice(0, 4)) - 1;
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(4005007)`);
    const { rows } = await tx.execute<{ tpui: string; userId: string }>(
      sql`select s.tpui, (array_agg(s.filed_by order by s.month))[1] as "userId" from paye_schedules s
        where s.state = 'filed' and not exists (select from paye_returns r where r.tpui = s.tpui)
          and s.filed_by in (select id from users where email like '%@demo.test')
        group by s.tpui order by s.tpui`,
    );
    for (const { tpui, userId } of rows) {
      const made = await makeReturn(db, tpui, year);
      if (made.employees === 0 || made.missing.length > 0) continue;
      const { projectedKobo } = made;
      const employees = await yearRowsOf(db, tpui, year);
      await insertReturn(tx, {
        tpui,
        made,
        rows: employees,
        version: 1,
        signedAs: 'accountant',
        projectedKobo,
        declarationVersion: filingDeclarationVersion,
        userId,
        time: timeOfFiling(filedOn(year, now), undefined),
      });
    }
  });
}

/** The twentieth of January after the year, or today where that is earlier. */
function filedOn(year: number, now: Date): Date {
  const day = new Date(`${year + 1}-01-20T09:00:00Z`);
  return day < now ? day : now;
}

const dayMs = 24 * 60 * 60 * 1000;

/** An officer has asked the company about two months: one answer has come, the other is awaited. */
async function askEmployer(db: Database, now: Date): Promise<void> {
  const { rows } = await db.$client.query<{
    id: string;
    tpui: string;
    month: string;
    name: string;
    staffNumber: string;
    userId: string;
  }>(
    `select distinct on (s.month) s.id, s.tpui, to_char(s.month, 'YYYY-MM') as month, t.name, r.staff_number as "staffNumber", s.filed_by as "userId"
     from users u join taxpayers t on t.tpui = u.tpui join paye_schedules s on s.tpui = u.tpui and s.state = 'filed'
       join paye_rows r on r.schedule_id = s.id
     where u.email = $1 and not exists (select from paye_queries) order by s.month desc, s.version desc, r.gross_kobo desc, r.staff_number limit 2`,
    [demoEmployers[0]?.email],
  );
  const officer = await db.$client.query<{ id: string }>(
    `select id from users where email = 'tax-officer@demo.test' and status <> 'deleted'`,
  );
  const officerId = officer.rows[0]?.id;
  if (!officerId) return;
  const at = (daysAgo: number) => new Date(now.getTime() - daysAgo * dayMs);
  const caseloadOn = (daysAgo: number) => createCaseload({ db, clock: { now: () => at(daysAgo) } });
  await db.transaction(async (tx) => {
    for (const [index, { id: scheduleId, tpui, month, name, staffNumber, userId }] of rows.entries()) {
      const isAnswered = index > 0;
      const asked = isAnswered ? 6 : 1;
      const queryId = await insertQuery(tx, { scheduleId, staffNumber, userId: officerId });
      const subject = `paye-query:${queryId}`;
      const text = isAnswered
        ? 'What was paid to this person besides the salary in this month? Please name the parts.'
        : 'This pay differs much from what others of the same grade have. Please say what it is made of.';
      await say(tx, { queryId, side: 'office', text, userId: officerId, at: at(asked) });
      await caseloadOn(asked).open(tx, {
        ...{
          kind: 'paye-query',
          subject,
          reference: `${name}, ${month}`,
          officeId: demoOfficeId,
          tpui,
          userId: officerId,
        },
      });
      if (!isAnswered) continue;
      await caseloadOn(4).move(tx, { kind: 'paye-query', subject }, { move: 'answer' });
      const answer = 'The salary of the month and a bonus for the year that had ended; both stand in the contract.';
      await say(tx, { queryId, side: 'employer', text: answer, userId, at: at(4) });
    }
  });
}

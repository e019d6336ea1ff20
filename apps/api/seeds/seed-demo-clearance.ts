import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { type Caseload, createCaseload } from '../src/modules/ground/caseload/index.ts';
import { firstYearOf } from '../src/modules/work/clearance/ask-for-clearance.ts';
import {
  findApplication,
  insertApplication,
  lockClearance,
} from '../src/modules/work/clearance/data/applications.repository.ts';
import { findLive, revokeCertificate } from '../src/modules/work/clearance/data/issued.repository.ts';
import { decideRevocationAs, insertRevocation } from '../src/modules/work/clearance/data/revocations.repository.ts';
import { lagosToday } from '../src/modules/work/clearance/data/subject-of.ts';
import { decide, prepare } from '../src/modules/work/clearance/decide-application.ts';
import { giveToPerson, judgedAs, judgeNow } from '../src/modules/work/clearance/judge-application.ts';
import { systemClock } from '../src/platform/clock/clock.ts';
import { createDatabase, type Transaction } from '../src/platform/db/database.ts';
import { demoOfficeId } from './demo-world/employers.ts';

interface Staff {
  readonly officer: string;
  readonly manager: string;
  readonly director: string;
  /** Who asks for people that have no account. */
  readonly agent: string;
}

const drawnByNobody = 5_000;

/**
 * Clearance of four people of the demonstration's office: one blocked, who has an account, one waiting for a person, one issued and one
 * revoked. Once; answers how many. After the accounts, the offices and the returns.
 */
export async function seedDemoClearance(url: string): Promise<number> {
  const db = createDatabase(url, { max: 2, name: 'portal-seed' });
  const caseload = createCaseload({ db, clock: systemClock });
  try {
    return await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(4005011)`);
      const known = await tx.execute(sql`select from clearance_applications limit 1`);
      if (known.rowCount) return 0;
      const staff = await staffOf(tx);
      const { own, others } = await peopleOf(tx);
      const firstYear = firstYearOf(await lagosToday(tx));
      for (const tpui of others) await acceptYears(tx, { tpui, firstYear, staff });
      const asked: string[] = [];
      for (const tpui of [...own, ...others]) asked.push(await ask(tx, caseload, { tpui, firstYear, by: staff.agent }));
      const [, issued, revoked] = asked.slice(own.length);
      for (const id of [issued, revoked]) if (id !== undefined) await issue(tx, caseload, id, staff);
      const last = others[2];
      if (last !== undefined) await revoke(tx, caseload, { tpui: last, firstYear, staff });
      return asked.length;
    });
  } finally {
    await db.$client.end();
  }
}

async function staffOf(tx: Transaction): Promise<Staff> {
  const { rows } = await tx.execute<{ email: string; id: string }>(
    sql`select email, id from users where email like '%@demo.test' and status <> 'deleted'`,
  );
  const idOf = (name: string) => {
    const found = rows.find(({ email }) => email === `${name}@demo.test`);
    if (!found) throw new Error('The demonstration accounts come first');
    return found.id;
  };
  return {
    officer: idOf('tax-officer'),
    manager: idOf('tax-office-manager'),
    director: idOf('tax-office-director'),
    agent: idOf('agent'),
  };
}

/** Somebody with an account, and three of the register who owe nothing. */
async function peopleOf(tx: Transaction) {
  const { rows: own } = await tx.execute<{ tpui: string }>(
    sql`select tpui from users where email = 'individual@demo.test' and status <> 'deleted' and tpui is not null`,
  );
  const { rows: others } = await tx.execute<{ tpui: string }>(
    sql`select t.tpui from taxpayers t where t.home_office_id = ${demoOfficeId} and t.category_id = 1 and t.standing = 'known' and t.merged_into is null
      and not exists (select from bills b where b.payer_tpui = t.tpui and b.standing in ('open', 'under-review'))
      order by t.tpui limit 3`,
  );
  return { own: own.map(({ tpui }) => tpui), others: others.map(({ tpui }) => tpui) };
}

interface OfYears {
  readonly tpui: string;
  readonly firstYear: number;
  readonly staff: Staff;
}

async function acceptYears(tx: Transaction, { tpui, firstYear, staff }: OfYears): Promise<void> {
  await tx.execute(sql`insert into clearance_paper_years (tpui, year, kind, text, stated_by, state, accepted_by, decided_by, ended_at)
    select ${tpui}, y, 'no-income', 'Kept house and had no income', ${staff.agent}::uuid, 'accepted', ${staff.officer}::uuid, ${staff.manager}::uuid,
      clock_timestamp() from generate_series(${firstYear}::int, ${firstYear}::int + 2) y`);
}

async function ask(
  tx: Transaction,
  caseload: Caseload,
  { tpui, firstYear, by }: { readonly tpui: string; readonly firstYear: number; readonly by: string },
): Promise<string> {
  await lockClearance(tx, tpui);
  const judged = await judgeNow(tx, tpui, { firstYear, draw: drawnByNobody });
  if (!judged) throw new Error('The register comes first');
  const { judgement, subject } = judged;
  const id = randomUUID();
  const state = judgement.answer === 'person' ? 'waiting' : 'blocked';
  const made = { id, tpui, officeId: subject.officeId, firstYear, draw: drawnByNobody, state, askedBy: by } as const;
  await insertApplication(tx, { ...made, ...judgedAs(judgement) });
  const asked = await findApplication(tx, id);
  if (asked && state === 'waiting') await giveToPerson(tx, caseload, asked, judged);
  return id;
}

async function issue(tx: Transaction, caseload: Caseload, id: string, { officer, manager }: Staff): Promise<void> {
  const versionOf = () => caseload.versionOf(tx, { kind: 'clearance', subject: `clearance:${id}` });
  const waiting = await findApplication(tx, id);
  if (!waiting) throw new Error('An application was made and not found');
  const text = 'The household and its neighbours say the same';
  await prepare(tx, { caseload }, waiting, { userId: officer, caseVersion: await versionOf(), advice: 'issue', text });
  const prepared = await findApplication(tx, id);
  if (prepared)
    await decide(tx, { caseload }, prepared, { userId: manager, caseVersion: await versionOf(), outcome: 'issue' });
}

async function revoke(tx: Transaction, caseload: Caseload, { tpui, firstYear, staff }: OfYears): Promise<void> {
  const certificate = await findLive(tx, tpui, firstYear);
  if (!certificate) return;
  const id = randomUUID();
  const which = { kind: 'clearance-revocation', subject: `clearance-revocation:${id}` } as const;
  const reason = 'A shop was found that was open in all three years';
  await insertRevocation(tx, { id, certificateId: certificate.id, reason, by: staff.manager });
  const about = { reference: certificate.number, tpui, officeId: demoOfficeId, userId: staff.manager };
  await caseload.open(tx, { ...which, ...about });
  const caseVersion = await caseload.versionOf(tx, which);
  await caseload.move(tx, which, { move: 'revoke', userId: staff.director, caseVersion, reason });
  await decideRevocationAs(tx, id, { state: 'revoked', by: staff.director, reason });
  await revokeCertificate(tx, certificate.id, staff.director);
}

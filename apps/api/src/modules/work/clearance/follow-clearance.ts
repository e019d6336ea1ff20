import { portalAddress, taxOfficeRoles } from '@portal/contracts';
import { sql } from 'kysely';
import type { Transaction } from '../../../platform/db/database.ts';
import { tablesOf } from '../../../platform/db/tables-of.ts';
import { publishNotice } from '../../../platform/notices/publish-notice.ts';
import type { ClearanceDeps } from './clearance-deps.ts';
import {
  changeApplication,
  findNearEnd,
  findOpenApplication,
  findToJudge,
  lockClearance,
} from './data/applications.repository.ts';
import { deleteProof, findUnused } from './data/proofs.repository.ts';
import { judgeOpen } from './judge-application.ts';

/** The day of the fourteen on which those who decide are warned (staff areas 3.8). */
const warningDay = 10;
const mostAtOnce = 200;
/** What no event told of, such as a day that went by, is seen within the hour. */
const judgedAnewMinutes = 60;

/** Judges the open application of a taxpayer anew; without one there is nothing to do. */
export async function judgeTaxpayer(
  { db, caseload }: Pick<ClearanceDeps, 'db' | 'caseload'>,
  tpui: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockClearance(tx, tpui);
    const open = await findOpenApplication(tx, tpui);
    if (open) await judgeOpen(tx, caseload, open);
  });
}

/** Judges what waits, warns on day 10, and gives what is undecided after day 14 to the Director. Nothing is issued because time went by. */
export async function followClearance(deps: ClearanceDeps): Promise<void> {
  const { db, store } = deps;
  const stopped: unknown[] = [];
  // One by one: what stops one of them stops no other.
  const keep = (error: unknown) => void stopped.push(error);
  for (const { tpui } of await findToJudge(db, judgedAnewMinutes, mostAtOnce))
    await judgeTaxpayer(deps, tpui).catch(keep);
  for (const near of await findNearEnd(db, warningDay))
    await db.transaction((tx) => (near.isOver ? escalate(tx, deps, near) : warn(tx, near))).catch(keep);
  for (const { id, storageKey } of await findUnused(db, mostAtOnce)) {
    await store.remove(storageKey);
    await deleteProof(db, id);
  }
  if (stopped.length > 0) throw new AggregateError(stopped, 'Some applications for clearance could not be followed');
}

type Near = Awaited<ReturnType<typeof findNearEnd>>[number];

async function warn(tx: Transaction, { id, number, officeId, day, lastDay }: Near): Promise<void> {
  await publishNotice(tx, {
    to: await decidersOf(tx, officeId, taxOfficeRoles),
    kind: 'clearance.near',
    facts: { reference: number, number: String(day), day: lastDay ?? '' },
    path: portalAddress('/tax-area-office?tab=requests&of=clearance'),
    occasion: `clearance:${id}:near`,
  });
}

async function escalate(
  tx: Transaction,
  { caseload }: ClearanceDeps,
  { id, tpui, number, officeId }: Near,
): Promise<void> {
  await lockClearance(tx, tpui);
  const open = await findOpenApplication(tx, tpui);
  if (open?.id !== id || (open.state !== 'waiting' && open.state !== 'prepared')) return;
  const isPrepared = open.state === 'prepared';
  const which = { kind: 'clearance', subject: `clearance:${id}` } as const;
  await caseload.move(tx, which, { move: isPrepared ? 'escalate-prepared' : 'escalate' });
  await changeApplication(tx, id, { state: isPrepared ? 'overdue-prepared' : 'overdue' });
  await publishNotice(tx, {
    to: await decidersOf(tx, officeId, ['Tax Office Director']),
    kind: 'clearance.overdue',
    facts: { reference: number },
    path: portalAddress('/tax-area-office?tab=requests&of=clearance'),
    occasion: `clearance:${id}:overdue`,
  });
}

async function decidersOf(
  tx: Transaction,
  officeId: number | null,
  roles: readonly string[],
): Promise<readonly string[]> {
  const { people } = await tablesOf(tx)
    .selectNoFrom(sql<string[]>`people_of_office(${officeId}::smallint, ${[...roles]}::text[])`.as('people'))
    .executeTakeFirstOrThrow();
  return people;
}

import { workKindOf, workPathOf } from '@portal/contracts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { dayOf } from '../../../platform/clock/lagos-day.ts';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { publishNotice } from '../../../platform/notices/publish-notice.ts';
import { workAudiences } from '../../../platform/realtime/live-audiences.ts';
import { tellLive } from '../../../platform/realtime/tell-live.ts';
import type { CoversRepository } from './data/covers.repository.ts';
import type { WorkRepository, WorkRow } from './data/work.repository.ts';

export interface TellDeadlinesDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly works: WorkRepository;
  readonly covers: CoversRepository;
}

const batchSize = 100;
/** Who leads is told too from nine tenths on. */
const urgent = 2;
const passed = 3;
const leads: readonly string[] = ['Tax Office Manager', 'Tax Office Director', 'SuperAdmin'];

/** Tells, once for each stage and end, whose case comes near its end or passed it: who has it, who stands in, else whoever could take it. */
export async function tellDeadlines(deps: TellDeadlinesDeps, signal: AbortSignal): Promise<void> {
  let told = batchSize;
  while (told === batchSize && !signal.aborted) {
    told = await deps.db.transaction(async (tx) => {
      const rows = await deps.works.takeUntold(tx, batchSize);
      for (const work of rows) await tell(deps, tx, work);
      return rows.length;
    });
  }
}

async function tell(deps: TellDeadlinesDeps, tx: Transaction, work: WorkRow): Promise<void> {
  const { stage, dueOn, id, reference } = work;
  const kind = workKindOf(work.kind);
  const [year, month, day] = (dueOn ?? '').split('-');
  await publishNotice(tx, {
    to: await concerned(deps, tx, work),
    kind: stage === passed ? 'deadline.passed' : 'deadline.near',
    facts: { work: kind.name, reference, day: `${day}/${month}/${year}` },
    path: workPathOf(kind, id),
    occasion: `work ${id} due ${dueOn} ${stage}`,
  });
  await tellLive(tx, workAudiences(work.officeId));
}

async function concerned(
  { clock, works, covers }: TellDeadlinesDeps,
  tx: Transaction,
  work: WorkRow,
): Promise<string[]> {
  const people = await works.peopleFor(tx, workKindOf(work.kind).seenBy, work.officeId);
  const { assigneeId } = work;
  if (assigneeId === null) return people.map(({ id }) => id);
  const standingIn = await covers.coversOf(tx, assigneeId, dayOf(clock.now()));
  const leading = work.stage >= urgent ? people.filter(({ role }) => leads.includes(role)).map(({ id }) => id) : [];
  return [assigneeId, ...standingIn, ...leading];
}

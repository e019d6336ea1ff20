import type { WorkPerson } from '@portal/contracts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { dayOf } from '../../../platform/clock/lagos-day.ts';
import type { Database } from '../../../platform/db/database.ts';
import { BusinessError } from '../../../platform/http/business-error.ts';
import type { SignedInUser } from '../../../platform/http/call.ts';
import type { Deadlines } from '../calendar/index.ts';
import { isConflicted } from './data/conflicts.repository.ts';
import type { CoversRepository } from './data/covers.repository.ts';
import type { WorkRepository, WorkRow } from './data/work.repository.ts';
import { reachesWork, type WorkReach, workReachOf } from './work-reach.ts';

export interface Reader {
  /** Of Lagos. */
  readonly today: string;
  readonly userId: string;
  readonly coveredIds: readonly string[];
  readonly reach: WorkReach;
}

export interface FindWorkDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly works: WorkRepository;
  readonly covers: CoversRepository;
  readonly deadlines: Deadlines;
}

/** Who reads, with what leave cover adds to it today. */
export async function readerOf({ db, clock, covers }: FindWorkDeps, user: SignedInUser): Promise<Reader> {
  const today = dayOf(clock.now());
  const covered = await covers.coveredBy(db, user.id, today);
  return { today, userId: user.id, coveredIds: covered.map(({ id }) => id), reach: workReachOf(user, covered) };
}

/** A case somebody reaches; any other is answered as if it were not there. */
export async function findWork(deps: FindWorkDeps, id: string, user: SignedInUser): Promise<WorkRow> {
  const [row, { reach }] = await Promise.all([deps.works.find(id), readerOf(deps, user)]);
  if (!row || !reachesWork(reach, row)) throw new BusinessError('work.not-found');
  return row;
}

export async function personReading(
  { db, works }: FindWorkDeps,
  workId: string,
  { id, roles }: SignedInUser,
): Promise<WorkPerson> {
  const { capacities = [], isWaiting = false, makers = [] } = (await works.actor(db, id)) ?? {};
  const hasConflict = await isConflicted(db, workId, [id]);
  return { userId: id, role: roles[0], capacities, isWaiting, hasConflict, makers };
}

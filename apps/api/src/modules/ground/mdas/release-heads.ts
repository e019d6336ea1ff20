import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { violates } from '../../../platform/db/violated-constraint.ts';
import { BusinessError } from '../../../platform/http/business-error.ts';
import { writeAudit } from '../audit/index.ts';
import type { Caseload } from '../caseload/index.ts';
import type { HeadChangesRepository } from './data/head-changes.repository.ts';

interface ReleaseDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly caseload: Pick<Caseload, 'when'>;
  readonly heads: HeadChangesRepository;
}

/** What follows from the moves of a case: what is released counts from its day on, today's at once. */
export function releaseHeads({ clock, caseload, heads }: ReleaseDeps): void {
  for (const [move, state] of [
    ['release', 'released'],
    ['refuse', 'refused'],
    ['withdraw', 'withdrawn'],
  ] as const)
    caseload.when('head-release', move, async (tx, { subject, userId, reason = '' }) => {
      if (userId === null) throw new Error('A revenue head was decided by nobody');
      const id = subject.slice(subject.indexOf(':') + 1);
      const { code } = await heads.decide(tx, id, { state, by: userId, at: clock.now() }).catch(tooLate);
      await writeAudit(tx, {
        actor: { userId },
        action: `revenue-head.${state}`,
        subject,
        detail: { code, reason },
      });
      if (state === 'released') await bringIntoForce(tx, heads);
    });
}

/** Every few minutes: a day begins at midnight in Lagos. */
export function headsOfToday({ db, heads }: Pick<ReleaseDeps, 'db' | 'heads'>): Promise<void> {
  return db.transaction((tx) => bringIntoForce(tx, heads));
}

async function bringIntoForce(tx: Transaction, heads: HeadChangesRepository): Promise<void> {
  for (const { headId, changeId, isNew } of await heads.apply(tx))
    await writeAudit(tx, {
      actor: { system: 'revenue-heads' },
      action: isNew ? 'revenue-head.created' : 'revenue-head.changed',
      subject: `revenue-head:${headId}`,
      detail: { change: changeId },
    });
}

function tooLate(error: unknown): never {
  throw violates(error, 'revenue_head_changes_too_late')
    ? new BusinessError('revenue-head.too-late', { cause: error })
    : error;
}

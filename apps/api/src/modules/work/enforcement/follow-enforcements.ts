import { stopByItself } from './call-off.ts';
import { hinderedEnforcements, holdAndAsk } from './data/enforcements.repository.ts';
import { lockFound } from './decide-enforcement.ts';
import type { EnforcementDeps } from './enforcement-deps.ts';

const mostAtOnce = 100;

/** Every minute: what was paid, split or disputed since ends its case or calls its visit off, each in a transaction of its own. */
export async function followEnforcements({ db, caseload }: EnforcementDeps): Promise<void> {
  const stopped: unknown[] = [];
  // One by one: what stops one of them stops no other.
  for (const { id } of await hinderedEnforcements(db, mostAtOnce))
    await db
      .transaction(async (tx) => {
        await caseload.versionOf(tx, { kind: 'enforcement', subject: `enforcement:${id}` });
        const row = await lockFound(tx, id);
        const hindrance = await holdAndAsk(tx, row.noticeId);
        const isPlanned = ['planned', 'approved', 'departed'].includes(row.state);
        const isOver = hindrance === 'paid' || hindrance === 'ended' || hindrance === 'demand-withdrawn';
        if (hindrance !== null && hindrance !== 'payment' && (isPlanned || isOver) && row.endedOn === null)
          await stopByItself(tx, caseload, row, hindrance);
      })
      .catch((error: unknown) => void stopped.push(error));
  if (stopped.length > 0) throw new AggregateError(stopped, 'Enforcements of paid demands could not be stopped');
}

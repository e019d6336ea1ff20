import { portalAddress, warningDays } from '@portal/contracts';
import { publishNotice } from '../../../platform/notices/publish-notice.ts';
import { decidersOf } from './data/deciders.ts';
import { findLapsed, findNearEnd } from './data/objections.repository.ts';
import type { ObjectionsDeps } from './objections-deps.ts';

const mostAtOnce = 100;

/**
 * Writes what follows from the law's own decision: that it was made, the database says by itself from the first moment of day 91 on. And
 * warns who decides on day 60, 75 and 85, each once.
 */
export async function followObjections(deps: ObjectionsDeps): Promise<void> {
  const lapsed = await findLapsed(deps.db, mostAtOnce);
  const stopped: unknown[] = [];
  for (const { id } of lapsed) {
    // One by one: what stops one of them stops no other.
    await deps.db
      .transaction((tx) => deps.caseload.move(tx, { kind: 'objection', subject: `objection:${id}` }, { move: 'lapse' }))
      .catch((error: unknown) => void stopped.push(error));
  }
  await deps.db.transaction(async (tx) => {
    for (const { id, number, day, lastDay, officeId } of await findNearEnd(tx, warningDays[0])) {
      const warned = warningDays.findLast((one) => one <= (day ?? 0)) ?? warningDays[0];
      await publishNotice(tx, {
        to: await decidersOf(tx, officeId),
        kind: 'objection.near',
        facts: { reference: number ?? '', number: String(warned), day: lastDay ?? '' },
        path: portalAddress('/tax-area-office/appeal-management', { record: id ?? '' }),
        occasion: `objection:${id}:day-${warned}`,
      });
    }
  });
  if (stopped.length > 0) throw new AggregateError(stopped, 'What the law decided could not be written');
}

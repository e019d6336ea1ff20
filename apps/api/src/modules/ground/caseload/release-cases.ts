import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { publishNotice } from '../../../platform/notices/publish-notice.ts';
import { workAudiences } from '../../../platform/realtime/live-audiences.ts';
import { tellLive } from '../../../platform/realtime/tell-live.ts';
import { writeAudit } from '../audit/index.ts';
import { createWorkRepository } from './data/work.repository.ts';

interface Left {
  readonly userIds: readonly string[];
  /** Who ended their accounts. */
  readonly by: string;
  readonly reason: string;
}

/** Every open case of people who cannot work any more is nobody’s; whoever leads its office is told. Deadlines run on. */
export function createReleaseCases(given: { readonly db: Database; readonly clock: Clock }) {
  const works = createWorkRepository(given);
  return async (tx: Transaction, { userIds, by, reason }: Left): Promise<void> => {
    const at = given.clock.now();
    for (const from of userIds) {
      const open = await works.openWorkOf(tx, from);
      for (const { id } of open) {
        await works.assign(tx, id, { assigneeId: null, by, reason, at });
        await writeAudit(tx, {
          actor: { userId: by },
          action: 'work.assigned',
          subject: `work:${id}`,
          detail: { to: null, from, reason },
        });
      }
      for (const officeId of new Set(open.map((work) => work.officeId))) {
        const left = open.filter((work) => work.officeId === officeId);
        await tellLive(tx, workAudiences(officeId));
        await publishNotice(tx, {
          to: (await works.leadersOf(tx, officeId)).filter((id) => id !== by),
          kind: 'work.left',
          facts: { from: left[0]?.assigneeName ?? '', cases: String(left.length) },
          occasion: `cases of ${from} in ${officeId ?? 'no office'} ${at.toISOString()}`,
        });
      }
    }
  };
}

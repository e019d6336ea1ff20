import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { publishNotice } from '../../../platform/notices/publish-notice.ts';
import { workAudiences } from '../../../platform/realtime/live-audiences.ts';
import { tellLive } from '../../../platform/realtime/tell-live.ts';
import { writeAudit } from '../audit/index.ts';
import type { ReleaseWork, StaffReader } from '../identity/index.ts';
import { createEnquiriesRepository } from './data/enquiries.repository.ts';
import { createEnquiryTransfersRepository } from './data/enquiry-transfers.repository.ts';
import { toldOf } from './told-of.ts';

/** Every open message of people who cannot answer any more is nobody’s, and its office is told. The promised days run on. */
export function createReleaseEnquiries({
  db,
  clock,
  staff,
}: {
  readonly db: Database;
  readonly clock: Clock;
  readonly staff: StaffReader;
}): ReleaseWork {
  const enquiries = createEnquiriesRepository(db);
  const transfers = createEnquiryTransfersRepository(db);
  return async (tx, { userIds, by, reason }) => {
    for (const from of userIds) {
      const open = await transfers.lockOpenOf(tx, from, 'all');
      for (const { id, reference } of open) {
        await enquiries.release(tx, id);
        await writeAudit(tx, {
          actor: { userId: by },
          action: 'enquiry.returned',
          subject: `enquiry:${id}`,
          detail: { reference, from, reason },
        });
      }
      for (const officeId of new Set(open.map((one) => one.officeId))) {
        const left = open.filter((one) => one.officeId === officeId);
        // Read beside the transaction, where they are active still.
        const people = (await staff.actingFor(officeId)).filter(({ id }) => !userIds.includes(id));
        await tellLive(tx, workAudiences(officeId));
        await publishNotice(tx, {
          to: toldOf(officeId, people).filter((id) => id !== by),
          kind: 'enquiry.left',
          facts: { from: left[0]?.holderName ?? '', messages: String(left.length) },
          occasion: `enquiries of ${from} in ${officeId ?? 'no office'} ${clock.now().toISOString()}`,
        });
      }
    }
  };
}

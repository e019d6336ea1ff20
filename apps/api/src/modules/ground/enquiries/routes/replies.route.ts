import { replyToAnswer } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { publishNotice } from '../../../../platform/notices/publish-notice.ts';
import { workAudiences } from '../../../../platform/realtime/live-audiences.ts';
import { tellLive } from '../../../../platform/realtime/tell-live.ts';
import { writeAudit } from '../../audit/index.ts';
import type { StaffReader } from '../../identity/index.ts';
import type { EnquiryThreadsRepository } from '../data/enquiry-threads.repository.ts';
import { presentOpenEnquiry } from '../present-enquiry.ts';
import { toldOf } from '../told-of.ts';
import { anHourMs, type EnquiriesRouteDeps } from './enquiries.route.ts';

export interface RepliesDeps extends EnquiriesRouteDeps {
  readonly threads: EnquiryThreadsRepository;
  readonly staff: StaffReader;
}

const mostRepliesPerHour = 10;

/** What a sender writes after their message. */
export function repliesRoute(app: FastifyInstance, { db, clock, enquiries, threads, staff }: RepliesDeps): void {
  serve(app, replyToAnswer, async ({ params: { reference }, body }, { user }) => {
    const { requestId, message: text, fileIds = [] } = body;
    const find = async () => {
      const row = await enquiries.findByReference(reference);
      if (row?.userId !== user.id) throw new BusinessError('enquiry.not-found');
      return row;
    };
    const { id: enquiryId } = await find();
    await db.transaction(async (tx) => {
      const { state, assigneeId = null, officeId = null } = (await enquiries.lock(tx, enquiryId)) ?? {};
      if (await threads.isSameReply(tx, { enquiryId, requestId, text })) return;
      // It is open again with whoever had it; nobody did.
      if (state === 'closed' && assigneeId === null) throw new BusinessError('enquiry.not-open');
      const now = clock.now();
      const since = new Date(now.getTime() - anHourMs);
      if ((await threads.countRepliesSince(tx, enquiryId, since)) >= mostRepliesPerHour)
        throw new BusinessError('enquiry.too-many');
      const replyId = await threads.reply(tx, { enquiryId, requestId, text, at: now });
      if (replyId === undefined)
        throw new BusinessError('request.invalid', { fieldErrors: { requestId: 'Used already' } });
      if (!(await threads.takeAlong(tx, { userId: user.id, enquiryId, replyId, fileIds })))
        throw new BusinessError('enquiry.files-unknown');
      await writeAudit(tx, {
        actor: { userId: user.id },
        action: 'enquiry.replied',
        subject: `enquiry:${enquiryId}`,
        detail: { reference },
      });
      const occasion = `enquiry reply ${replyId}`;
      const people = await staff.actingFor(officeId);
      if (people.some(({ id }) => id === assigneeId))
        await publishNotice(tx, { to: [assigneeId ?? ''], kind: 'enquiry.replied', facts: { reference }, occasion });
      else if (assigneeId !== null) {
        // Whoever had it left the office, the role or the service: open with them, nobody would see it.
        await enquiries.release(tx, enquiryId);
        await writeAudit(tx, {
          actor: { system: 'enquiries' },
          action: 'enquiry.returned',
          subject: `enquiry:${enquiryId}`,
          detail: { reference, from: assigneeId },
        });
        await publishNotice(tx, {
          to: toldOf(officeId, people),
          kind: 'enquiry.returned',
          facts: { reference },
          occasion,
        });
      }
      await tellLive(tx, workAudiences(officeId));
    });
    return presentOpenEnquiry(await find());
  });
}

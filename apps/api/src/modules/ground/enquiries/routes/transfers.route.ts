import { listEnquiryHolders, listEnquirySuccessors, transferEnquiries } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { publishNotice } from '../../../../platform/notices/publish-notice.ts';
import { workAudiences } from '../../../../platform/realtime/live-audiences.ts';
import { tellLive } from '../../../../platform/realtime/tell-live.ts';
import { writeAudit } from '../../audit/index.ts';
import { officeReachOf } from '../../identity/index.ts';
import type { EnquiryTransfersRepository } from '../data/enquiry-transfers.repository.ts';
import type { QueueDeps } from './queue.route.ts';

export interface TransfersDeps extends QueueDeps {
  readonly transfers: EnquiryTransfersRepository;
}

/** More people than any state has with open messages. */
const mostHolders = 500;

/** Everything open that one person has, to another: on record with each message, one notice for whoever gets them. */
export function transfersRoutes(app: FastifyInstance, { db, clock, enquiries, staff, transfers }: TransfersDeps): void {
  serve(app, listEnquiryHolders, (_request, { user }) => enquiries.holders(officeReachOf(user.scope), mostHolders));

  serve(app, listEnquirySuccessors, async ({ params: { id } }, { user }) => {
    const held = await transfers.countOf(id, officeReachOf(user.scope));
    const found = new Map<string, { id: string; name: string; role: string; takes: number }>();
    for (const { officeId, count } of held)
      for (const { id: personId, name, role } of await staff.actingFor(officeId)) {
        if (personId === id) continue;
        const takes = (found.get(personId)?.takes ?? 0) + count;
        found.set(personId, { id: personId, name, role, takes });
      }
    return [...found.values()].sort((a, b) => b.takes - a.takes || a.name.localeCompare(b.name));
  });

  serve(app, transferEnquiries, async ({ body: { fromUserId, toUserId, reason } }, { user }) => {
    return db.transaction(async (tx) => {
      const open = await transfers.lockOpenOf(tx, fromUserId, officeReachOf(user.scope));
      const [first] = open;
      if (!first) throw new BusinessError('enquiry.none-open');
      const takes = new Map<number | null, boolean>();
      for (const officeId of new Set(open.map((one) => one.officeId)))
        takes.set(
          officeId,
          (await staff.actingFor(officeId)).some((person) => person.id === toUserId),
        );
      const given = open.filter(({ officeId }) => takes.get(officeId));
      if (given.length === 0) throw new BusinessError('enquiry.assignee-unsuitable');
      for (const { id, reference } of given) {
        await enquiries.assign(tx, id, toUserId);
        await writeAudit(tx, {
          actor: { userId: user.id },
          action: 'enquiry.assigned',
          subject: `enquiry:${id}`,
          detail: { reference, from: fromUserId, to: toUserId, reason },
        });
      }
      for (const [officeId, isTaken] of takes) if (isTaken) await tellLive(tx, workAudiences(officeId));
      if (toUserId !== user.id)
        await publishNotice(tx, {
          to: [toUserId],
          kind: 'enquiry.given',
          facts: { from: first.holderName, messages: String(given.length) },
          occasion: `enquiries of ${fromUserId} ${clock.now().toISOString()}`,
        });
      return { transferred: given.length, stayed: open.length - given.length };
    });
  });
}

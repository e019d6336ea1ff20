import {
  answerEnquiry,
  assignEnquiry,
  closeEnquiry,
  getEnquiry,
  getEnquiryFigures,
  listEnquiries,
  listEnquiryAssignees,
  portalAddress,
} from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../../../platform/db/database.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import type { SignedInUser } from '../../../../platform/http/call.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { presentPage } from '../../../../platform/lists/read-list.ts';
import { publishNotice } from '../../../../platform/notices/publish-notice.ts';
import { workAudiences } from '../../../../platform/realtime/live-audiences.ts';
import { tellLive } from '../../../../platform/realtime/tell-live.ts';
import { type DeedOf, writeAudit } from '../../audit/index.ts';
import { leadsWork } from '../../caseload/index.ts';
import { officeReachOf, reachesOffice, type StaffReader } from '../../identity/index.ts';
import type { EnquiryRow } from '../data/enquiries.repository.ts';
import { enquiryMailJob } from '../enquiries.jobs.ts';
import { presentQueuedEnquiry } from '../present-enquiry.ts';
import type { EnquiriesRouteDeps } from './enquiries.route.ts';

export interface QueueDeps extends EnquiriesRouteDeps {
  readonly staff: StaffReader;
}

type StaffUser = Pick<SignedInUser, 'id' | 'scope'>;

/** What staff do with messages; each act is on record. */
export function queueRoutes(app: FastifyInstance, deps: QueueDeps): void {
  const { db, clock, jobs, enquiries, staff } = deps;

  /** Sent to another office is answered as if it were not there. */
  async function find(id: string, user: StaffUser): Promise<EnquiryRow> {
    const row = await enquiries.findById(id);
    if (!row || !reachesOffice(user.scope, row.officeId)) throw new BusinessError('enquiry.not-found');
    return row;
  }

  /** Changes a message and writes down who did it; answers it as it is then. */
  async function act(
    row: EnquiryRow,
    user: StaffUser,
    { action, detail = {}, evenClosed = false }: { action: DeedOf<'enquiry'>; detail?: object; evenClosed?: boolean },
    change: (tx: Transaction) => Promise<void>,
  ) {
    await db.transaction(async (tx) => {
      if ((await enquiries.lock(tx, row.id))?.state === 'closed' && !evenClosed)
        throw new BusinessError('enquiry.closed');
      await change(tx);
      const entry = { actor: { userId: user.id }, action: `enquiry.${action}` as const, subject: `enquiry:${row.id}` };
      await writeAudit(tx, { ...entry, detail: { reference: row.reference, ...detail } });
      await tellLive(tx, workAudiences(row.officeId));
    });
    return presentQueuedEnquiry(await find(row.id, user));
  }

  serve(app, listEnquiries, async ({ query }, { user }) => {
    return presentPage(await enquiries.list(query, officeReachOf(user.scope), user.id), presentQueuedEnquiry);
  });

  serve(app, getEnquiry, async ({ params }, { user }) => presentQueuedEnquiry(await find(params.id, user)));

  serve(app, listEnquiryAssignees, async ({ params }, { user }) => {
    const row = await find(params.id, user);
    return (await staff.actingFor(row.officeId)).map(({ id, name, role }) => ({ id, name, role }));
  });

  serve(app, assignEnquiry, async ({ params, body: { assigneeId } }, { user }) => {
    const row = await find(params.id, user);
    const isTaken = assigneeId === user.id && (row.assigneeId === null || row.assigneeId === user.id);
    if (!isTaken && !leadsWork(user)) throw new BusinessError('access.denied');
    const people = await staff.actingFor(row.officeId);
    if (!people.some(({ id }) => id === assigneeId)) throw new BusinessError('enquiry.assignee-unsuitable');
    return act(row, user, { action: 'assigned', detail: { to: assigneeId }, evenClosed: true }, (tx) =>
      enquiries.assign(tx, row.id, assigneeId),
    );
  });

  serve(app, answerEnquiry, async ({ params, body: { text } }, { user }) => {
    const row = await find(params.id, user);
    return act(row, user, { action: 'answered' }, async (tx) => {
      const answer = await enquiries.answer(tx, row.id, { text, by: user.id, at: clock.now() });
      await jobs.enqueue(tx, enquiryMailJob, { id: row.id, answer });
      if (row.userId !== null)
        await publishNotice(tx, {
          to: [row.userId],
          kind: 'enquiry.answered',
          facts: { reference: row.reference },
          path: portalAddress('/user/help-support', { ref: row.reference }),
          occasion: `enquiry ${row.id} answer ${answer}`,
        });
    });
  });

  serve(app, getEnquiryFigures, (_request, { user }) => enquiries.figures(officeReachOf(user.scope)));

  serve(app, closeEnquiry, async ({ params, body: { cause } }, { user }) => {
    const row = await find(params.id, user);
    return act(row, user, { action: 'closed', detail: { cause } }, (tx) => enquiries.close(tx, row.id, cause));
  });
}

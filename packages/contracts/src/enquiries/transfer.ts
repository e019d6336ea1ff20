import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { reasonSchema } from '../identity/manage-users.ts';
import { assigneeSchema } from './queue.ts';

/** Who gives the work of others away. Directors and the SuperAdmin for every office, Managers for their own. */
const access = ['SuperAdmin', 'Tax Office Director', 'Tax Office Manager'] as const;
const params = z.object({ id: z.uuid() });

export const listEnquiryHolders = defineEndpoint({
  method: 'GET',
  path: '/enquiries/holders',
  summary: 'Everybody who has open messages, those with the most late ones first',
  access,
  response: z.array(z.object({ id: z.uuid(), name: z.string(), open: z.int(), late: z.int() })),
});

export const listEnquirySuccessors = defineEndpoint({
  method: 'GET',
  path: '/enquiries/holders/:id/successors',
  summary: 'Who may be given the open messages of somebody, and how many of them',
  access,
  params,
  response: z.array(z.extend(assigneeSchema, { takes: z.int() })),
});

/**
 * Somebody leaves, or is ill for long. The promised days run on as they ran; what the other may not be given stays where it is, and
 * what was sent to another office is not touched.
 */
export const transferEnquiries = defineEndpoint({
  method: 'POST',
  path: '/enquiries/transfers',
  summary: 'Give all open messages of one person to another',
  access,
  body: z.object({ fromUserId: z.uuid(), toUserId: z.uuid(), reason: reasonSchema }).check(
    z.refine(({ fromUserId, toUserId }) => fromUserId !== toUserId, {
      path: ['toUserId'],
      error: 'Choose somebody else',
    }),
  ),
  response: z.object({ transferred: z.int(), stayed: z.int() }),
  errors: ['enquiry.none-open', 'enquiry.assignee-unsuitable'],
});

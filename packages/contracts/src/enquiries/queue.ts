import * as z from 'zod/mini';
import { taxOfficeRoles } from '../access.ts';
import { contactTextSchema } from '../contact/contact-fields.ts';
import { deadlineSchema } from '../deadlines/law-rules.ts';
import { defineEndpoint } from '../endpoint.ts';
import { languageSchema } from '../language.ts';
import { listFields, listOf } from '../lists/list-query.ts';
import { enquiryCauseSchema, enquiryStateSchema, enquiryTopicSchema } from './enquiry.ts';
import { openEnquirySchema } from './send-enquiry.ts';

/** Tax office roles see and change what was sent to their own office; what was not is answered as if it were not there. */
const access = ['SuperAdmin', ...taxOfficeRoles] as const;
const params = z.object({ id: z.uuid() });

export const assigneeSchema = z.object({ id: z.uuid(), name: z.string(), role: z.string() });
export type Assignee = z.output<typeof assigneeSchema>;

export const queuedEnquirySchema = z.extend(openEnquirySchema, {
  id: z.uuid(),
  officeId: z.nullable(z.int()),
  name: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  language: languageSchema,
  assignee: z.nullable(z.object({ id: z.uuid(), name: z.string() })),
  /** Of our promise to answer. */
  deadline: deadlineSchema,
  /** Since it was closed. */
  cause: z.nullable(enquiryCauseSchema),
});
export type QueuedEnquiry = z.output<typeof queuedEnquirySchema>;

export const listEnquiries = defineEndpoint({
  method: 'GET',
  path: '/enquiries',
  summary: 'The queue of messages, the longest waiting first',
  access,
  query: z.object({
    ...listFields({ pageSize: 50, sorts: ['createdAt'], sortOrder: 'asc' }),
    state: z.optional(enquiryStateSchema),
    /** `open`: nobody has answered yet; `late`: and the promised day is over. */
    standing: z.optional(z.enum(['open', 'late'])),
    topic: z.optional(enquiryTopicSchema),
    officeId: z.optional(z.coerce.number().check(z.int())),
    /** `nobody`: not assigned yet; `me`: to the one who asks. */
    assignee: z.optional(z.enum(['me', 'nobody'])),
  }),
  response: listOf(queuedEnquirySchema),
  errors: ['list.cursor-invalid'],
});

export const getEnquiry = defineEndpoint({
  method: 'GET',
  path: '/enquiries/queue/:id',
  summary: 'One message, with its answers',
  access,
  params,
  response: queuedEnquirySchema,
  errors: ['enquiry.not-found'],
});

export const listEnquiryAssignees = defineEndpoint({
  method: 'GET',
  path: '/enquiries/queue/:id/assignees',
  summary: 'Who may be given this message',
  access,
  params,
  response: z.array(assigneeSchema),
  errors: ['enquiry.not-found'],
});

/** A closed message that is assigned is open again. Officers take what nobody has; giving it to somebody else is for those who lead. */
export const assignEnquiry = defineEndpoint({
  method: 'POST',
  path: '/enquiries/queue/:id/assignment',
  summary: 'Give a message to a member of staff',
  access,
  params,
  body: z.object({ assigneeId: z.uuid() }),
  response: queuedEnquirySchema,
  errors: ['enquiry.not-found', 'enquiry.assignee-unsuitable', 'access.denied'],
});

export const answerEnquiry = defineEndpoint({
  method: 'POST',
  path: '/enquiries/queue/:id/answers',
  summary: 'Answer a message; the answer is mailed',
  access,
  params,
  body: z.object({ text: contactTextSchema(10, 5000) }),
  response: queuedEnquirySchema,
  errors: ['enquiry.not-found', 'enquiry.closed'],
});

export const closeEnquiry = defineEndpoint({
  method: 'POST',
  path: '/enquiries/queue/:id/closure',
  summary: 'Close a message, and say what caused it',
  access,
  params,
  body: z.object({ cause: enquiryCauseSchema }),
  response: queuedEnquirySchema,
  errors: ['enquiry.not-found', 'enquiry.closed'],
});

/** How the promise is kept, and what people write about. */
export const getEnquiryFigures = defineEndpoint({
  method: 'GET',
  path: '/enquiries/figures',
  summary: 'Messages that wait, those that wait too long, and what caused those of the last ninety days',
  access,
  response: z.object({
    open: z.int(),
    late: z.int(),
    /** Open, and nobody has them. */
    nobodys: z.int(),
    /** Answered in the last ninety days, and how many of them by the promised day. */
    answered: z.int(),
    answeredInTime: z.int(),
    /** Who has open ones, those with the most late ones first. */
    people: z.array(z.object({ id: z.uuid(), name: z.string(), open: z.int(), late: z.int() })),
    /** Closed in the last ninety days, the most first. */
    causes: z.array(z.object({ cause: enquiryCauseSchema, count: z.int() })),
  }),
});

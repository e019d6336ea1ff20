import * as z from 'zod/mini';
import { adminRoles, taxOfficeRoles } from '../access.ts';
import { deadlineChangeSchema, deadlineSchema } from '../deadlines/law-rules.ts';
import { defineEndpoint } from '../endpoint.ts';
import { listFields, listOf } from '../lists/list-query.ts';
import { caseVersionSchema, decisionErrors } from './case-version.ts';
import { workKindNameSchema } from './work-kinds.ts';

/** Whose queues there are; each kind says for whom it stands in one, and offices see their own. */
const access = [...adminRoles, ...taxOfficeRoles] as const;
/** Admin and Administrator have no screen of who stands in for whom. */
const covering = ['SuperAdmin', ...taxOfficeRoles] as const;
/** Who gives work to others. */
const leads = ['SuperAdmin', 'Tax Office Director', 'Tax Office Manager'] as const;
const params = z.object({ id: z.uuid() });
const nothing = z.object({});
const namedPerson = z.object({ id: z.uuid(), name: z.string() });
/** The length comes first: no pattern is tried on more. */
const reasonSchema = z.string().check(z.maxLength(2000), z.trim(), z.minLength(3, 'Field is required'));

export const workItemSchema = z.object({
  id: z.uuid(),
  kind: workKindNameSchema,
  state: z.string(),
  isOpen: z.boolean(),
  /** What it is about, for example `declaration:<id>`. */
  subject: z.string(),
  /** As people name it. */
  reference: z.string(),
  caseVersion: caseVersionSchema,
  office: z.nullable(z.object({ id: z.int(), name: z.string() })),
  assignee: z.nullable(namedPerson),
  openedAt: z.iso.datetime(),
  /** Since when it is in its state. */
  since: z.iso.datetime(),
  /** What is counted now, or was at last. */
  deadline: z.nullable(deadlineSchema),
});
export type WorkItem = z.output<typeof workItemSchema>;

const stepSchema = z.object({
  /** A move, or `open`. */
  move: z.string(),
  to: z.string(),
  at: z.iso.datetime(),
  /** Null: the portal by itself. */
  by: z.nullable(namedPerson),
  role: z.nullable(z.string()),
  /** Who was away. */
  onBehalfOf: z.nullable(namedPerson),
  reason: z.nullable(z.string()),
  document: z.nullable(z.string()),
});

export const workCaseSchema = z.extend(workItemSchema, {
  steps: z.array(stepSchema),
  deadlineChanges: z.array(deadlineChangeSchema),
  /** What the one who asks could do here now, in the order of the kind; moves with an endpoint of their own are made on its screen. */
  moves: z.array(z.object({ move: z.string(), needs: z.array(z.enum(['reason', 'document'])) })),
});
export type WorkCase = z.output<typeof workCaseSchema>;

export const listWork = defineEndpoint({
  method: 'GET',
  path: '/work',
  summary: 'The queue of cases, the nearest deadline first',
  access,
  query: z.object({
    ...listFields({ pageSize: 50, sorts: ['dueOn', 'openedAt', 'since', 'reference'], sortOrder: 'asc' }),
    kind: z.optional(workKindNameSchema),
    state: z.optional(z.string().check(z.maxLength(40))),
    /** Those that are open unless asked otherwise. */
    standing: z._default(z.enum(['open', 'closed', 'all']), 'open'),
    officeId: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(32_000))),
    /** `me`; `covered`: those of people I stand in for; `nobody`: not assigned yet. */
    assignee: z.optional(z.enum(['me', 'covered', 'nobody'])),
  }),
  response: listOf(workItemSchema),
  errors: ['list.cursor-invalid'],
});

/** Of whoever asks; kinds of which nothing is open are not there. */
export const countWork = defineEndpoint({
  method: 'GET',
  path: '/work/kinds',
  summary: 'How many cases of each kind are open, how many of them nobody has, and the nearest legal day',
  access,
  response: z.array(
    z.object({
      kind: workKindNameSchema,
      open: z.int(),
      /** Given to nobody yet. */
      waiting: z.int(),
      nearest: z.nullable(z.iso.date()),
    }),
  ),
});

/** Two who ask at once get two cases. */
export const takeNextWork = defineEndpoint({
  method: 'POST',
  path: '/work/next',
  summary: 'Take the case whose legal end is nearest among those that nobody has',
  access: taxOfficeRoles,
  body: z.object({ kind: z.optional(workKindNameSchema) }),
  response: z.object({ id: z.uuid(), kind: workKindNameSchema }),
  errors: ['work.nothing-waits'],
});

export const getWork = defineEndpoint({
  method: 'GET',
  path: '/work/:id',
  summary: 'One case: what happened with it, and what may be done now',
  access,
  params,
  response: workCaseSchema,
  errors: ['work.not-found'],
});

export const moveWork = defineEndpoint({
  method: 'POST',
  path: '/work/:id/moves',
  summary:
    'Make a move with a case, with everything that follows from it; not those that have an endpoint of their own',
  access,
  params,
  body: z.object({
    move: z.string().check(z.minLength(1), z.maxLength(40)),
    caseVersion: caseVersionSchema,
    reason: z.optional(reasonSchema),
    /** Where the document is kept. */
    document: z.optional(z.string().check(z.maxLength(200), z.trim(), z.minLength(1))),
    /** Somebody who is away, and whom the caller stands in for. */
    onBehalfOf: z.optional(z.uuid()),
  }),
  response: workCaseSchema,
  errors: [
    'work.not-found',
    'work.has-endpoint',
    ...decisionErrors,
    'work.reason-missing',
    'work.document-missing',
    'work.no-cover',
  ],
});

export const listWorkAssignees = defineEndpoint({
  method: 'GET',
  path: '/work/:id/assignees',
  summary: 'Everybody who may be given this case, those with the fewest cases first',
  access,
  params,
  response: z.array(z.object({ id: z.uuid(), name: z.string(), role: z.string(), openCases: z.int() })),
  errors: ['work.not-found'],
});

/** Everybody may take a case nobody has, or give their own back; giving it to somebody else is for those who lead. */
export const assignWork = defineEndpoint({
  method: 'POST',
  path: '/work/:id/assignment',
  summary: 'Give a case to somebody, or to nobody',
  access,
  params,
  body: z.object({ assigneeId: z.nullable(z.uuid()), reason: z.optional(reasonSchema) }),
  response: workCaseSchema,
  errors: ['work.not-found', 'work.closed', 'work.assignee-unsuitable', 'work.conflict', 'access.denied'],
});

/** Somebody leaves, or is away for long. What the other may not be given stays where it is. */
export const transferWork = defineEndpoint({
  method: 'POST',
  path: '/work/transfers',
  summary: 'Give all open cases of one person to another',
  access: leads,
  body: z.object({ fromUserId: z.uuid(), toUserId: z.uuid(), reason: reasonSchema }),
  response: z.object({ transferred: z.int(), stayed: z.int() }),
  errors: ['work.assignee-unsuitable'],
});

export const coverSchema = z.object({
  id: z.uuid(),
  absent: namedPerson,
  cover: namedPerson,
  fromDay: z.iso.date(),
  untilDay: z.iso.date(),
});
export type LeaveCover = z.output<typeof coverSchema>;

export const listCovers = defineEndpoint({
  method: 'GET',
  path: '/work/covers',
  summary: 'Who stands in for whom, now and later: one’s own, and for those who lead, their people’s',
  access: covering,
  query: z.object({
    ...listFields({ pageSize: 20, sorts: ['fromDay'], sortOrder: 'asc' }),
    /** Of people of this office who are away. */
    officeId: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(32_000))),
  }),
  response: listOf(coverSchema),
  errors: ['list.cursor-invalid'],
});

/** For oneself; for somebody else by those who lead. The cover has the role of the person who is away, or a higher one there. */
export const createCover = defineEndpoint({
  method: 'POST',
  path: '/work/covers',
  summary: 'Say who stands in for somebody who is away',
  access: covering,
  body: z.object({ absentId: z.uuid(), coverId: z.uuid(), fromDay: z.iso.date(), untilDay: z.iso.date() }).check(
    z.refine(({ fromDay, untilDay }) => fromDay <= untilDay, {
      path: ['untilDay'],
      error: 'This day is before the first one',
    }),
  ),
  response: coverSchema,
  errors: ['work.cover-unsuitable', 'access.denied'],
});

export const endCover = defineEndpoint({
  method: 'POST',
  path: '/work/covers/:id/end',
  summary: 'The person is back: nobody stands in any more',
  access: covering,
  params,
  body: nothing,
  response: nothing,
  errors: ['work.cover-not-found'],
});

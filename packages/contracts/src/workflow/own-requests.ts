import * as z from 'zod/mini';
import { taxpayerRoles } from '../access.ts';
import { billReferenceInput } from '../billing/bill-reference.ts';
import { deadlineSchema } from '../deadlines/law-rules.ts';
import { defineEndpoint } from '../endpoint.ts';
import { listFields, listOf } from '../lists/list-query.ts';
import { type WorkKindName, workKindNameSchema, workKindNames, workKindOf } from './work-kinds.ts';

/** The kinds of case that taxpayers open themselves: they follow them, and take them back where the kind allows it. */
export const requestKinds: readonly WorkKindName[] = workKindNames.filter((name) =>
  workKindOf(name).openedBy.some((actor) => taxpayerRoles.some((role) => role === actor)),
);

export const ownRequestSchema = z.object({
  id: z.uuid(),
  kind: workKindNameSchema,
  /** A state of the kind: its words are there. */
  state: z.string(),
  reference: z.string(),
  isOpen: z.boolean(),
  openedAt: z.iso.datetime(),
  /** Since when it is in its state. */
  since: z.iso.datetime(),
  deadline: z.nullable(deadlineSchema),
  /** What was said with the decision. */
  answer: z.nullable(z.string()),
  canWithdraw: z.boolean(),
});
export type OwnRequest = z.output<typeof ownRequestSchema>;

export const listOwnRequests = defineEndpoint({
  method: 'GET',
  path: '/account/requests',
  summary: 'What the caller has asked the service for: open requests with their clocks first, then what was decided',
  failed: 'Your requests could not be read. Try again shortly',
  access: taxpayerRoles,
  query: z.object({
    ...listFields({ pageSize: 20, sorts: ['waiting'] }),
    /** Those about one bill alone. */
    billReference: z.optional(billReferenceInput),
  }),
  response: listOf(ownRequestSchema),
  errors: ['list.cursor-invalid'],
});

export const withdrawOwnRequest = defineEndpoint({
  method: 'POST',
  path: '/account/requests/:id/withdrawal',
  summary: 'Take back an own request that is not decided yet',
  access: taxpayerRoles,
  params: z.object({ id: z.uuid() }),
  response: z.object({}),
  errors: ['work.not-found', 'work.not-from-here'],
});

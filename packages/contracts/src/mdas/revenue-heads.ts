import * as z from 'zod/mini';
import { adminRoles } from '../access.ts';
import { asReadQuery, signOf } from '../as-read.ts';
import { defineEndpoint } from '../endpoint.ts';
import { typedLine } from '../typed-fields.ts';
import { mdaFields } from './mda-fields.ts';

const { nothing, params, name } = mdaFields;
const fromDay = z.iso.date('Choose the day from which it counts');
const reason = z.string().check(z.maxLength(500), typedLine(), z.minLength(5, 'Say why, in a few words'));

/** Nothing is billed under it before another administrator released it and its day has come. */
export const createRevenueHead = defineEndpoint({
  method: 'POST',
  path: '/mdas/:id/revenue-heads',
  summary: 'Propose another revenue head of an MDA; a second administrator releases it',
  access: adminRoles,
  params,
  body: z.object({
    code: z.string().check(z.maxLength(8), z.regex(/^\d{8}$/, 'Eight digits of the chart of accounts')),
    name,
    fromDay,
    reason,
  }),
  response: z.object({ workId: z.uuid() }),
  errors: ['mda.not-found', 'revenue-head.code-taken', 'revenue-head.waits', 'revenue-head.too-late'],
});

/** The code stays, and with it the class: the books know the head by it. What was billed and reported before keeps the name it had. */
export const changeRevenueHead = defineEndpoint({
  method: 'PUT',
  path: '/revenue-heads/:id',
  summary: 'Propose another name of a revenue head, its end or its beginning; a second administrator releases it',
  access: adminRoles,
  params,
  body: z.object({ name, isActive: z.boolean(), fromDay, reason }),
  response: z.object({ workId: z.uuid() }),
  errors: ['revenue-head.not-found', 'revenue-head.same', 'revenue-head.waits', 'revenue-head.too-late'],
});

/** Asked of each payer's office besides; it changes neither what is collected nor under which name. */
export const allowPlansOfHead = defineEndpoint({
  method: 'PUT',
  path: '/revenue-heads/:id/plans',
  summary: 'Say whether bills of a revenue head may be paid in parts',
  access: ['SuperAdmin'],
  params,
  query: asReadQuery,
  body: z.object({ allowsPlans: z.boolean() }),
  response: nothing,
  errors: ['request.changed-meanwhile', 'revenue-head.not-found'],
});

const headStandingSchema = z.object({ name: z.string(), isActive: z.boolean() });

/** What the second person decides about. */
export const headChangeSchema = z.object({
  id: z.uuid(),
  state: z.enum(['proposed', 'released', 'refused', 'withdrawn']),
  mda: z.string(),
  code: z.string(),
  /** As it was when this was proposed; null of a new head. */
  before: z.nullable(headStandingSchema),
  after: headStandingSchema,
  fromDay: z.iso.date(),
  /** Released, and its day has come. */
  isInForce: z.boolean(),
  reason: z.string(),
  proposedBy: z.string(),
  proposedAt: z.iso.datetime(),
});
export type HeadChange = z.output<typeof headChangeSchema>;

export const getHeadChange = defineEndpoint({
  method: 'GET',
  path: '/revenue-heads/changes/:changeId',
  summary: 'What was proposed about a revenue head, beside what it was',
  access: adminRoles,
  params: z.object({ changeId: z.uuid() }),
  response: headChangeSchema,
  errors: ['revenue-head.change-not-found'],
});

/** As it was read: sent along with a change (`asRead`). */
export const plansOfHeadAsRead = (allowsPlans: boolean): string => signOf({ allowsPlans });

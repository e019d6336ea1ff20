import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { listFields, listOf } from '../lists/list-query.ts';
import { agentApplicationProgressSchema, applicationStateSchema } from './agent-application.ts';

const nothing = z.object({});
const params = z.object({ id: z.uuid() });

export const agentApplicationItemSchema = z.object({
  id: z.uuid(),
  reference: z.string(),
  state: applicationStateSchema,
  applicant: z.enum(['person', 'company']),
  name: z.string(),
  lga: z.string(),
  receivedAt: z.iso.datetime(),
});

/** What staff decide on. The NIN in its last four digits only. */
export const agentApplicationRecordSchema = z.extend(agentApplicationProgressSchema, {
  id: z.uuid(),
  applicant: z.enum(['person', 'company']),
  firstName: z.string(),
  lastName: z.string(),
  companyName: z.nullable(z.string()),
  rcNumber: z.nullable(z.string()),
  ninLast4: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  area: z.string(),
  experienceYears: z.int(),
  experience: z.string(),
  publishesPhone: z.boolean(),
  /** Other applications with the same NIN, newest first. */
  others: z.array(z.object({ id: z.uuid(), reference: z.string(), state: applicationStateSchema })),
});
export type AgentApplicationRecord = z.output<typeof agentApplicationRecordSchema>;

export const listAgentApplications = defineEndpoint({
  method: 'GET',
  path: '/agent-applications',
  summary: 'The queue of applications to become an agent, oldest first',
  access: ['SuperAdmin'],
  query: z.object({
    ...listFields({ pageSize: 50, sorts: ['receivedAt'], sortOrder: 'asc' }),
    state: z.optional(applicationStateSchema),
  }),
  response: listOf(agentApplicationItemSchema),
  errors: ['list.cursor-invalid'],
});

export const getAgentApplication = defineEndpoint({
  method: 'GET',
  path: '/agent-applications/:id',
  summary: 'One application to become an agent',
  access: ['SuperAdmin'],
  params,
  response: agentApplicationRecordSchema,
  errors: ['agent-application.not-found'],
});

export const startAgentApplicationReview = defineEndpoint({
  method: 'POST',
  path: '/agent-applications/:id/review',
  summary: 'Take an application into review; the applicant is told',
  access: ['SuperAdmin'],
  params,
  response: nothing,
  errors: ['agent-application.not-found', 'agent-application.state-conflict'],
});

/** Gives the agent an identity code and pre-registers them, so that registration by NIN knows them as an agent. */
export const approveAgentApplication = defineEndpoint({
  method: 'POST',
  path: '/agent-applications/:id/approval',
  summary: 'Approve an application; the agent gets an identity code and is told how to register',
  access: ['SuperAdmin'],
  params,
  response: z.object({ identityCode: z.string() }),
  errors: ['agent-application.not-found', 'agent-application.state-conflict'],
});

export const declineAgentApplication = defineEndpoint({
  method: 'POST',
  path: '/agent-applications/:id/refusal',
  summary: 'Decline an application with a reason the applicant reads',
  access: ['SuperAdmin'],
  params,
  body: z.object({ reason: z.string().check(z.trim(), z.minLength(10, 'Give the reason'), z.maxLength(1000)) }),
  response: nothing,
  errors: ['agent-application.not-found', 'agent-application.state-conflict'],
});

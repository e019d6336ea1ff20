import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { listFields, listOf } from '../lists/list-query.ts';
import { ninSchema } from './identity-numbers.ts';
import {
  firstNameSchema,
  lastNameSchema,
  phoneNumberSchema,
  requiredName,
  requiredText,
  signupEmailSchema,
} from './person-fields.ts';

const nothing = z.object({});

export const agencySchema = z.object({
  /** "Agency ID/number" of the signup, for example `AGY-00012`. */
  agencyId: z.string(),
  name: z.string(),
  agencyRcNumber: z.string(),
  agentCount: z.int(),
  createdAt: z.iso.datetime(),
});
export type Agency = z.output<typeof agencySchema>;

export const listAgencies = defineEndpoint({
  method: 'GET',
  path: '/agencies',
  summary: 'Agencies of agents, by name or RC number',
  access: ['SuperAdmin'],
  query: z.object(listFields({ pageSize: 50, sorts: ['name', 'createdAt'], sortOrder: 'asc' })),
  response: listOf(agencySchema),
  errors: ['list.cursor-invalid'],
});

export const createAgency = defineEndpoint({
  method: 'POST',
  path: '/agencies',
  summary: 'Record an agency',
  access: ['SuperAdmin'],
  body: z.object({
    name: requiredName(200),
    agencyRcNumber: z
      .string()
      .check(
        z.trim(),
        z.toUpperCase(),
        z.regex(/^(RC|BN|IT)?\s?\d{3,10}$/, 'Enter the CAC number, for example RC123456'),
      ),
  }),
  response: agencySchema,
  errors: ['agency.already-exists'],
});

export const agentPreRegistrationSchema = z.object({
  id: z.uuid(),
  agentUid: z.string(),
  agencyId: z.string(),
  agency: z.string(),
  agencyRcNumber: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  ninLast4: z.string(),
  /** `registered` once the agent has opened the account. */
  status: z.enum(['waiting', 'registered', 'withdrawn']),
  createdAt: z.iso.datetime(),
});
export type AgentPreRegistration = z.output<typeof agentPreRegistrationSchema>;

export const listAgentPreRegistrations = defineEndpoint({
  method: 'GET',
  path: '/agent-pre-registrations',
  summary: 'Pre-registered agents, by name, email, agent id or agency',
  access: ['SuperAdmin'],
  query: z.object({
    ...listFields({ pageSize: 50, sorts: ['createdAt', 'lastName', 'agency'] }),
    status: z.optional(agentPreRegistrationSchema.shape.status),
  }),
  response: listOf(agentPreRegistrationSchema),
  errors: ['list.cursor-invalid'],
});

export const createAgentPreRegistrationBody = z.object({
  nin: ninSchema,
  agencyId: requiredText(40),
  firstName: firstNameSchema,
  lastName: lastNameSchema,
  email: signupEmailSchema,
  phoneNumber: phoneNumberSchema,
});

/** The person is told by e-mail how to go on. */
export const createAgentPreRegistration = defineEndpoint({
  method: 'POST',
  path: '/agent-pre-registrations',
  summary: 'Pre-register an agent: whoever then registers with this NIN becomes one',
  access: ['SuperAdmin'],
  body: createAgentPreRegistrationBody,
  response: agentPreRegistrationSchema,
  errors: ['agency.not-found', 'agent.already-pre-registered'],
});

export const withdrawAgentPreRegistration = defineEndpoint({
  method: 'POST',
  path: '/agent-pre-registrations/:id/withdrawal',
  summary: 'Withdraw a pre-registration that was not used',
  access: ['SuperAdmin'],
  params: z.object({ id: z.uuid() }),
  response: nothing,
  errors: ['agent.pre-registration-not-found', 'agent.pre-registration-used'],
});

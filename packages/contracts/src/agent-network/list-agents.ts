import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { listFields, listOf } from '../lists/list-query.ts';
import { identityCodeInput } from './identity-code.ts';
import { publicAgentSchema, verifiedMemberSchema } from './network-member.ts';

export const listAgents = defineEndpoint({
  method: 'GET',
  path: '/agents',
  summary: 'Agents who may act today, by local government area, name or place',
  access: 'public',
  query: z.object({
    ...listFields({ pageSize: 50, sorts: ['place'], sortOrder: 'asc' }),
    lgaId: z.optional(z.coerce.number().check(z.int())),
  }),
  response: z.extend(listOf(publicAgentSchema), {
    /** How many there are in each area, whatever is searched; areas without an agent are left out. */
    areas: z.array(z.object({ lgaId: z.int(), lga: z.string(), agents: z.int() })),
  }),
  errors: ['list.cursor-invalid'],
});

/** A malformed and an unknown code are answered alike, after the same work. */
export const verifyIdentityCode = defineEndpoint({
  method: 'GET',
  path: '/agents/verification',
  summary: 'Whether a card of an agent or a collector is genuine, and what it is worth today',
  access: 'public',
  query: z.object({
    code: identityCodeInput,
    /** Its QR code led here. */
    scan: z.optional(z.stringbool()),
  }),
  response: verifiedMemberSchema,
  errors: ['identity-code.unknown', 'request.rate-limited'],
});

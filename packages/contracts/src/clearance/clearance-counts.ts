import * as z from 'zod/mini';
import { taxOfficeRoles } from '../access.ts';
import { defineEndpoint } from '../endpoint.ts';

/** Of one year, of the whole State or of the caller's office: names nobody. */
export const getClearanceCounts = defineEndpoint({
  method: 'GET',
  path: '/clearance/counts',
  summary:
    'How many certificates of clearance were issued and refused, how long it took, and how many took more than fourteen days',
  failed: 'The figures could not be read. Try again shortly',
  access: ['SuperAdmin', 'Governor', ...taxOfficeRoles],
  query: z.object({ year: z.optional(z.coerce.number().check(z.int(), z.gte(2020), z.lte(2100))) }),
  response: z.object({
    year: z.int(),
    issued: z.int(),
    /** Of them by the rules alone. */
    issuedByPortal: z.int(),
    refused: z.int(),
    revoked: z.int(),
    /** From asking to the answer; null while nothing was answered. */
    medianMinutes: z.nullable(z.number()),
    /** Answered or open after more than fourteen days: the goal is none. */
    overFourteenDays: z.int(),
    /** Open now, and waiting for a person. */
    withPerson: z.int(),
    /** Open now, and blocked. */
    blocked: z.int(),
  }),
});

import * as z from 'zod/mini';
import { taxOfficeRoles, taxpayerRoles } from '../access.ts';
import { defineEndpoint } from '../endpoint.ts';

/** One at a time. Its clock is five working days; bills keep the office of their day. */
export const requestOfficeChange = defineEndpoint({
  method: 'POST',
  path: '/account/office-changes',
  summary: 'Ask to be looked after by another tax office',
  failed: 'Your request could not be sent. Try again shortly',
  access: taxpayerRoles,
  body: z.object({
    taxOfficeId: z.int().check(z.gte(1), z.lte(32_767)),
    reason: z.string().check(z.maxLength(500), z.trim(), z.minLength(10, 'Say in a sentence why')),
  }),
  response: z.object({ id: z.uuid() }),
  errors: ['taxpayer.not-found', 'office-change.open-already', 'office-change.same-office', 'office-change.no-office'],
});

export const officeChangeSchema = z.object({
  tpui: z.string(),
  name: z.string(),
  /** The office that releases. */
  from: z.string(),
  to: z.string(),
  reason: z.string(),
  requestedAt: z.iso.datetime(),
});

/** For whoever decides the case: what is asked for. */
export const getOfficeChange = defineEndpoint({
  method: 'GET',
  path: '/office-changes/:id',
  summary: 'What a request for another tax office asks for',
  access: ['SuperAdmin', ...taxOfficeRoles],
  params: z.object({ id: z.uuid() }),
  response: officeChangeSchema,
  errors: ['work.not-found'],
});

import * as z from 'zod/mini';
import { taxpayerRoles } from '../access.ts';
import { defineEndpoint } from '../endpoint.ts';
import { koboSchema } from '../money.ts';
import { consentCodeInput } from './consent-code.ts';
import { representationRights, representativeKinds } from './representatives.ts';

/** The header that names for whom a call is made: the id of a client of the caller's. */
export const actingForHeader = 'x-acting-for';

export const clientSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  tpui: z.string(),
  kind: z.enum(representativeKinds),
  rights: z.array(z.enum(representationRights)),
  since: z.iso.datetime(),
});
export type Client = z.output<typeof clientSchema>;

export const listClients = defineEndpoint({
  method: 'GET',
  path: '/clients',
  summary: 'For whom the caller may act today',
  failed: 'Your clients could not be read. Try again shortly',
  access: taxpayerRoles,
  response: z.array(clientSchema),
});

export const clientDueSchema = z.object({
  clientId: z.uuid(),
  name: z.string(),
  tpui: z.string(),
  /** The caller may pay for them as well as look. */
  mayPay: z.boolean(),
  /** As an agent: their bills can be paid together with those of other clients. */
  isForAgent: z.boolean(),
  bills: z.int(),
  owedKobo: koboSchema,
  /** Of it, what was to be paid before today. */
  overdueKobo: koboSchema,
  /** The first day by which a bill is to be paid; null while nothing is owed. */
  nextDueOn: z.nullable(z.iso.date()),
});
export type ClientDue = z.output<typeof clientDueSchema>;

export const listClientDues = defineEndpoint({
  method: 'GET',
  path: '/clients/dues',
  summary: 'What each client owes and by when, of those the caller may look at; the most urgent first (kobo)',
  failed: 'What your clients owe could not be read. Try again shortly',
  access: taxpayerRoles,
  response: z.array(clientDueSchema),
});

/** A POST, so that no code stands in an address. */
export const previewConsent = defineEndpoint({
  method: 'POST',
  path: '/clients/previews',
  summary: 'Who gave a code, and what it allows, before it is accepted',
  access: taxpayerRoles,
  body: z.object({ code: consentCodeInput }),
  response: z.omit(clientSchema, { id: true, since: true }),
  errors: ['representation.code-unknown', 'representation.own', 'representation.agents-only', 'request.rate-limited'],
});

export const acceptConsent = defineEndpoint({
  method: 'POST',
  path: '/clients',
  summary: 'Accept a code: from now on the caller may act for whoever gave it',
  failed: 'The code was not accepted. Try again shortly',
  access: taxpayerRoles,
  body: z.object({ code: consentCodeInput }),
  response: clientSchema,
  errors: ['representation.code-unknown', 'representation.own', 'representation.agents-only', 'request.rate-limited'],
});

export const endClient = defineEndpoint({
  method: 'POST',
  path: '/clients/:id/end',
  summary: 'Act for somebody no more',
  access: taxpayerRoles,
  params: z.object({ id: z.uuid() }),
  response: z.object({}),
  errors: ['representation.not-found'],
});

import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { listFields, listOf } from '../lists/list-query.ts';
import { memberKinds } from './identity-code.ts';
import { standingSchema, verifiedMemberSchema } from './network-member.ts';

const nothing = z.object({});
const params = z.object({ id: z.uuid() });
const reason = z.string().check(z.trim(), z.minLength(5, 'Give the reason'), z.maxLength(500));

export const networkMemberSchema = z.extend(z.omit(verifiedMemberSchema, { duty: true }), {
  kind: z.enum(memberKinds),
  id: z.uuid(),
  area: z.string(),
  phoneNumber: z.nullable(z.string()),
  /** Why the card is suspended; null while it is not. */
  suspensionReason: z.nullable(z.string()),
});

export const listNetworkMembers = defineEndpoint({
  method: 'GET',
  path: '/network-members',
  summary: 'Cards of agents and collectors, whatever they are worth, by name or code',
  access: ['SuperAdmin'],
  query: z.object({
    ...listFields({ pageSize: 50, sorts: ['name'], sortOrder: 'asc' }),
    kind: z.optional(z.enum(memberKinds)),
    standing: z.optional(standingSchema),
  }),
  response: listOf(networkMemberSchema),
  errors: ['list.cursor-invalid'],
});

export const issueCollectorCard = defineEndpoint({
  method: 'POST',
  path: '/network-members',
  summary: 'Give a collector of an MDA an identity code',
  access: ['SuperAdmin'],
  body: z.object({
    submissionId: z.uuid(),
    name: z.string().check(z.trim(), z.minLength(3, 'Field is required'), z.maxLength(120)),
    mdaId: z.int(),
    lgaId: z.int(),
    validUntil: z.iso.date(),
  }),
  response: z.object({ id: z.uuid(), code: z.string() }),
});

/** The card to be printed; of one that is suspended or expired there is none. */
export const downloadMemberCard = defineEndpoint({
  method: 'POST',
  path: '/network-members/:id/card',
  summary: 'Print the card of an agent or a collector (PDF); who printed it is recorded',
  failed: 'The card could not be made. Try again shortly',
  access: ['SuperAdmin'],
  params,
  response: z.instanceof(Uint8Array),
  contentType: 'application/pdf',
  errors: ['network-member.not-found', 'network-member.not-active'],
});

export const suspendNetworkMember = defineEndpoint({
  method: 'POST',
  path: '/network-members/:id/suspension',
  summary: 'Suspend a card; whoever checks it is told at once',
  access: ['SuperAdmin'],
  params,
  body: z.object({ reason }),
  response: nothing,
  errors: ['network-member.not-found'],
});

export const reinstateNetworkMember = defineEndpoint({
  method: 'POST',
  path: '/network-members/:id/reinstatement',
  summary: 'End the suspension of a card',
  access: ['SuperAdmin'],
  params,
  body: z.object({ reason }),
  response: nothing,
  errors: ['network-member.not-found'],
});

export const renewNetworkMember = defineEndpoint({
  method: 'POST',
  path: '/network-members/:id/renewal',
  summary: 'Give a card a new last day',
  access: ['SuperAdmin'],
  params,
  body: z.object({ validUntil: z.iso.date() }),
  response: nothing,
  errors: ['network-member.not-found'],
});

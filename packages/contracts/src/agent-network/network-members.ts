import * as z from 'zod/mini';
import { adminRoles } from '../access.ts';
import { defineEndpoint } from '../endpoint.ts';
import { listFields, listOf } from '../lists/list-query.ts';
import { memberKinds } from './identity-code.ts';
import { standingSchema, verifiedMemberSchema } from './network-member.ts';

const nothing = z.object({});
const params = z.object({ id: z.uuid() });
const reason = z.string().check(z.trim(), z.minLength(5, 'Give the reason'), z.maxLength(500));

export const networkMemberSchema = z.extend(verifiedMemberSchema, {
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
  access: adminRoles,
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
  access: adminRoles,
  body: z.object({
    submissionId: z.uuid(),
    name: z.string().check(z.trim(), z.minLength(3, 'Field is required'), z.maxLength(120)),
    mdaId: z.int(),
    lgaId: z.int(),
    validUntil: z.iso.date(),
  }),
  response: z.object({ id: z.uuid(), code: z.string() }),
});

export const suspendNetworkMember = defineEndpoint({
  method: 'POST',
  path: '/network-members/:id/suspension',
  summary: 'Suspend a card; whoever checks it is told at once',
  access: adminRoles,
  params,
  body: z.object({ reason }),
  response: nothing,
  errors: ['network-member.not-found'],
});

export const reinstateNetworkMember = defineEndpoint({
  method: 'POST',
  path: '/network-members/:id/reinstatement',
  summary: 'End the suspension of a card',
  access: adminRoles,
  params,
  body: z.object({ reason }),
  response: nothing,
  errors: ['network-member.not-found'],
});

export const renewNetworkMember = defineEndpoint({
  method: 'POST',
  path: '/network-members/:id/renewal',
  summary: 'Give a card a new last day',
  access: adminRoles,
  params,
  body: z.object({ validUntil: z.iso.date() }),
  response: nothing,
  errors: ['network-member.not-found'],
});

import * as z from 'zod/mini';
import { taxOfficeRoles } from '../access.ts';
import { standingSchema } from '../agent-network/network-member.ts';
import { isCheckedCode, makeCheckedCode } from '../checked-code.ts';
import { defineEndpoint } from '../endpoint.ts';
import { reasonBody } from '../identity/manage-users.ts';
import { taxManagerParams } from './tax-manager.ts';

const prefix = 'KO';
const randomLength = 9;

/** What stands on the card of an officer: `KO`, 45 random bits and a check character. */
export function makeStaffCardCode(randomBytes: Uint8Array): string {
  return makeCheckedCode(prefix, randomLength, randomBytes);
}

export function isStaffCardCode(normalized: string): boolean {
  return isCheckedCode(normalized, [prefix], randomLength);
}

/** The card before it is worth nothing from then on. */
export const issueStaffCard = defineEndpoint({
  method: 'POST',
  path: '/tax-managers/:id/card',
  summary: 'Give an officer a card with a code that anybody can check',
  access: ['SuperAdmin'],
  params: taxManagerParams,
  body: z.object({ validUntil: z.iso.date() }),
  response: z.object({ code: z.string() }),
  errors: ['tax-manager.not-found', 'staff-card.day-past'],
});

export const revokeStaffCard = defineEndpoint({
  method: 'POST',
  path: '/tax-managers/:id/card/revocation',
  summary: 'Take an officer’s card back; whoever checks it is told at once',
  access: ['SuperAdmin'],
  params: taxManagerParams,
  body: reasonBody,
  response: z.object({}),
  errors: ['tax-manager.not-found', 'staff-card.missing'],
});

const cardFailed = 'The card could not be made. Try again shortly';

/** The card to be printed, by the SuperAdmin or the Director of the officer’s own office; of one that is worth nothing there is none. */
export const downloadStaffCard = defineEndpoint({
  method: 'POST',
  path: '/tax-managers/:id/card/document',
  summary: 'Print the card of an officer (PDF); who printed it is recorded',
  failed: cardFailed,
  access: ['SuperAdmin', 'Tax Office Director'],
  params: taxManagerParams,
  response: z.instanceof(Uint8Array),
  contentType: 'application/pdf',
  errors: ['tax-manager.not-found', 'staff-card.not-active'],
});

export const getOwnStaffCard = defineEndpoint({
  method: 'GET',
  path: '/account/card',
  summary: 'The own card of an officer, and what it is worth today',
  access: taxOfficeRoles,
  response: z.object({
    card: z.nullable(z.object({ code: z.string(), validUntil: z.iso.date(), standing: standingSchema })),
  }),
});

export const downloadOwnStaffCard = defineEndpoint({
  method: 'POST',
  path: '/account/card/document',
  summary: 'Print one’s own card (PDF); that it was printed is recorded',
  failed: cardFailed,
  access: taxOfficeRoles,
  response: z.instanceof(Uint8Array),
  contentType: 'application/pdf',
  errors: ['staff-card.not-active'],
});

import * as z from 'zod/mini';
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

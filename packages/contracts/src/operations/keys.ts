import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';

/** A receipt key signs for a year at most; then it is exchanged. */
export const receiptKeyDays = 365;

export const keysBoardSchema = z.object({
  /** The one that signs first, then retired ones: what they signed goes on verifying. */
  receiptKeys: z.array(
    z.object({
      /** As it stands in receipts and in the public list. */
      kid: z.string(),
      isActive: z.boolean(),
      /** When a process first signed with it. */
      since: z.nullable(z.iso.datetime()),
      /** When a process last started with it. */
      lastStartedAt: z.nullable(z.iso.datetime()),
      /** SHA-256 of the public part, to compare with a copy. */
      fingerprint: z.string(),
    }),
  ),
  /** Made by a demonstration: production does not start with it. */
  isDemonstration: z.boolean(),
  asOf: z.iso.datetime(),
});
export type KeysBoard = z.output<typeof keysBoardSchema>;

export const getKeysBoard = defineEndpoint({
  method: 'GET',
  path: '/operations/keys',
  summary: 'Which key signs receipts, since when, and which signed before. Never a private part',
  access: ['SuperAdmin'],
  response: keysBoardSchema,
});

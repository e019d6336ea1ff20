import * as z from 'zod/mini';
import { closingBlockers } from '../account/closing.ts';
import { defineEndpoint } from '../endpoint.ts';
import { reasonBody } from '../identity/manage-users.ts';
import type { Localized } from '../language.ts';
import { caseVersionSchema, decisionErrors } from '../workflow/case-version.ts';

const access = ['SuperAdmin'] as const;

/** The rights of the Nigeria Data Protection Act 2023 that people use in writing. */
export const dataRequestRights = ['export', 'correction', 'erasure'] as const;
export type DataRequestRight = (typeof dataRequestRights)[number];

export const dataRightWords = {
  export: { en: 'A copy of their data', ha: 'Kwafin bayanansu' },
  correction: { en: 'Correction', ha: 'Gyara' },
  erasure: { en: 'Erasure', ha: 'Gogewa' },
} as const satisfies Record<DataRequestRight, Localized>;

export const dataRequestSchema = z.object({
  id: z.uuid(),
  right: z.enum(dataRequestRights),
  /** Who asks: the account with this address. */
  person: z.object({ id: z.uuid(), name: z.string(), email: z.string(), tpui: z.nullable(z.string()) }),
  /** What they asked for, in their words. */
  words: z.string(),
  receivedOn: z.iso.date(),
  /** What the law keeps of them whatever they ask: bills and receipts stay for as long as tax law says. */
  kept: z.object({ bills: z.int(), receipts: z.int() }),
  /** What is under way and keeps the account from being erased now. */
  blockers: z.array(z.object({ kind: z.enum(closingBlockers), count: z.int() })),
  /** Whoever wrote it down neither takes the copy nor erases. */
  isOwn: z.boolean(),
  isOpen: z.boolean(),
  caseVersion: caseVersionSchema,
});
export type DataRequest = z.output<typeof dataRequestSchema>;

const params = z.object({ id: z.uuid() });
const longText = z.string().check(z.maxLength(2000), z.trim(), z.minLength(3, 'Field is required'));

export const registerDataRequest = defineEndpoint({
  method: 'POST',
  path: '/data-requests',
  summary: 'Write down that somebody uses a right of data protection; its clock begins',
  access,
  body: z.object({
    email: z.string().check(z.maxLength(254), z.trim(), z.email('Enter an email address')),
    right: z.enum(dataRequestRights),
    words: longText,
  }),
  response: z.object({ id: z.uuid(), workId: z.uuid() }),
  errors: ['user.not-found'],
});

export const getDataRequest = defineEndpoint({
  method: 'GET',
  path: '/data-requests/:id',
  summary: 'What somebody asked for, and what the law keeps of them',
  access,
  params,
  response: dataRequestSchema,
  errors: ['data-request.not-found'],
});

export const downloadRequestedData = defineEndpoint({
  method: 'POST',
  path: '/data-requests/:id/file',
  summary:
    'All the portal holds about who asked for a copy (JSON), to be handed to them, taken by a second person; they are told, and who took it is recorded',
  failed: 'The file could not be made. Try again shortly',
  access,
  params,
  response: z.instanceof(Uint8Array),
  contentType: 'application/octet-stream',
  errors: ['data-request.not-found', 'data-request.not-export', 'data-request.answered', 'work.same-person'],
});

export const eraseRequested = defineEndpoint({
  method: 'POST',
  path: '/data-requests/:id/erasure',
  summary: 'Erase the account and what the law does not keep, as a second person; it answers the request',
  access,
  params,
  body: z.extend(reasonBody, { caseVersion: caseVersionSchema }),
  response: z.object({}),
  errors: [
    'data-request.not-found',
    'data-request.not-erasure',
    'data-request.open-matters',
    'data-request.answered',
    ...decisionErrors,
    'user.last-super-admin',
  ],
});

import * as z from 'zod/mini';
import { taxpayerRoles } from '../access.ts';
import { defineEndpoint } from '../endpoint.ts';

export const ownDataExportSchema = z.object({
  id: z.uuid(),
  state: z.enum(['preparing', 'ready']),
  requestedAt: z.iso.datetime(),
  /** The file is gone after it. */
  expiresAt: z.iso.datetime(),
});
export type OwnDataExport = z.output<typeof ownDataExportSchema>;

export const listOwnDataExports = defineEndpoint({
  method: 'GET',
  path: '/account/data-exports',
  summary: 'Files of everything the portal holds about the caller, the newest first',
  failed: 'Your files could not be read. Try again shortly',
  access: taxpayerRoles,
  response: z.array(ownDataExportSchema),
});

/** Prepared in the background; the inbox says when it is ready. One a day. */
export const requestOwnData = defineEndpoint({
  method: 'POST',
  path: '/account/data-exports',
  summary: 'Ask for a file of everything the portal holds about the caller',
  failed: 'The file was not asked for. Try again shortly',
  access: taxpayerRoles,
  body: z.object({ format: z.literal('json') }),
  response: ownDataExportSchema,
  errors: ['account.data-asked-already'],
});

export const downloadOwnData = defineEndpoint({
  method: 'GET',
  path: '/account/data-exports/:id/file',
  summary: 'Download the own data (JSON)',
  access: taxpayerRoles,
  params: z.object({ id: z.uuid() }),
  response: z.instanceof(Uint8Array),
  contentType: 'application/octet-stream',
  errors: ['account.data-not-ready'],
});

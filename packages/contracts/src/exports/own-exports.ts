import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { exportSchema } from './export.ts';
import { exportAccess } from './export-access.ts';

const params = z.object({ id: z.uuid() });

export const listExports = defineEndpoint({
  method: 'GET',
  path: '/exports',
  summary: 'Exports the caller asked for in the last thirty days, newest first, a hundred at most',
  failed: 'Your exports could not be read. Try again shortly',
  access: exportAccess,
  response: z.object({ data: z.array(exportSchema) }),
});

export const getExport = defineEndpoint({
  method: 'GET',
  path: '/exports/:id',
  summary: 'How far an export is',
  failed: 'Your exports could not be read. Try again shortly',
  access: exportAccess,
  params,
  response: exportSchema,
  errors: ['export.not-found'],
});

export const cancelExport = defineEndpoint({
  method: 'POST',
  path: '/exports/:id/cancellation',
  summary: 'Give up an export that waits or is being made',
  failed: 'The export could not be cancelled. Try again shortly',
  access: exportAccess,
  params,
  response: exportSchema,
  errors: ['export.not-found', 'export.finished'],
});

/** Answers the file in the format that was asked for. Whoever may not read its rows today does not get it. */
export const downloadExport = defineEndpoint({
  method: 'GET',
  path: '/exports/:id/file',
  summary: 'Download the file of an export, within a day of its making',
  failed: 'The file could not be downloaded. Try again shortly',
  access: exportAccess,
  params,
  response: z.instanceof(Uint8Array),
  contentType: 'application/octet-stream',
  errors: ['export.not-found', 'export.not-ready', 'export.expired'],
});

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

/** What is signed: `sha256` of the very bytes that are downloaded. */
export const exportManifestSchema = z.object({
  export: z.uuid(),
  report: z.string(),
  asked: z.record(z.string(), z.union([z.string(), z.number()])),
  format: z.string(),
  rows: z.int(),
  bytes: z.int(),
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  asOf: z.iso.datetime(),
  /** Who took it out. */
  by: z.uuid(),
  signedAt: z.iso.datetime(),
});

export const signExport = defineEndpoint({
  method: 'GET',
  path: '/exports/:id/signature',
  summary:
    'The signature of a finished export, apart from its file: a compact JWS over its manifest, proved by the public keys of receipts',
  failed: 'The file could not be signed. Try again shortly',
  access: exportAccess,
  params,
  response: z.object({ manifest: exportManifestSchema, signature: z.string() }),
  errors: ['export.not-found', 'export.not-ready', 'export.expired'],
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

import * as z from 'zod/mini';
import { adminRoles } from '../access.ts';
import { defineEndpoint } from '../endpoint.ts';
import { settlementColumnsSchema } from './settlement-columns.ts';

/** Of one file: several hundred thousand lines. */
export const settlementFileBytesMax = 32 * 1024 * 1024;
export const settlementFileAccept = '.csv,text/csv';
const settlementSourceIds = ['remita', 'interswitch', 'bank'] as const;
const settlementFileStates = ['received', 'importing', 'imported', 'failed'] as const;

const settlementFileSchema = z.object({
  id: z.uuid(),
  source: z.enum(settlementSourceIds),
  name: z.string(),
  bytes: z.int(),
  /** Null: it lay in the folder. */
  receivedBy: z.nullable(z.string()),
  receivedAt: z.iso.datetime(),
  state: z.enum(settlementFileStates),
  newLines: z.int(),
  /** Known from another file: they changed nothing. */
  repeatedLines: z.int(),
  badLines: z.int(),
});
export type SettlementFile = z.output<typeof settlementFileSchema>;
/** Why a row could not be read. */
export const settlementRowProblems = ['missing', 'not-an-amount', 'not-a-day', 'too-long'] as const;

const settlementFilePreviewSchema = z.extend(settlementFileSchema, {
  headings: z.array(z.string()),
  /** The first rows, as they stand in the file. */
  rows: z.array(z.array(z.string())),
  /** As they were read last time from this source, or as their names suggest. */
  columns: settlementColumnsSchema,
  /** Rows that could not be read; the first hundred. */
  problems: z.array(
    z.object({ row: z.int(), column: z.string(), problem: z.enum(settlementRowProblems), value: z.string() }),
  ),
});

export type SettlementFilePreview = z.output<typeof settlementFilePreviewSchema>;

const params = z.object({ id: z.uuid() });

export const listSettlementFiles = defineEndpoint({
  method: 'GET',
  path: '/settlement/files',
  summary: 'The latest files of providers and banks',
  access: adminRoles,
  response: z.array(settlementFileSchema),
});

/** Nothing is imported yet. The same bytes are the file that is here already. */
export const sendSettlementFile = defineEndpoint({
  method: 'POST',
  path: '/settlement/sources/:source/files',
  summary: 'Hand in a settlement file or a bank statement',
  access: adminRoles,
  params: z.object({ source: z.string().check(z.maxLength(40)) }),
  body: z.instanceof(FormData),
  upload: { field: 'file', bytesMax: settlementFileBytesMax },
  response: z.object({ id: z.uuid(), isKnown: z.boolean() }),
  errors: ['settlement.source-not-found', 'document.too-large'],
});

export const previewSettlementFile = defineEndpoint({
  method: 'GET',
  path: '/settlement/files/:id',
  summary: 'A settlement file: its headings, first rows, columns, and the rows that could not be read',
  access: adminRoles,
  params,
  response: settlementFilePreviewSchema,
  errors: ['settlement.file-not-found', 'settlement.file-unreadable'],
});

/** The columns are remembered for the next file of its source. */
export const importSettlementFile = defineEndpoint({
  method: 'POST',
  path: '/settlement/files/:id/import',
  summary: 'Import a settlement file with these columns',
  access: adminRoles,
  params,
  body: z.object({ columns: settlementColumnsSchema }),
  response: z.object({ state: z.enum(settlementFileStates) }),
  errors: ['settlement.file-not-found', 'settlement.imported-already'],
});

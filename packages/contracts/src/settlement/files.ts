import * as z from 'zod/mini';
import { adminRoles } from '../access.ts';
import { defineEndpoint } from '../endpoint.ts';
import { markAskedSchema, understoodSchema } from '../spreadsheets/index.ts';
import { settlementColumnsSchema } from './settlement-columns.ts';

/** Of one file: several hundred thousand lines. */
export const settlementFileBytesMax = 32 * 1024 * 1024;
export const settlementFileAccept =
  '.csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const settlementSourceIds = ['remita', 'interswitch', 'pos', 'bank'] as const;
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
export const settlementRowProblems = [
  ...(['missing', 'not-an-amount', 'not-a-day', 'too-long'] as const),
  /** The spreadsheet saved fewer digits than it had. */
  'rounded',
  'in-the-future',
] as const;
const rowProblemsSchema = z.array(
  z.object({ row: z.int(), column: z.string(), problem: z.enum(settlementRowProblems), value: z.string() }),
);

const linesSchema = z.object({ lines: z.int(), kobo: z.int() });

/** What importing a file would do as things stand now. Lines that came with another file do nothing. */
const settlementEffectSchema = z.object({
  /** Lines that meet a payment, or a payout, and say the same amount. */
  settles: linesSchema,
  differs: linesSchema,
  unknown: linesSchema,
  takesBack: linesSchema,
  /** Open differences that would end: the first of them. */
  closes: z.array(z.object({ id: z.string(), kind: z.string(), reference: z.string(), missingKobo: z.int() })),
  closesInAll: z.int(),
});
export type SettlementEffect = z.output<typeof settlementEffectSchema>;

/** What would be understood of a file with these columns. */
const settlementReadingSchema = z.object({
  understood: understoodSchema,
  badRows: z.int(),
  /** Rows that add up others: no payments. */
  totalRows: z.int(),
  /** The first of them. */
  problems: rowProblemsSchema,
  asked: z.nullable(markAskedSchema),
  dayAsked: z.nullable(z.object({ example: z.string(), dayFirst: z.string(), monthFirst: z.string() })),
  /** Null while something is asked. */
  effect: z.nullable(settlementEffectSchema),
  /** Names all of this: whoever imports the file says what they saw. */
  seen: z.string(),
});
export type SettlementReading = z.output<typeof settlementReadingSchema>;

const settlementFilePreviewSchema = z.extend(settlementFileSchema, {
  headings: z.array(z.string()),
  /** The first rows, as they stand in the file. */
  rows: z.array(z.object({ line: z.int(), cells: z.array(z.string()) })),
  /** As they were read last time from this source, or as their names suggest. */
  columns: settlementColumnsSchema,
  /** Who chose the columns that are remembered for this source, and with which file; null before its first. */
  columnsBy: z.nullable(z.object({ person: z.string(), file: z.string(), at: z.iso.datetime() })),
  /** Whoever asks handed it in: somebody else imports it. */
  isOwn: z.boolean(),
  /** Rows that could not be read; the first hundred. */
  problems: rowProblemsSchema,
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

export const readSettlementFile = defineEndpoint({
  method: 'POST',
  path: '/settlement/files/:id/readings',
  summary: 'What would be understood of a settlement file with these columns; nothing is imported',
  access: adminRoles,
  params,
  body: z.object({ columns: settlementColumnsSchema }),
  response: settlementReadingSchema,
  errors: ['settlement.file-not-found', 'settlement.file-unreadable'],
});

/** By somebody else than who handed it in. The columns are remembered for the next file of its source. */
export const importSettlementFile = defineEndpoint({
  method: 'POST',
  path: '/settlement/files/:id/import',
  summary: 'Import a settlement file with these columns, as it was seen',
  access: adminRoles,
  params,
  body: z.object({
    columns: settlementColumnsSchema,
    /** As the reading of these columns had it. */
    seen: z.string().check(z.maxLength(64)),
  }),
  response: z.object({ state: z.enum(settlementFileStates) }),
  errors: [
    ...(['settlement.file-not-found', 'settlement.file-unreadable', 'settlement.imported-already'] as const),
    ...(['settlement.amounts-unclear', 'settlement.days-unclear'] as const),
    ...(['settlement.file-own', 'settlement.file-changed'] as const),
  ],
});

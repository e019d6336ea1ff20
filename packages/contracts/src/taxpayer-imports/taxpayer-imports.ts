import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { reasonBody } from '../identity/manage-users.ts';
import { listFields, listOf } from '../lists/list-query.ts';
import { decimalMarkSchema, markAskedSchema } from '../spreadsheets/index.ts';
import { importFieldNames, rowProblemSchema } from './import-fields.ts';

const access = ['SuperAdmin'] as const;
const params = z.object({ id: z.uuid() });

/** Of a file as it is sent. */
export const importBytesMax = 10 * 1024 * 1024;
export const importAccept = '.csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Which column, from 0, says what; a field that no column says is left out. */
export const importMappingSchema = z.partialRecord(z.enum(importFieldNames), z.int().check(z.gte(0), z.lt(60)));

/**
 * `read`: waits for a mapping. `checked`: every row was looked at, nothing was written. `released`: a second person let it in, it is
 * being written. `applied`: it stands in the register.
 */
export const importStates = ['read', 'checked', 'proposed', 'released', 'applied', 'undone'] as const;

export const taxpayerImportSchema = z.object({
  id: z.uuid(),
  fileName: z.string(),
  state: z.enum(importStates),
  rows: z.int(),
  /** Since it was checked, as everything below. */
  good: z.int(),
  bad: z.int(),
  newTaxpayers: z.int(),
  bills: z.int(),
  totalKobo: z.int(),
  /** Bills that stayed when it was undone: somebody tried to pay them. */
  kept: z.int(),
  uploadedBy: z.string(),
  uploadedAt: z.iso.datetime(),
});
export type TaxpayerImport = z.output<typeof taxpayerImportSchema>;

export const taxpayerImportRecordSchema = z.extend(taxpayerImportSchema, {
  headers: z.array(z.string()),
  mapping: importMappingSchema,
  /** The first rows, as they were read. */
  sample: z.array(z.array(z.string())),
  /** How often each problem was found. */
  problems: z.array(z.object({ problem: rowProblemSchema, rows: z.int() })),
  /** Amounts of it can be read two ways: none of them is let in before somebody says how. */
  asked: z.nullable(markAskedSchema),
  workId: z.nullable(z.uuid()),
  /** The case in which somebody proposes to undo it, while it is open. */
  undoWorkId: z.nullable(z.uuid()),
});
export type TaxpayerImportRecord = z.output<typeof taxpayerImportRecordSchema>;

/** A CSV file or an XLSX workbook, its first tab; the row that names most columns says what they are. Nothing is evaluated. The same rows come in once. */
export const uploadTaxpayerImport = defineEndpoint({
  method: 'POST',
  path: '/taxpayer-imports/files',
  summary: 'Read a spreadsheet of taxpayers, arrears and open bills in; nothing is written to the register',
  failed: 'The file could not be read in. Try again shortly',
  access,
  body: z.instanceof(FormData),
  upload: { field: 'file', bytesMax: importBytesMax },
  response: z.object({ id: z.uuid() }),
  errors: [
    ...([
      'document.too-large',
      'taxpayer-import.unreadable',
      'taxpayer-import.too-large',
      'taxpayer-import.empty',
    ] as const),
    'taxpayer-import.same-content',
  ],
});

export const listTaxpayerImports = defineEndpoint({
  method: 'GET',
  path: '/taxpayer-imports',
  summary: 'Spreadsheets that were read in, the newest first',
  access,
  query: z.object(listFields({ pageSize: 50, sorts: ['uploadedAt'] })),
  response: listOf(taxpayerImportSchema),
  errors: ['list.cursor-invalid'],
});

export const getTaxpayerImport = defineEndpoint({
  method: 'GET',
  path: '/taxpayer-imports/:id',
  summary: 'One spreadsheet: its columns, what they say, and what would be written',
  access,
  params,
  response: taxpayerImportRecordSchema,
  errors: ['taxpayer-import.not-found'],
});

/** The dry run: every row is checked, and what would be written is counted. */
export const checkTaxpayerImport = defineEndpoint({
  method: 'PUT',
  path: '/taxpayer-imports/:id/mapping',
  summary: 'Say what the columns are, and check every row',
  access,
  params,
  body: z.object({ mapping: importMappingSchema, decimalMark: z.optional(decimalMarkSchema) }).check(
    z.refine(({ mapping }) => mapping.name !== undefined, {
      path: ['mapping'],
      error: 'Say which column is the name',
    }),
  ),
  response: taxpayerImportRecordSchema,
  errors: ['taxpayer-import.not-found', 'taxpayer-import.state-conflict'],
});

export const listImportRows = defineEndpoint({
  method: 'GET',
  path: '/taxpayer-imports/:id/rows',
  summary: 'Rows of a spreadsheet: those with problems, those that are good, or bills that stayed',
  access,
  params,
  query: z.object({
    ...listFields({ pageSize: 50, sorts: ['number'], sortOrder: 'asc' }),
    show: z._default(z.enum(['bad', 'good', 'kept']), 'bad'),
  }),
  response: listOf(
    z.object({
      number: z.int(),
      cells: z.array(z.string()),
      problems: z.array(rowProblemSchema),
      tpui: z.nullable(z.string()),
      billReference: z.nullable(z.string()),
    }),
  ),
  errors: ['list.cursor-invalid', 'taxpayer-import.not-found'],
});

/** Rows with problems stay out; everything else is written when a second SuperAdmin lets it in. */
export const proposeTaxpayerImport = defineEndpoint({
  method: 'POST',
  path: '/taxpayer-imports/:id/proposals',
  summary: 'Propose to let a checked spreadsheet in',
  access,
  params,
  body: reasonBody,
  response: z.object({ workId: z.uuid() }),
  errors: ['taxpayer-import.not-found', 'taxpayer-import.state-conflict', 'taxpayer-import.nothing-good'],
});

/**
 * As one, when a second SuperAdmin agrees: bills are cancelled and taxpayers leave the register, except where somebody tried to pay.
 */
export const undoTaxpayerImport = defineEndpoint({
  method: 'POST',
  path: '/taxpayer-imports/:id/undo',
  summary: 'Propose to take a spreadsheet back out; bills that somebody tried to pay stay and are listed',
  access,
  params,
  body: reasonBody,
  response: z.object({ workId: z.uuid() }),
  errors: ['taxpayer-import.not-found', 'taxpayer-import.state-conflict'],
});

import * as z from 'zod/mini';
import { taxOfficeRoles } from '../access.ts';
import { defineEndpoint } from '../endpoint.ts';
import { requiredName, requiredText } from '../registration/person-fields.ts';
import { typedLines } from '../typed-fields.ts';
import { sourceKindSchema } from './lead.ts';

const access = taxOfficeRoles;
const params = z.object({ id: z.uuid() });
const words = (most: number) =>
  z.string().check(typedLines(), z.maxLength(most), z.minLength(20, 'Say it in twenty letters or more'));

/** Rows are kept for seven years at most. */
export const longestKeptDays = 7 * 366;
export const sourceBytesMax = 10 * 1024 * 1024;
export const sourceAccept = '.csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** What the impact assessment of a source says (Nigeria Data Protection Act 2023, sections 25 and 28). */
const assessment = {
  /** The law that lets the revenue service have these rows, by its section. */
  legalBasis: words(500),
  /** What they are used for, and nothing else. */
  purpose: words(500),
  /** What they say of people. */
  holds: words(500),
  /** What could go wrong for people, and what is done against it. */
  risks: words(1000),
  safeguards: words(1000),
};

export const sourceStates = ['recorded', 'in-force', 'ended'] as const;

export const sourceSchema = z.object({
  id: z.uuid(),
  kind: sourceKindSchema,
  name: z.string(),
  owner: z.string(),
  fromDay: z.iso.date(),
  /** The last day; on the next one its rows go. */
  keepUntil: z.iso.date(),
  state: z.enum(sourceStates),
  rows: z.int(),
  /** Not matched yet. */
  waiting: z.int(),
  joined: z.int(),
  asked: z.int(),
  leads: z.int(),
  /** Of its leads, which ended with a dismissal and which otherwise. */
  dismissed: z.int(),
  followed: z.int(),
});
export type Source = z.output<typeof sourceSchema>;

export const sourceRecordSchema = z.extend(sourceSchema, {
  legalBasis: z.string(),
  purpose: z.string(),
  holds: z.string(),
  risks: z.string(),
  safeguards: z.string(),
  office: z.string(),
  recordedBy: z.string(),
  recordedOn: z.iso.date(),
  approvedBy: z.nullable(z.string()),
  approvedOn: z.nullable(z.iso.date()),
  endedOn: z.nullable(z.iso.date()),
  canApprove: z.boolean(),
  takesFiles: z.boolean(),
  files: z.array(
    z.object({
      id: z.uuid(),
      fileName: z.string(),
      rows: z.int(),
      refused: z.int(),
      takenBy: z.string(),
      takenOn: z.iso.date(),
    }),
  ),
});
export type SourceRecord = z.output<typeof sourceRecordSchema>;

export const listSources = defineEndpoint({
  method: 'GET',
  path: '/intelligence/sources',
  summary: 'Every source of rows about people who may be missing, with what came of it; those in force first',
  failed: 'The sources could not be read. Try again shortly',
  access,
  response: z.object({ sources: z.array(sourceSchema) }),
});

export const getSource = defineEndpoint({
  method: 'GET',
  path: '/intelligence/sources/:id',
  summary: 'One source with its impact assessment: legal basis, purpose, risks, days, files',
  failed: 'The source could not be read. Try again shortly',
  access,
  params,
  response: sourceRecordSchema,
  errors: ['source.not-found'],
});

/** Nothing is taken in before a Director approved it who did not record it. */
export const recordSource = defineEndpoint({
  method: 'POST',
  path: '/intelligence/sources',
  summary: 'Record a source with its legal basis, purpose, owner and days; another person approves it',
  failed: 'Nothing was recorded. Try again shortly',
  access: ['Tax Office Manager', 'Tax Office Director'],
  body: z
    .object({
      kind: sourceKindSchema,
      name: requiredName(120),
      owner: requiredText(160),
      fromDay: z.iso.date(),
      keepUntil: z.iso.date(),
      ...assessment,
    })
    .check(
      z.refine(({ fromDay, keepUntil }) => keepUntil > fromDay, {
        path: ['keepUntil'],
        error: 'It ends after its first day',
      }),
      z.refine(
        ({ fromDay, keepUntil }) => Date.parse(keepUntil) - Date.parse(fromDay) <= longestKeptDays * 86_400_000,
        { path: ['keepUntil'], error: 'Rows are kept for seven years at most' },
      ),
    ),
  response: z.object({ id: z.uuid() }),
  errors: ['source.one-of-a-kind'],
});

export const approveSource = defineEndpoint({
  method: 'POST',
  path: '/intelligence/sources/:id/approval',
  summary: 'Approve a source that somebody else recorded',
  failed: 'Nothing was approved. Try again shortly',
  access: ['Tax Office Director'],
  params,
  response: sourceRecordSchema,
  errors: ['source.not-found', 'source.same-person', 'source.not-in-force'],
});

/** Before its last day: its rows go at once, and leads nobody has ended are dismissed. */
export const endSource = defineEndpoint({
  method: 'POST',
  path: '/intelligence/sources/:id/end',
  summary: 'End a source now: its rows are removed',
  failed: 'Nothing was ended. Try again shortly',
  access: ['Tax Office Director'],
  params,
  body: z.object({ reason: z.string().check(typedLines(), z.minLength(5, 'Give the reason'), z.maxLength(500)) }),
  response: sourceRecordSchema,
  errors: ['source.not-found', 'source.not-in-force'],
});

/** What a row lacks. */
export const sourceRowProblems = ['no-name', 'phone-wrong', 'area-unknown', 'amount-wrong', 'adds-up-others'] as const;
export const readFileSchema = z.object({
  /** By what each column was taken for; a column that says nothing known is left out. */
  columns: z.array(z.object({ heading: z.string(), field: z.string() })),
  unknown: z.array(z.string()),
  rows: z.int(),
  good: z.int(),
  /** A row with a problem of its name is left out; every other problem leaves out the field alone. */
  refused: z.int(),
  problems: z.array(z.object({ problem: z.enum(sourceRowProblems), rows: z.int(), first: z.int() })),
  sample: z.array(z.object({ number: z.int(), name: z.string(), says: z.string() })),
});
export type ReadFile = z.output<typeof readFileSchema>;

const fileErrors = [
  ...(['source.not-found', 'source.not-in-force', 'source.no-files', 'source.unreadable', 'source.too-large'] as const),
  ...(['source.no-name', 'document.too-large'] as const),
] as const;

/** The dry run: nothing is written. No identity number is kept of a file, only its keyed digest and its last four digits. */
export const checkSourceFile = defineEndpoint({
  method: 'POST',
  path: '/intelligence/sources/:id/files/check',
  summary: 'Read a file of a source and say what would be taken in; nothing is written',
  failed: 'The file could not be read. Try again shortly',
  access: ['Tax Office Manager', 'Tax Office Director'],
  params,
  body: z.instanceof(FormData),
  upload: { field: 'file', bytesMax: sourceBytesMax },
  response: readFileSchema,
  errors: fileErrors,
});

export const takeSourceFile = defineEndpoint({
  method: 'POST',
  path: '/intelligence/sources/:id/files',
  summary: 'Take the rows of a file of a source in; they are matched with the register in the background',
  failed: 'The file was not taken in. Try again shortly',
  access: ['Tax Office Manager', 'Tax Office Director'],
  params,
  body: z.instanceof(FormData),
  upload: { field: 'file', bytesMax: sourceBytesMax },
  response: z.extend(readFileSchema, { id: z.uuid() }),
  errors: [...fileErrors, 'source.same-content'],
});

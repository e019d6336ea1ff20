import * as z from 'zod/mini';
import { languageSchema } from '../language.ts';
import { type ReportId, reports } from '../reporting/reports.ts';

export const exportFormats = ['csv', 'xlsx', 'pdf'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/**
 * How many rows a file may hold: a sheet of a workbook is read by a person, a PDF is printed. One that would hold more fails
 * and says so.
 */
export const exportRowsMax: Readonly<Record<ExportFormat, number>> = { csv: 2_000_000, xlsx: 500_000, pdf: 5_000 };

/** How long a finished file is kept. */
export const exportKeptHours = 24;
/** Of one person, waiting or being made. */
export const exportsAtOnce = 3;
/** Asked for by one person within 24 hours. */
export const exportsPerDay = 50;

/** `expired`: it was made, and its file is gone. */
export const exportStates = ['queued', 'running', 'done', 'failed', 'cancelled', 'expired'] as const;
export type ExportState = (typeof exportStates)[number];

/** Why it failed. `access-lost`: the person may no longer read what they asked for. */
export const exportProblems = ['too-many-rows', 'too-slow', 'access-lost', 'interrupted', 'unexpected'] as const;
export type ExportProblem = (typeof exportProblems)[number];

const reportIds = reports.map(({ id }) => id) as [ReportId, ...ReportId[]];

export const exportSchema = z.object({
  id: z.uuid(),
  report: z.enum(reportIds),
  /** What was asked for, by the names of the report's query; the period as it was decided when it was asked. */
  asked: z.record(z.string(), z.union([z.string(), z.number()])),
  columns: z.array(z.string()),
  format: z.enum(exportFormats),
  language: languageSchema,
  state: z.enum(exportStates),
  problem: z.nullable(z.enum(exportProblems)),
  /** Null until they are counted. */
  rows: z.nullable(z.int()),
  rowsDone: z.int(),
  bytes: z.nullable(z.int()),
  requestedAt: z.iso.datetime(),
  /** The moment its figures are of; null until it has begun. */
  asOf: z.nullable(z.iso.datetime()),
  finishedAt: z.nullable(z.iso.datetime()),
  /** Until then it may be downloaded; null unless it is done. */
  expiresAt: z.nullable(z.iso.datetime()),
});
export type Export = z.output<typeof exportSchema>;

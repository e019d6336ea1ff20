import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { type Language, languageSchema } from '../language.ts';
import { type ReportId, reports } from '../reporting/reports.ts';
import { type ExportFormat, exportFormats, exportSchema } from './export.ts';
import { exportAccess } from './export-access.ts';

/** What of which report, as which file. `asked` is the report's own query without its paging; nothing else is let in. */
export interface ExportRequest {
  readonly report: ReportId;
  readonly asked: Readonly<Record<string, string | number>> & {
    readonly criteria?: string;
    readonly sortField?: string;
    readonly sortOrder?: 'asc' | 'desc';
    readonly minDate?: string;
    readonly maxDate?: string;
    readonly status?: string;
  };
  /** By name, in this order; every column of the report unless said (of a PDF those its screen shows). */
  readonly columns?: readonly string[] | undefined;
  readonly format: ExportFormat;
  readonly language: Language;
}

const requestSchema = z.discriminatedUnion(
  'report',
  reports.map(({ id, question, columns }) =>
    z.strictObject({
      report: z.literal(id),
      asked: z._default(question as z.ZodMiniType, {}),
      columns: z.optional(
        z
          .array(z.enum(Object.keys(columns)))
          .check(z.minLength(1), z.maxLength(Object.keys(columns).length), z.refine(isWithoutRepetition)),
      ),
      format: z.enum(exportFormats),
      language: languageSchema,
    }),
  ) as never,
) as unknown as z.ZodMiniType<ExportRequest, Omit<ExportRequest, 'asked'> & Partial<Pick<ExportRequest, 'asked'>>>;

function isWithoutRepetition(names: readonly string[]): boolean {
  return new Set(names).size === names.length;
}

export const requestExport = defineEndpoint({
  method: 'POST',
  path: '/exports',
  summary: 'Ask for the rows of a report as a file; it is made in the background',
  failed: 'The export could not be asked for. Try again shortly',
  access: exportAccess,
  body: requestSchema,
  response: exportSchema,
  errors: ['export.too-many'],
});

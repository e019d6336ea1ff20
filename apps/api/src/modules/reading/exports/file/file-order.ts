import type { MessagePort } from 'node:worker_threads';
import type { ExportFormat, ExportProblem, Language, ReportId, Scope } from '@portal/contracts';
import type { UploadsConfig } from '../../../../platform/config/config.ts';
import type { Made } from '../data/exports.repository.ts';

export interface FileOrder {
  readonly databaseUrl: string;
  readonly uploads: UploadsConfig;
  /** Where its parts go. */
  readonly key: string;
  readonly report: ReportId;
  readonly asked: Readonly<Record<string, string | number>>;
  readonly columns: readonly string[];
  readonly format: ExportFormat;
  readonly language: Language;
  readonly scope: Scope;
  readonly person: { readonly name: string; readonly role: string };
  readonly asOf: Date;
  readonly rowsMax: number;
  /** For one statement of the database. */
  readonly timeoutMs: number;
  readonly port: MessagePort;
}

/** How far it is: rows are null until they are counted. */
export interface FileProgress {
  readonly rows: number | null;
  readonly rowsDone: number;
}

export type FileOutcome = Made | { readonly problem: ExportProblem };

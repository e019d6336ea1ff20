import { downloadYearDocument } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { fileAnswer } from '../../../../platform/http/file-answer.ts';
import { serve } from '../../../../platform/http/serve.ts';
import type { Logger } from '../../../../platform/logging/create-logger.ts';
import { createThreads } from '../../../../platform/threads/create-threads.ts';
import { readFiscalYear } from '../data/figures/fiscal-year.ts';
import type { ReportReaderDeps } from '../data/read-report.ts';
import type { YearOrder } from '../documents/render-year.ts';
import type { YearIssuer } from '../documents/year-content.ts';

export interface YearDocumentDeps extends ReportReaderDeps {
  readonly log: Logger;
  readonly issuer: YearIssuer;
}

/** The page of the morning: the figures of the dashboard, made beside the thread that answers calls. */
export function yearDocumentRoute(app: FastifyInstance, { log, issuer, ...reader }: YearDocumentDeps): void {
  const press = createThreads<YearOrder, Uint8Array>({
    log,
    work: 'year pages',
    program: new URL('../documents/render-year.ts', import.meta.url),
    handler: 'printYear',
    ...{ threads: 1, mostWaiting: 10, longestMs: 15_000, memoryLimitMb: 128, youngGenerationMb: 16 },
  });
  app.addHook('onClose', () => press.close());
  serve(app, downloadYearDocument, async ({ query }, { user, language }) => {
    const year = await readFiscalYear(reader, query, user.scope);
    const body = await press.run({ year, issuer, language });
    return fileAnswer({ contentType: 'application/pdf', body, fileName: `year-${year.year}-${year.until}.pdf` });
  });
}

import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { fiscalYearQuery, getFiscalYear } from './fiscal-year.ts';

/** Answers `application/pdf`. */
export const downloadYearDocument = defineEndpoint({
  method: 'GET',
  path: '/reports/fiscal-year/document',
  summary: 'A year against its original budget on one page, as a PDF',
  failed: 'The page could not be made. Try again shortly',
  access: getFiscalYear.access,
  query: fiscalYearQuery,
  response: z.instanceof(Uint8Array),
  contentType: 'application/pdf',
  errors: ['report.too-much', 'service.unavailable'],
});

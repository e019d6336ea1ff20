import * as z from 'zod/mini';
import { adminRoles, taxOfficeRoles } from '../access.ts';
import { defineEndpoint } from '../endpoint.ts';
import { filedReturnSchema } from './filing.ts';

/** Whoever looks is noted in the activity log. */
export const getReturnFiling = defineEndpoint({
  method: 'GET',
  path: '/returns/filings/:id',
  summary: 'One version of a taxpayer’s return as it was filed, for the office',
  failed: 'The return could not be read. Try again shortly',
  access: [...adminRoles, ...taxOfficeRoles],
  params: z.object({ id: z.uuid() }),
  response: z.extend(filedReturnSchema, {
    tpui: z.string(),
    taxpayer: z.string(),
  }),
  errors: ['return.not-found'],
});

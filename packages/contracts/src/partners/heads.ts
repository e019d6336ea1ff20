import * as z from 'zod/mini';
import { definePartnerEndpoint } from './partner-endpoint.ts';
import { told } from './told.ts';

export const listPartnerHeads = definePartnerEndpoint({
  method: 'GET',
  path: '/revenue-heads',
  operation: 'listRevenueHeads',
  summary: 'Revenue heads that you may bill',
  ...{ scope: 'read', quota: 'reads', isVersioned: true },
  answers: {
    200: z.object({
      data: z.array(
        z.object({
          code: told(z.string(), 'Stands in the lines of bills.', '12020418'),
          name: told(z.string(), 'As papers say it.', 'Hospital fees'),
          mda: told(z.string(), 'Whose head it is.', 'Ministry of Health'),
        }),
      ),
    }),
  },
});

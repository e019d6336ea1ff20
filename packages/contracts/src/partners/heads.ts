import * as z from 'zod/mini';
import { definePartnerEndpoint } from './partner-endpoint.ts';

export const listPartnerHeads = definePartnerEndpoint({
  method: 'GET',
  path: '/revenue-heads',
  operation: 'listRevenueHeads',
  summary: 'Revenue heads that you may bill',
  ...{ scope: 'read', quota: 'reads' },
  answers: {
    200: z.object({
      data: z.array(z.object({ code: z.string(), name: z.string(), mda: z.string() })),
    }),
  },
});

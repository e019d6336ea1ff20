import * as z from 'zod/mini';
import { definePartnerEndpoint } from './partner-endpoint.ts';
import { told } from './told.ts';

export const partnerLookUps = [
  'local-government-areas',
  'tax-offices',
  'industries',
  'taxpayer-categories',
  'payment-channels',
] as const;
export type PartnerLookUp = (typeof partnerLookUps)[number];

export const getPartnerLookUp = definePartnerEndpoint({
  method: 'GET',
  path: '/look-ups/:list',
  operation: 'getLookUp',
  summary: 'A list of the service that changes a few times a year; keep it with its `ETag` and ask with that',
  ...{ scope: 'read', quota: 'reads', isVersioned: true },
  params: z.object({ list: told(z.enum(partnerLookUps), 'Which list.', 'tax-offices') }),
  answers: {
    200: z.object({
      data: z.array(
        z.object({
          id: told(z.string(), 'Stays as it is when the name changes.', '12'),
          name: told(z.string(), 'In English.', 'Zaria'),
        }),
      ),
    }),
  },
  errors: ['request.invalid'],
});

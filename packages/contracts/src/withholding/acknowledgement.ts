import * as z from 'zod/mini';
import { taxpayerRoles } from '../access.ts';
import { defineEndpoint } from '../endpoint.ts';
import { withholdingMonthSchema } from './schedule.ts';

/** Of the newest filing of a month. Anybody verifies it as they verify the acknowledgement of PAYE. */
export const downloadWithholdingAcknowledgement = defineEndpoint({
  method: 'GET',
  path: '/withholding/acknowledgements',
  summary: 'Download the signed acknowledgement that what was withheld in a month was filed (PDF)',
  failed: 'The acknowledgement could not be made. Try again shortly',
  access: taxpayerRoles,
  query: z.object({ month: withholdingMonthSchema }),
  response: z.instanceof(Uint8Array),
  contentType: 'application/pdf',
  errors: ['withholding.not-found', 'service.unavailable'],
});

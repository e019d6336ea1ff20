import * as z from 'zod/mini';
import { koboSchema } from '../money.ts';
import { definePartnerEndpoint } from './partner-endpoint.ts';
import { partnerPageQuery } from './partner-fields.ts';
import { told } from './told.ts';

const settlementSchema = z.object({
  reference: told(z.string(), 'Of the provider’s payout.', 'RRR-PAYOUT-20261127'),
  valueDate: z.iso.date(),
  payments: told(z.int(), 'Payments of your bills in it.', 12),
  amountKobo: koboSchema,
  receivedKobo: z.int(),
  feeKobo: z.int(),
});

/** Of a payout the payments of this engine code's bills alone; the rest of it is not yours to see. */
export const listPartnerSettlements = definePartnerEndpoint({
  method: 'GET',
  path: '/settlements',
  operation: 'listSettlements',
  summary: 'Payouts of providers to the Treasury that had payments of your bills, the newest first',
  ...{ scope: 'settlements', quota: 'reads' },
  query: z.object({
    from: z.optional(told(z.iso.date(), 'First value date.')),
    until: z.optional(told(z.iso.date(), 'Last value date.')),
    limit: partnerPageQuery.limit,
    cursor: partnerPageQuery.cursor,
  }),
  answers: { 200: z.object({ data: z.array(settlementSchema), nextCursor: z.nullable(z.string()) }) },
  errors: ['tsp.cursor-mismatch', 'request.invalid'],
});

export const listSettlementLines = definePartnerEndpoint({
  method: 'GET',
  path: '/settlements/:settlement/lines',
  operation: 'listSettlementLines',
  summary: 'The payments of your bills in a payout',
  ...{ scope: 'settlements', quota: 'reads' },
  params: z.object({
    settlement: told(z.string().check(z.maxLength(80), z.minLength(1)), '`reference` of the payout.'),
  }),
  answers: {
    200: z.object({
      data: z.array(
        z.object({
          billReference: z.string(),
          externalReference: z.nullable(z.string()),
          paidOn: z.iso.date(),
          amountKobo: koboSchema,
          receivedKobo: z.int(),
          feeKobo: z.int(),
          status: z.string(),
        }),
      ),
    }),
  },
  errors: ['tsp.settlement-not-found'],
});

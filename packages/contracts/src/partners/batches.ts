import * as z from 'zod/mini';
import { definePartnerEndpoint } from './partner-endpoint.ts';
import { partnerPageQuery } from './partner-fields.ts';
import { told } from './told.ts';

export const batchRowsMost = 10_000;

export const partnerBatchSchema = z.object({
  id: z.uuid(),
  state: z.enum(['processing', 'done']),
  createdAt: z.iso.datetime(),
  finishedAt: z.nullable(z.iso.datetime()),
  rows: told(z.int(), 'Bills that were sent.', 1),
  raised: told(z.int(), 'Bills that were made.', 0),
  existing: told(z.int(), 'Rows whose externalReference had the same bill already.', 0),
  refused: told(z.int(), 'Rows that made no bill; each says why.', 0),
});
export type PartnerBatch = z.output<typeof partnerBatchSchema>;

const params = z.object({ batchId: told(z.uuid(), '`id` of the batch.') });

/** What is wrong with one row refuses that row alone; what is wrong with the batch refuses it before anything is done. */
export const startBillBatch = definePartnerEndpoint({
  method: 'POST',
  path: '/bill-batches',
  operation: 'startBillBatch',
  summary: 'Raise up to 10,000 bills, each as POST /bills does; answered at once, done afterwards',
  ...{ scope: 'bills', quota: 'batches', isOnceOnly: true },
  body: z.strictObject({
    bills: told(
      z.array(z.looseObject({})).check(z.minLength(1, 'A batch has a bill'), z.maxLength(batchRowsMost)),
      'Each as the body of `POST /bills`; checked when its turn comes.',
      [
        {
          externalReference: 'INV-2026-0118',
          taxpayer: { tpui: 'KD-0001-2345-67' },
          lines: [{ revenueHeadCode: '12020418', amountKobo: 450_000 }],
        },
      ],
    ),
  }),
  bodyLimits: { bytesMax: 6 * 1024 * 1024, depthMax: 8, tokensMax: 400_000 },
  answers: { 202: partnerBatchSchema },
  errors: ['request.invalid', 'request.too-large', 'request.malformed'],
});

export const getBillBatch = definePartnerEndpoint({
  method: 'GET',
  path: '/bill-batches/:batchId',
  operation: 'getBillBatch',
  summary: 'How far a batch is',
  ...{ scope: 'read', quota: 'reads' },
  params,
  answers: { 200: partnerBatchSchema },
  errors: ['tsp.batch-not-found'],
});

/** In the order of the batch. */
export const listBatchRows = definePartnerEndpoint({
  method: 'GET',
  path: '/bill-batches/:batchId/rows',
  operation: 'listBatchRows',
  summary: 'What became of the rows of a batch, in their order',
  ...{ scope: 'read', quota: 'reads' },
  params,
  query: z.object({
    limit: z._default(told(z.coerce.number().check(z.int(), z.gte(1), z.lte(1_000)), 'Rows of an answer.', 200), 200),
    cursor: partnerPageQuery.cursor,
    outcome: z.optional(z.enum(['waiting', 'raised', 'existing', 'refused'])),
  }),
  answers: {
    200: z.object({
      data: z.array(
        z.object({
          row: told(z.int(), 'The first is 1.', 1),
          externalReference: z.nullable(z.string()),
          outcome: z.enum(['waiting', 'raised', 'existing', 'refused']),
          billReference: z.nullable(z.string()),
          problem: z.nullable(
            z.object({
              code: z.string(),
              detail: z.string(),
              errors: z.array(z.object({ pointer: z.string(), code: z.string(), detail: z.string() })),
            }),
          ),
        }),
      ),
      nextCursor: z.nullable(z.string()),
    }),
  },
  errors: ['tsp.batch-not-found', 'tsp.cursor-mismatch', 'request.invalid'],
});

import * as z from 'zod/mini';
import { definePartnerEndpoint } from './partner-endpoint.ts';
import { partnerPageQuery } from './partner-fields.ts';

export const batchRowsMost = 10_000;

export const partnerBatchSchema = z.object({
  id: z.uuid(),
  state: z.enum(['processing', 'done']),
  createdAt: z.iso.datetime(),
  finishedAt: z.nullable(z.iso.datetime()),
  rows: z.int(),
  /** By what became of them. */
  raised: z.int(),
  existing: z.int(),
  refused: z.int(),
});
export type PartnerBatch = z.output<typeof partnerBatchSchema>;

const params = z.object({ batchId: z.uuid() });

/** What is wrong with one row refuses that row alone; what is wrong with the batch refuses it before anything is done. */
export const startBillBatch = definePartnerEndpoint({
  method: 'POST',
  path: '/bill-batches',
  operation: 'startBillBatch',
  summary: 'Raise up to 10,000 bills, each as POST /bills does; answered at once, done afterwards',
  ...{ scope: 'bills', quota: 'batches', isOnceOnly: true },
  body: z.strictObject({
    /** Each as the body of POST /bills; checked when its turn comes. */
    bills: z.array(z.looseObject({})).check(z.minLength(1, 'A batch has a bill'), z.maxLength(batchRowsMost)),
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
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(1_000)), 200),
    cursor: partnerPageQuery.cursor,
    outcome: z.optional(z.enum(['waiting', 'raised', 'existing', 'refused'])),
  }),
  answers: {
    200: z.object({
      data: z.array(
        z.object({
          /** The first is 1. */
          row: z.int(),
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

import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { koboSchema } from '../money.ts';

/** The last events of each address that are looked at, as its page shows them. */
export const deliveriesShown = 40;

/** Days before its end from which a key is told of. */
export const keyEndsWithinDays = 30;

const countSchema = z.int().check(z.gte(0));

/**
 * How the interface works for the own expert system. Calls are those of `period`, days of Lagos, both included; events the last 40 of
 * each address; each figure is the sum of rows that a list of the area shows. Amounts in kobo.
 */
export const getInterfaceFigures = defineEndpoint({
  method: 'GET',
  path: '/expert-system/interface-figures',
  summary: 'Calls, errors by code, events that arrived, keys about to end and the next payout of the own expert system',
  access: ['Expert System'],
  response: z.object({
    asOf: z.iso.datetime(),
    /** Whose database answers: bills of this mode are real. */
    mode: z.literal('live'),
    period: z.object({ minDate: z.iso.date(), maxDate: z.iso.date() }),
    calls: z.object({ all: countSchema, refused: countSchema, failed: countSchema, medianMs: z.nullable(countSchema) }),
    /** The most frequent ten. */
    errors: z.array(z.object({ code: z.string(), count: countSchema })),
    webhooks: z.array(
      z.object({
        id: z.uuid(),
        url: z.string(),
        state: z.enum(['active', 'paused']),
        arrived: countSchema,
        waiting: countSchema,
        givenUp: countSchema,
      }),
    ),
    keysEnding: z.array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        beginning: z.string(),
        engineCode: z.string(),
        expiresAt: z.iso.datetime(),
      }),
    ),
    /** Payments of own bills that come to the bank next, on one day; null while none is awaited. */
    payout: z.nullable(z.object({ valueDate: z.iso.date(), amountKobo: koboSchema, payments: countSchema })),
  }),
});

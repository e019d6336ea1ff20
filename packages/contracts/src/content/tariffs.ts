import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { koboSchema } from '../money.ts';
import { slugSchema } from './read-content.ts';
import { inEveryLanguage, plainTextSchema } from './rich-text.ts';

const text = inEveryLanguage(plainTextSchema);

/** Amounts that count from a day on, until a later tariff of the same key does. */
export const tariffSchema = z.object({
  key: z.string(),
  name: text,
  validFrom: z.iso.date(),
  entries: z.array(
    z.object({
      key: z.string(),
      label: text,
      amountKobo: koboSchema,
      unit: text,
      basis: z.optional(text),
      isIllustrative: z.boolean(),
    }),
  ),
});
export type Tariff = z.output<typeof tariffSchema>;

export const getTariff = defineEndpoint({
  method: 'GET',
  path: '/content/tariffs/:key',
  summary: 'The tariff that counts on a day; today unless another day is asked for',
  access: 'public',
  params: z.object({ key: slugSchema }),
  query: z.object({ on: z.optional(z.iso.date()) }),
  response: tariffSchema,
  errors: ['content.not-found'],
});

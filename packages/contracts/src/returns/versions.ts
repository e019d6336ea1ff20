import * as z from 'zod/mini';
import { taxpayerRoles } from '../access.ts';
import { defineEndpoint } from '../endpoint.ts';
import { koboSchema } from '../money.ts';
import { returnOf } from './draft.ts';
import { filedReturnRowSchema } from './filing.ts';

const saidSchema = z.nullable(z.union([z.string(), z.int(), z.boolean()]));

const returnDifferenceSchema = z.object({
  /** Of a field, or of a column of a row by its `ref`: `sources.shop.incomeKobo`; of the row itself where it came or went. */
  path: z.string(),
  /** Null: it was not there. */
  before: saidSchema,
  /** Null: it is not there any more. */
  after: saidSchema,
});
export type ReturnDifference = z.output<typeof returnDifferenceSchema>;

const returnVersionSchema = z.extend(filedReturnRowSchema, {
  /** From the version before it; empty for the first. */
  differences: z.array(returnDifferenceSchema),
  /** Of the version before it; null for the first. */
  taxBeforeKobo: z.nullable(koboSchema),
});
export type ReturnVersion = z.output<typeof returnVersionSchema>;

/** The newest first. */
export const listReturnVersions = defineEndpoint({
  method: 'GET',
  path: '/returns/versions',
  summary: 'Every version of one return as it was filed, what changed from one to the next, and why',
  failed: 'The versions could not be read. Try again shortly',
  access: taxpayerRoles,
  query: z.object(returnOf),
  response: z.object({ versions: z.array(returnVersionSchema) }),
  errors: ['return.not-found'],
});

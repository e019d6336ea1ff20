import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';

/** Whoever serves at the counter of an MDA. */
export const counterRoles = ['MDA User'] as const;

/** An hour, for one clerk: enough for a queue, too little to walk through the register. */
export const counterSearchesMost = 30;

export const foundPayerSchema = z.object({
  tpui: z.string(),
  /** In part, unless the payer has been billed by this MDA before: enough to ask the person for the rest. */
  name: z.string(),
  category: z.string(),
  /** Of this MDA's bills of the payer. */
  billsBefore: z.int(),
});

/**
 * By exact TPUI or telephone number among all taxpayers, by name among those this MDA has billed. Each search is noted. The text
 * stands in the body: it never comes into an address, and what may be a NIN is neither searched nor noted.
 */
export const findPayer = defineEndpoint({
  method: 'POST',
  path: '/counter/payers',
  summary: 'Find the taxpayer who stands at the counter',
  access: counterRoles,
  body: z.object({
    criteria: z.string().check(z.maxLength(80), z.trim(), z.minLength(3, 'Enter a TPUI, a telephone number or a name')),
  }),
  response: z.object({ payers: z.array(foundPayerSchema), searchesLeft: z.int() }),
  errors: ['counter.too-many-searches', 'counter.may-be-nin'],
});

import * as z from 'zod/mini';
import { taxpayerRoles } from '../access.ts';
import { defineEndpoint } from '../endpoint.ts';
import { enforcementFields, heldGoodsSchema, saleSchema } from './enforcement.ts';

export const ownEnforcementSchema = z.object({
  ...enforcementFields,
  /** Once two persons compared it: court, number and day. */
  order: z.nullable(z.object({ court: z.string(), orderNumber: z.string(), givenOn: z.iso.date() })),
  /** On its day, and after it. Before, nobody is told. */
  visit: z.nullable(z.object({ on: z.iso.date(), place: z.string() })),
  goods: z.array(heldGoodsSchema),
  costsKobo: saleSchema.shape.costsKobo,
  sale: z.nullable(saleSchema),
  /** What is open, to be paid. */
  openBills: z.array(z.string()),
});
export type OwnEnforcement = z.output<typeof ownEnforcementSchema>;

/** Each step when the law lets the taxpayer know it; and what to pay to end it. */
export const getOwnEnforcement = defineEndpoint({
  method: 'GET',
  path: '/cases/enforcements/:id',
  summary: 'How a demand of a taxpayer is being enforced, as far as they may know, and what to pay to end it',
  failed: 'The case could not be read. Try again shortly',
  access: taxpayerRoles,
  params: z.object({ id: z.uuid() }),
  response: ownEnforcementSchema,
  errors: ['enforcement.not-found'],
});

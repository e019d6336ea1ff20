import * as z from 'zod/mini';
import { taxpayerRoles } from '../access.ts';
import { defineEndpoint } from '../endpoint.ts';
import { demandedBillSchema, demandFields } from './demand.ts';

export const ownDemandSchema = z.object({ ...demandFields, bills: z.array(demandedBillSchema) });
export type OwnDemand = z.output<typeof ownDemandSchema>;

/** From its service on. */
export const getOwnDemand = defineEndpoint({
  method: 'GET',
  path: '/cases/demands/:id',
  summary: 'A demand notice that was served on a taxpayer: its bills, what was paid, and by which day to pay',
  failed: 'The demand notice could not be read. Try again shortly',
  access: taxpayerRoles,
  params: z.object({ id: z.uuid() }),
  response: ownDemandSchema,
  errors: ['demand.not-found'],
});

import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { paymentGatewaySchema } from '../payments/gateway.ts';
import { lookupItemSchema } from './lookup-item.ts';

/** `failed` as spec §8 has it. */
function lookup<const P extends `/${string}`>(path: P, summary: string, failed?: `${string} data`) {
  return defineEndpoint({
    method: 'GET',
    path: `/lookups${path}`,
    summary,
    ...(failed && { failed: `An error occurred while fetching ${failed}` }),
    access: 'public',
    response: z.array(lookupItemSchema),
  });
}

export const listStates = lookup('/states', 'The 36 states and the Federal Capital Territory');
export const listGenders = lookup('/genders', 'Genders');
export const listIndustries = lookup('/industries', 'Industries');
export const listPaymentChannels = lookup('/payment-channels', 'Payment channels', 'payment channel data');
export const listMdas = lookup('/mdas', 'Ministries, departments and agencies', 'mda data');
export const listTaxpayerCategories = lookup(
  '/taxpayer-categories',
  'Taxpayer categories (spec §9)',
  'tax payer categories data',
);
export const listTaxOffices = lookup('/tax-offices', 'The 31 area tax offices', 'tax offices data');
export const listExpertSystems = lookup(
  '/expert-systems',
  'Expert systems (third-party tax service providers)',
  'expert system data',
);

export const listLgas = defineEndpoint({
  method: 'GET',
  path: '/lookups/lgas',
  summary: 'The local government areas, all 774 or those of one state',
  access: 'public',
  query: z.object({ stateId: z.optional(z.coerce.number().check(z.int())) }),
  response: z.array(z.extend(lookupItemSchema, { stateId: z.int() })),
});

export const listRevenueHeads = defineEndpoint({
  method: 'GET',
  path: '/lookups/revenue-heads',
  summary: 'Revenue heads, with the MDA that owns each',
  failed: 'An error occurred while fetching revenue head data',
  access: 'public',
  response: z.array(z.extend(lookupItemSchema, { code: z.string(), mdaId: z.int() })),
});

export const listPaymentGateways = defineEndpoint({
  method: 'GET',
  path: '/lookups/payment-gateways',
  summary: 'Payment gateways that are shown, with their availability and steps',
  failed: 'An error occurred while fetching payment gateways data',
  access: 'public',
  response: z.array(paymentGatewaySchema),
});

/** Kaduna, among the states by alphabet: the state whose service this is. */
export const homeStateId = 19;

import * as z from 'zod/mini';
import { adminRoles, taxOfficeRoles } from '../access.ts';
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
/** Closed ones stay: bills and cases keep theirs. Whoever chooses one for something new leaves them out. */
export const listTaxOffices = defineEndpoint({
  method: 'GET',
  path: '/lookups/tax-offices',
  summary: 'The area tax offices, also those that were closed',
  failed: 'An error occurred while fetching tax offices data',
  access: 'public',
  response: z.array(z.extend(lookupItemSchema, { isClosed: z.optional(z.literal(true)) })),
});
export const listExpertSystems = lookup(
  '/expert-systems',
  'Expert systems (third-party tax service providers)',
  'expert system data',
);

/** Codes that were revoked stay: bills keep theirs. An expert system sees its own. */
export const listEngineCodes = defineEndpoint({
  method: 'GET',
  path: '/lookups/engine-codes',
  summary: 'Engine codes, with the expert system each was issued to',
  failed: 'An error occurred while fetching engine code data',
  access: [...adminRoles, 'Governor', 'Expert System', 'MDA User', ...taxOfficeRoles],
  response: z.array(z.extend(lookupItemSchema, { expertSystemId: z.int() })),
});

/** Closed ones stay: bills keep theirs. An MDA sees its own, with their names alone. */
export const listCounters = defineEndpoint({
  method: 'GET',
  path: '/lookups/counters',
  summary: 'Counters at which MDAs raise bills',
  failed: 'An error occurred while fetching counter data',
  access: [...adminRoles, 'Expert System', 'MDA User', ...taxOfficeRoles],
  response: z.array(lookupItemSchema),
});

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

/** Of the audit trail and the activity log: whoever has or had a role of staff. */
export const listLogActors = defineEndpoint({
  method: 'GET',
  path: '/lookups/log-actors',
  summary: 'Staff, for whoever looks for what one of them did',
  failed: 'An error occurred while fetching staff data',
  access: ['SuperAdmin'],
  response: z.array(lookupItemSchema),
});

export const listLogActions = defineEndpoint({
  method: 'GET',
  path: '/lookups/log-actions',
  summary: 'What was ever done, by the names of the audit trail and the activity log',
  failed: 'An error occurred while fetching action data',
  access: ['SuperAdmin'],
  response: z.array(lookupItemSchema),
});

/** Kaduna, among the states by alphabet: the state whose service this is. */
export const homeStateId = 19;

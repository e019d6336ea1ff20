import { expect, it } from 'vitest';
import * as lookups from './lookups.ts';

/** Spec §8. */
it.each([
  [lookups.listExpertSystems, 'expert system'],
  [lookups.listRevenueHeads, 'revenue head'],
  [lookups.listPaymentChannels, 'payment channel'],
  [lookups.listPaymentGateways, 'payment gateways'],
  [lookups.listMdas, 'mda'],
  [lookups.listTaxpayerCategories, 'tax payer categories'],
  [lookups.listTaxOffices, 'tax offices'],
])('a lookup that fails says so in the words of the specification: %#', (endpoint, what) => {
  expect((endpoint as { readonly failed?: string }).failed).toBe(`An error occurred while fetching ${what} data`);
});

import * as z from 'zod/mini';
import { taxpayerRoles } from '../access.ts';
import { asReadQuery, signOf } from '../as-read.ts';
import { defineEndpoint } from '../endpoint.ts';

/** Of the Joint Revenue Board or the Nigeria Revenue Service. */
const taxIdSchema = z.string().check(z.regex(/^\d{13}$/, 'Enter the 13 digits of the Tax ID'));

const stated = z.object({ taxId: z.nullable(z.string()) });

export const getOwnTaxId = defineEndpoint({
  method: 'GET',
  path: '/account/tax-id',
  summary: 'The Tax ID that one has stated; null: none',
  failed: 'Your Tax ID could not be read. Try again shortly',
  access: taxpayerRoles,
  response: stated,
});

/**
 * Nobody has proved it: what stands under it is shown where the name agrees too. Null: none any more.
 */
export const stateOwnTaxId = defineEndpoint({
  method: 'PUT',
  path: '/account/tax-id',
  summary: 'State the own Tax ID, so that what employers and payers filed under it is found',
  failed: 'Nothing was saved. Try again shortly',
  access: taxpayerRoles,
  query: asReadQuery,
  body: z.object({ taxId: z.nullable(taxIdSchema) }),
  response: stated,
  errors: ['request.changed-meanwhile'],
});

/** As it was read: sent along with a change (`asRead`). */
export const taxIdAsRead = (taxId: string | null): string => signOf({ taxId });

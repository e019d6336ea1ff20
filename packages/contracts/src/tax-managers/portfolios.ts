import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { reasonSchema } from '../identity/manage-users.ts';
import { listFields, listOf } from '../lists/list-query.ts';
import { taxpayerStandings, tpuiSchema } from '../taxpayers/taxpayer.ts';
import { taxManagerParams } from './tax-manager.ts';

const access = ['SuperAdmin'] as const;

export const listPortfolio = defineEndpoint({
  method: 'GET',
  path: '/tax-managers/:id/portfolio',
  summary: 'The taxpayers somebody looks after, by name or TPUI',
  access,
  params: taxManagerParams,
  query: z.object(listFields({ pageSize: 50, sorts: ['name', 'since'], sortOrder: 'asc' })),
  response: listOf(
    z.object({
      tpui: z.string(),
      name: z.string(),
      category: z.string(),
      standing: z.enum(taxpayerStandings),
      since: z.iso.datetime(),
    }),
  ),
  errors: ['list.cursor-invalid', 'tax-manager.not-found'],
});

/** All of them or none: everybody is of the manager's office, and the limit holds. Who was with a colleague moves. */
export const addToPortfolio = defineEndpoint({
  method: 'POST',
  path: '/tax-managers/:id/portfolio',
  summary: 'Give taxpayers of the office to a tax manager',
  access,
  params: taxManagerParams,
  body: z.object({ tpuis: z.array(tpuiSchema).check(z.minLength(1), z.maxLength(200)), reason: reasonSchema }),
  response: z.object({ taxpayers: z.int() }),
  errors: ['tax-manager.not-found', 'taxpayer.not-found', 'tax-manager.full', 'tax-manager.other-office'],
});

/** The longest registered first. */
export const fillPortfolio = defineEndpoint({
  method: 'POST',
  path: '/tax-managers/:id/portfolio/fills',
  summary: 'Give a tax manager taxpayers of the office whom nobody looks after, up to the limit',
  access,
  params: taxManagerParams,
  body: z.object({ most: z.int().check(z.gte(1), z.lte(5_000)), reason: reasonSchema }),
  response: z.object({ taxpayers: z.int() }),
  errors: ['tax-manager.not-found', 'tax-manager.full'],
});

/**
 * Everybody they look after goes to a colleague of the office, with every open case they have that the colleague may be given; deadlines
 * run on as they ran. All of it or nothing.
 */
export const transferPortfolio = defineEndpoint({
  method: 'POST',
  path: '/tax-managers/:id/portfolio/transfers',
  summary: 'Give a whole portfolio to a colleague, with its open cases',
  access,
  params: taxManagerParams,
  body: z.object({ toUserId: z.uuid(), reason: reasonSchema }),
  response: z.object({ taxpayers: z.int(), cases: z.int(), casesLeft: z.int() }),
  errors: ['tax-manager.not-found', 'tax-manager.full', 'tax-manager.other-office', 'tax-manager.portfolio-empty'],
});

import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { reasonSchema } from '../identity/manage-users.ts';
import { tpuiSchema } from '../taxpayers/taxpayer.ts';
import { shareChangeSchema, shareTermSchema } from './share.ts';

/** Most that a row may name, in kobo: ₦10,000,000.00 of one payment. */
export const mostShareKobo = 1_000_000_000;

const amount = z.nullable(
  z.int().check(z.gte(1, 'At least one kobo'), z.lte(mostShareKobo, 'At most ₦10,000,000.00 of one payment')),
);

export const listShareTerms = defineEndpoint({
  method: 'GET',
  path: '/shares/terms',
  summary: 'Rows of contracts about shares, and changes that wait for a second person (kobo, per ten thousand)',
  failed: 'The rows could not be read. Try again shortly',
  access: ['SuperAdmin'],
  response: z.object({ terms: z.array(shareTermSchema), changes: z.array(shareChangeSchema) }),
});

export const listOwnShareTerms = defineEndpoint({
  method: 'GET',
  path: '/shares/terms/own',
  summary: 'By which rows the caller earns (kobo, per ten thousand)',
  failed: 'The rows could not be read. Try again shortly',
  access: ['Expert System', 'Agent'],
  response: z.array(shareTermSchema),
});

/** `expertSystemId`: a partner's row. Otherwise an agent's, or without `agentTpui` that of all agents. */
export const proposeShareTerm = defineEndpoint({
  method: 'POST',
  path: '/shares/changes',
  summary: 'Propose a row of a contract; once approved by another person it earns of settled payments of its days',
  failed: 'The row could not be proposed. Try again shortly',
  access: ['SuperAdmin'],
  body: z
    .object({
      expertSystemId: z.nullable(z.int().check(z.gte(1), z.lte(2_147_483_647))),
      agentTpui: z.nullable(tpuiSchema),
      revenueHeadId: z.nullable(z.int().check(z.gte(1), z.lte(2_147_483_647))),
      basisPoints: z.nullable(
        z.int().check(z.gte(1, 'At least 0.01 %'), z.lte(10_000, 'At most the whole of it, 100 %')),
      ),
      flatKobo: amount,
      capKobo: amount,
      validFrom: z.iso.date(),
      validUntil: z.nullable(z.iso.date()),
      reason: reasonSchema,
    })
    .check(
      z.refine(({ basisPoints, flatKobo }) => (basisPoints === null) !== (flatKobo === null), {
        path: ['basisPoints'],
        error: 'Give per cent or an amount, one of both',
      }),
      z.refine(({ expertSystemId, agentTpui }) => expertSystemId === null || agentTpui === null, {
        path: ['agentTpui'],
        error: 'A row is of an expert system or of an agent',
      }),
      z.refine(({ validFrom, validUntil }) => validUntil === null || validUntil >= validFrom, {
        path: ['validUntil'],
        error: 'It cannot end before it begins',
      }),
    ),
  response: z.object({ id: z.uuid() }),
  errors: ['share.not-found', 'share.overlaps'],
});

export const proposeShareTermEnd = defineEndpoint({
  method: 'POST',
  path: '/shares/terms/:id/ends',
  summary: 'Propose the last day of a row. What was earned stays',
  failed: 'The end could not be proposed. Try again shortly',
  access: ['SuperAdmin'],
  params: z.object({ id: z.uuid() }),
  body: z.object({ validUntil: z.iso.date(), reason: reasonSchema }),
  response: z.object({ id: z.uuid() }),
  errors: ['share.not-found', 'share.change-waits', 'share.end-past'],
});

export const decideShareChange = defineEndpoint({
  method: 'POST',
  path: '/shares/changes/:id/verdicts',
  summary: 'Approve or refuse what another person proposed, or withdraw one’s own',
  failed: 'The change could not be decided. Try again shortly',
  access: ['SuperAdmin'],
  params: z.object({ id: z.uuid() }),
  body: z.object({ verdict: z.enum(['approved', 'refused', 'withdrawn']), reason: reasonSchema }),
  response: z.object({}),
  errors: ['share.not-found', 'share.own-change', 'share.overlaps'],
});

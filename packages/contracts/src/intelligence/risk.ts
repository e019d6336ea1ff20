import * as z from 'zod/mini';
import { taxOfficeRoles } from '../access.ts';
import { defineEndpoint } from '../endpoint.ts';
import type { Localized } from '../language.ts';
import { koboSchema } from '../money.ts';
import { tpuiSchema } from '../taxpayers/taxpayer.ts';

/** Why somebody deserves a look: each a thing that can be counted, opened and mended. There is no score. */
export const riskReasons = [
  'bills-overdue',
  'returns-missing',
  'demands-lapsed',
  'penalties-unpaid',
  'discrepancies-open',
  'leads-open',
] as const;
export type RiskReason = (typeof riskReasons)[number];

// native reviewer: the Hausa is ours.
export const riskReasonWords = {
  'bills-overdue': { en: 'Bills past their day', ha: 'Bil da ranarsu ta wuce' },
  'returns-missing': { en: 'Returns that did not come', ha: 'Bayanan da ba su zo ba' },
  'demands-lapsed': { en: 'Demands that lapsed', ha: 'Takardun neman biya da kwanakinsu suka ƙare' },
  'penalties-unpaid': { en: 'Penalties not paid', ha: 'Tarar da ba a biya ba' },
  'discrepancies-open': { en: 'Differences from what others say', ha: 'Bambanci da abin da wasu suka faɗa' },
  'leads-open': { en: 'Leads that somebody is to follow', ha: 'Alamun da za a bi' },
} as const satisfies Readonly<Record<RiskReason, Localized>>;

export const riskSchema = z.object({
  reasons: z.array(
    z.object({
      reason: z.enum(riskReasons),
      count: z.int(),
      /** What is owed, or may be by an estimate; null where nothing is known. */
      amountKobo: z.nullable(koboSchema),
      /** The oldest of them. */
      since: z.nullable(z.iso.date()),
    }),
  ),
});
export type Risk = z.output<typeof riskSchema>;

/** Whoever looks is noted in the activity log. */
export const getRisk = defineEndpoint({
  method: 'GET',
  path: '/taxpayers/:tpui/risk',
  summary: 'Why a taxpayer deserves a look: reasons with their figures, none where there is nothing',
  failed: 'The reasons could not be read. Try again shortly',
  access: taxOfficeRoles,
  params: z.object({ tpui: tpuiSchema }),
  response: riskSchema,
  errors: ['taxpayer.not-found'],
});

import * as z from 'zod/mini';
import { adminRoles, taxOfficeRoles, taxpayerRoles } from '../access.ts';
import { defineEndpoint } from '../endpoint.ts';
import { typedDigits } from '../typed-fields.ts';
import { amountRuleSchema } from './amount-rule.ts';
import { headAttributeSchema } from './head-attribute.ts';

/** Eight digits of the chart of accounts. */
export const revenueHeadCodeSchema = z
  .string()
  .check(z.maxLength(40), typedDigits(), z.regex(/^\d{8}$/, 'Enter a code of eight digits'));

/** Who fills bills, or explains them. */
export const billingRoles = [...taxpayerRoles, ...adminRoles, 'MDA User', ...taxOfficeRoles] as const;

/** By what an amount is reckoned: a version of a head's tariff, released by two persons. */
export const tariffInForceSchema = z.object({
  id: z.uuid(),
  version: z.int(),
  validFrom: z.iso.date(),
  validTo: z.nullable(z.iso.date()),
  /** The law, regulation or board minute it stands on. */
  basis: z.string(),
  /** Invented for the demonstration: no published source has it. */
  isIllustrative: z.boolean(),
});

export const headFormSchema = z.object({
  revenueHeadCode: z.string(),
  name: z.string(),
  mdaId: z.int(),
  mda: z.string(),
  /** In the order of the form. */
  attributes: z.array(headAttributeSchema),
  /** `entered` means that the form also asks for the amount. */
  rule: amountRuleSchema,
  /** Null: nobody has released a tariff, the amount is as the MDA told it. */
  tariff: z.nullable(tariffInForceSchema),
});
export type HeadForm = z.output<typeof headFormSchema>;

export const getHeadForm = defineEndpoint({
  method: 'GET',
  path: '/revenue-heads/:code/form',
  summary: 'What a revenue head asks, and how its amount is reckoned today',
  access: billingRoles,
  params: z.object({ code: revenueHeadCodeSchema }),
  response: headFormSchema,
  errors: ['revenue-head.not-found'],
});

import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { listFields, listOf } from '../lists/list-query.ts';
import { typedLine } from '../typed-fields.ts';
import { caseVersionSchema, decisionErrors } from '../workflow/case-version.ts';
import { amountRuleSchema } from './amount-rule.ts';
import { headAttributeSchema } from './head-attribute.ts';
import { revenueHeadCodeSchema, tariffInForceSchema } from './head-form.ts';

const params = z.object({ id: z.uuid() });
/** The length comes first: no pattern is tried on more. */
const reasonSchema = z.string().check(z.maxLength(2000), z.trim(), z.minLength(3, 'Field is required'));

export const tariffStates = ['proposed', 'released', 'refused', 'withdrawn'] as const;

const tariffVersionSchema = z.extend(tariffInForceSchema, {
  revenueHeadCode: z.string(),
  name: z.string(),
  mdaId: z.int(),
  mda: z.string(),
  state: z.enum(tariffStates),
  attributes: z.array(headAttributeSchema),
  rule: amountRuleSchema,
  /** Null: it came with the installation. */
  proposedBy: z.nullable(z.string()),
  proposedAt: z.nullable(z.iso.datetime()),
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(z.iso.datetime()),
  /** Of a refusal or a withdrawal. */
  reason: z.nullable(z.string()),
  /** Null: it came with the installation. */
  caseVersion: z.nullable(caseVersionSchema),
  /** The one who asks may decide it now. */
  mayDecide: z.boolean(),
});
export const headTariffSchema = tariffVersionSchema;
export type HeadTariff = z.output<typeof headTariffSchema>;

/** An MDA sees its own, administrators all; the newest first. */
export const listHeadTariffs = defineEndpoint({
  method: 'GET',
  path: '/tariffs',
  summary: 'Tariffs of revenue heads, in every version and state',
  access: ['SuperAdmin', 'MDA User'],
  query: z.object({
    ...listFields({ pageSize: 20, sorts: ['proposedAt'] }),
    state: z.optional(z.enum(tariffStates)),
    revenueHeadCode: z.optional(revenueHeadCodeSchema),
  }),
  response: listOf(headTariffSchema),
  errors: ['list.cursor-invalid'],
});

/** Opens a case of the kind `tariff-release`: nothing changes before a SuperAdmin releases it. One proposal of a head waits at a time. */
export const proposeHeadTariff = defineEndpoint({
  method: 'POST',
  path: '/tariffs',
  summary: 'Propose what a revenue head of the own MDA asks and costs from a day on',
  access: ['MDA User'],
  body: z.object({
    revenueHeadCode: revenueHeadCodeSchema,
    attributes: z.array(headAttributeSchema).check(z.maxLength(20)),
    rule: amountRuleSchema,
    /** Later than today. */
    validFrom: z.iso.date(),
    basis: z.string().check(z.maxLength(300), typedLine(), z.minLength(3, 'Field is required')),
    /** Made by the browser: sent again, it is the same proposal. */
    submissionId: z.uuid(),
  }),
  response: z.object({ id: z.uuid() }),
  errors: ['revenue-head.not-found', 'tariff.waits', 'tariff.too-late'],
});

const tariffErrors = ['tariff.not-found', 'tariff.too-late', 'tariff.overlaps', ...decisionErrors] as const;

/** From its first day on it counts; the one before ends on the day before. */
export const releaseHeadTariff = defineEndpoint({
  method: 'POST',
  path: '/tariffs/:id/release',
  summary: 'Release a proposed tariff: a second person does',
  access: ['SuperAdmin'],
  params,
  body: z.object({ caseVersion: caseVersionSchema }),
  response: headTariffSchema,
  errors: tariffErrors,
});

export const refuseHeadTariff = defineEndpoint({
  method: 'POST',
  path: '/tariffs/:id/refusal',
  summary: 'Refuse a proposed tariff, with a reason',
  access: ['SuperAdmin'],
  params,
  body: z.object({ caseVersion: caseVersionSchema, reason: reasonSchema }),
  response: headTariffSchema,
  errors: tariffErrors,
});

export const withdrawHeadTariff = defineEndpoint({
  method: 'POST',
  path: '/tariffs/:id/withdrawal',
  summary: 'Take an own proposal back while it waits',
  access: ['MDA User'],
  params,
  body: z.object({ reason: reasonSchema }),
  response: headTariffSchema,
  errors: tariffErrors,
});

import * as z from 'zod/mini';
import { asReadQuery, signOf } from '../as-read.ts';
import { defineEndpoint } from '../endpoint.ts';
import { reasonSchema } from '../identity/manage-users.ts';
import { listFields, listOf } from '../lists/list-query.ts';
import { koboSchema } from '../money.ts';
import { choiceFields } from '../reporting/filter.ts';

/** Decision 8 of the areas: the screen is SuperAdmin's, and so is the interface. */
const access = ['SuperAdmin'] as const;
export const taxManagerParams = z.object({ id: z.uuid() });

/** Unless somebody sets another one. */
export const portfolioLimitStandard = 600;

/** Somebody of a tax office with the taxpayers they look after. Amounts are kobo. */
export const taxManagerSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  role: z.string(),
  office: z.object({ id: z.int(), name: z.string() }),
  status: z.enum(['active', 'suspended']),
  staffNumber: z.string(),
  grade: z.string(),
  portfolioSize: z.int(),
  portfolioLimit: z.int(),
  /** The most a decision of theirs may be about; 0: they decide nothing alone. */
  delegationLimitKobo: z.int(),
  openCases: z.int(),
  /** Their deadline has passed. */
  lateCases: z.int(),
  lastSeenAt: z.nullable(z.iso.datetime()),
  /** Away today, and who stands in. */
  leave: z.nullable(z.object({ cover: z.string(), untilDay: z.iso.date() })),
  /** On their valid card. */
  cardCode: z.nullable(z.string()),
});
export type TaxManager = z.output<typeof taxManagerSchema>;

export const listTaxManagers = defineEndpoint({
  method: 'GET',
  path: '/tax-managers',
  summary: 'People of tax offices with their portfolios and load',
  access,
  query: z.object({
    ...listFields({ pageSize: 50, sorts: ['name', 'portfolioSize', 'openCases', 'lateCases'], sortOrder: 'asc' }),
    ...choiceFields(['toId']),
    /** `full`: at the limit or above; `away`: on leave today; `late`: with a case past its deadline. */
    load: z.optional(z.enum(['full', 'away', 'late', 'empty'])),
  }),
  response: listOf(taxManagerSchema),
  errors: ['list.cursor-invalid'],
});

export const taxManagerRecordSchema = z.extend(taxManagerSchema, {
  /** Of the taxpayers they look after. */
  outstandingKobo: z.int(),
  collectedKobo: z.int(),
  /** Taxpayers of the office whom nobody looks after. */
  unmanaged: z.int(),
  /** Who could take over: active, of the same office. */
  colleagues: z.array(z.object({ id: z.uuid(), name: z.string(), portfolioSize: z.int(), portfolioLimit: z.int() })),
  card: z.nullable(z.object({ code: z.string(), validUntil: z.iso.date() })),
  moves: z.array(
    z.object({
      at: z.iso.datetime(),
      by: z.string(),
      reason: z.string(),
      from: z.nullable(z.string()),
      to: z.nullable(z.string()),
      taxpayers: z.int(),
    }),
  ),
});
export type TaxManagerRecord = z.output<typeof taxManagerRecordSchema>;

export const getTaxManager = defineEndpoint({
  method: 'GET',
  path: '/tax-managers/:id',
  summary: 'One tax manager: portfolio, load, limits, cover, card and what moved',
  access,
  params: taxManagerParams,
  response: taxManagerRecordSchema,
  errors: ['tax-manager.not-found'],
});

export const changeTaxManagerBody = z.object({
  staffNumber: z._default(z.string().check(z.trim(), z.maxLength(30), z.regex(/^[\p{L}\p{N}/. -]*$/u)), ''),
  grade: z._default(z.string().check(z.trim(), z.maxLength(60), z.regex(/^[\p{L}\p{N}/. -]*$/u)), ''),
  portfolioLimit: z.int().check(z.gte(0), z.lte(5_000)),
  delegationLimitKobo: koboSchema,
  reason: reasonSchema,
});

/** A limit below what somebody has already takes nobody away from them. */
export const changeTaxManager = defineEndpoint({
  method: 'PUT',
  path: '/tax-managers/:id',
  summary: 'Set staff number, grade and limits of a tax manager',
  access,
  params: taxManagerParams,
  query: asReadQuery,
  body: changeTaxManagerBody,
  response: z.object({}),
  errors: ['request.changed-meanwhile', 'tax-manager.not-found'],
});

type Limits = Pick<TaxManager, 'staffNumber' | 'grade' | 'portfolioLimit' | 'delegationLimitKobo'>;

/** As they were read: sent along with a change (`asRead`). */
export const limitsAsRead = ({ staffNumber, grade, portfolioLimit, delegationLimitKobo }: Limits): string =>
  signOf({ staffNumber, grade, portfolioLimit, delegationLimitKobo });

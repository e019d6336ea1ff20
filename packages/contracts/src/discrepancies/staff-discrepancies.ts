import * as z from 'zod/mini';
import { taxOfficeRoles } from '../access.ts';
import { defineEndpoint } from '../endpoint.ts';
import { koboSchema } from '../money.ts';
import { requiredText } from '../registration/person-fields.ts';
import { returnKindSchema } from '../returns/return-kind-ids.ts';
import { returnPeriodSchema } from '../returns/return-of.ts';
import { tpuiSchema } from '../taxpayers/taxpayer.ts';
import { typedLines } from '../typed-fields.ts';
import { caseVersionSchema, decisionErrors } from '../workflow/case-version.ts';
import { discrepancyFields, leastDaysToAnswer, mostDaysToAnswer } from './discrepancy.ts';

const params = z.object({ id: z.uuid() });
const words = (most: number) =>
  z.string().check(typedLines(), z.maxLength(most), z.minLength(10, 'Say it in ten letters or more'));

/** What one may do besides the moves of its case. */
export const discrepancyActs = ['query', 'assess'] as const;

export const discrepancyDetailSchema = z.object({
  ...discrepancyFields,
  workId: z.uuid(),
  caseVersion: caseVersionSchema,
  acts: z.array(z.enum(discrepancyActs)),
});
export type DiscrepancyDetail = z.output<typeof discrepancyDetailSchema>;

export const getDiscrepancy = defineEndpoint({
  method: 'GET',
  path: '/discrepancies/:id',
  summary: 'One discrepancy: both figures, whose they are, by which rule, what was asked and answered',
  failed: 'The discrepancy could not be read. Try again shortly',
  access: taxOfficeRoles,
  params,
  response: discrepancyDetailSchema,
  errors: ['discrepancy.not-found'],
});

/** Opens a case of the kind `discrepancy`; another person asks the taxpayer. */
export const enterDiscrepancy = defineEndpoint({
  method: 'POST',
  path: '/discrepancies',
  summary:
    'Enter by hand that a filed return of a taxpayer of the caller’s office declares less than somebody else says',
  failed: 'Nothing was entered. Try again shortly',
  access: taxOfficeRoles,
  body: z
    .object({
      tpui: tpuiSchema,
      returnKind: returnKindSchema,
      period: returnPeriodSchema,
      declaredKobo: koboSchema,
      foundKobo: koboSchema,
      effectKobo: koboSchema.check(z.gte(1, 'A difference without tax is none')),
      source: requiredText(300),
      sourceOn: z.iso.date(),
    })
    .check(
      z.refine(({ declaredKobo, foundKobo }) => foundKobo > declaredKobo, {
        path: ['foundKobo'],
        error: 'It is more than what was declared',
      }),
    ),
  response: z.object({ id: z.uuid(), number: z.string(), workId: z.uuid() }),
  errors: ['taxpayer.not-found', 'discrepancy.no-return', 'work.conflict'],
});

export const queryDiscrepancy = defineEndpoint({
  method: 'POST',
  path: '/discrepancies/:id/query',
  summary: 'Ask the taxpayer about a difference; at least seven days to answer',
  failed: 'The question was not sent. Try again shortly',
  access: ['Tax Office Manager', 'Tax Office Director'],
  params,
  body: z.object({
    caseVersion: caseVersionSchema,
    question: words(2000),
    days: z
      .int()
      .check(z.gte(leastDaysToAnswer, 'At least seven days'), z.lte(mostDaysToAnswer, 'At most ninety days')),
  }),
  response: discrepancyDetailSchema,
  errors: ['discrepancy.not-found', ...decisionErrors],
});

/** The case `assessment` begins with these figures; the taxpayer hears of it when it is served. */
export const assessDiscrepancy = defineEndpoint({
  method: 'POST',
  path: '/discrepancies/:id/assessment',
  summary: 'Propose an additional assessment with the figures of a discrepancy; another person approves it',
  failed: 'Nothing was proposed. Try again shortly',
  access: taxOfficeRoles,
  params,
  body: z.object({ caseVersion: caseVersionSchema, reason: words(1500) }),
  response: discrepancyDetailSchema,
  errors: [
    'discrepancy.not-found',
    'discrepancy.days-run',
    'assessment.not-possible',
    'assessment.return-missing',
    ...decisionErrors,
  ],
});

/** How the last nightly comparison went. */
export const getComparison = defineEndpoint({
  method: 'GET',
  path: '/discrepancies/comparison',
  summary: 'The last nightly comparison: what was compared, what agreed, what was opened, and why the rest was not',
  failed: 'The comparison could not be read. Try again shortly',
  access: taxOfficeRoles,
  response: z.object({
    last: z.nullable(
      z.object({
        startedAt: z.iso.datetime(),
        finishedAt: z.nullable(z.iso.datetime()),
        compared: z.int(),
        agreed: z.int(),
        known: z.int(),
        withoutEffect: z.int(),
        opened: z.int(),
      }),
    ),
  }),
});

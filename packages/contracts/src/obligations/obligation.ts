import * as z from 'zod/mini';
import { taxOfficeRoles, taxpayerRoles } from '../access.ts';
import { defineEndpoint } from '../endpoint.ts';
import { tpuiSchema } from '../taxpayers/taxpayer.ts';
import { typedLine } from '../typed-fields.ts';
import { dutyOfPeriod, periodOfKind } from './duty-of-period.ts';

/** `ended`: it was expected, and no fact of today gives it any more. What was filed stays filed. */
const obligationStates = ['expected', 'filed', 'filed-late', 'excused', 'ended'] as const;

const obligationFields = {
  ...dutyOfPeriod,
  dueOn: z.iso.date(),
  /** For everybody, by two persons: the day that the law names, and who announced that it is later. Null: the day is the law's. */
  extension: z.nullable(z.object({ lawDay: z.iso.date(), announced: z.string() })),
  /** Null while it is not. */
  filedOn: z.nullable(z.iso.date()),
  state: z.enum(obligationStates),
  /** Where its day is written. */
  source: z.string(),
};
const excuseFields = { reason: z.string(), on: z.iso.date() };

const ownObligationSchema = z.object({
  ...obligationFields,
  excuse: z.nullable(z.object(excuseFields)),
});

const obligationSchema = z.object({
  ...obligationFields,
  excuse: z.nullable(z.object({ ...excuseFields, by: z.string() })),
});
export type Obligation = z.output<typeof obligationSchema>;

const dueInYear = z.object({
  /** In which they are due. */
  year: z.coerce.number().check(z.int(), z.gte(2025), z.lte(2100)),
});

export const listOwnObligations = defineEndpoint({
  method: 'GET',
  path: '/account/obligations',
  summary: 'What one has to file, by the day it is due',
  failed: 'What you have to file could not be read. Try again shortly',
  access: taxpayerRoles,
  query: dueInYear,
  response: z.object({ obligations: z.array(ownObligationSchema) }),
});

/** Whoever looks is noted in the activity log. */
export const listObligationsOf = defineEndpoint({
  method: 'GET',
  path: '/taxpayers/:tpui/obligations',
  summary: 'What a taxpayer has to file, by the day it is due',
  failed: 'What this taxpayer has to file could not be read. Try again shortly',
  access: ['SuperAdmin', ...taxOfficeRoles],
  params: z.object({ tpui: tpuiSchema }),
  query: dueInYear,
  response: z.object({ obligations: z.array(obligationSchema) }),
  errors: ['taxpayer.not-found'],
});

/** The taxpayer reads the reason. */
export const excuseObligation = defineEndpoint({
  method: 'POST',
  path: '/taxpayers/:tpui/obligations/excuses',
  summary: 'Excuse a taxpayer from filing for one period',
  failed: 'Nothing was excused. Try again shortly',
  access: ['SuperAdmin', 'Tax Office Director', 'Tax Office Manager'],
  params: z.object({ tpui: tpuiSchema }),
  body: z
    .object({
      ...dutyOfPeriod,
      reason: z.string().check(z.maxLength(500), typedLine(), z.minLength(5, 'Give the reason')),
    })
    .check(periodOfKind),
  response: z.object({}),
  errors: ['taxpayer.not-found', 'obligation.not-found', 'obligation.filed', 'obligation.excused'],
});

/** It is expected again; what was excused, and why no longer, stays on record. */
export const undoExcuse = defineEndpoint({
  method: 'POST',
  path: '/taxpayers/:tpui/obligations/excuses/undone',
  summary: 'Take back an excuse from filing for one period',
  failed: 'Nothing was taken back. Try again shortly',
  access: ['SuperAdmin', 'Tax Office Director', 'Tax Office Manager'],
  params: z.object({ tpui: tpuiSchema }),
  body: z
    .object({
      ...dutyOfPeriod,
      reason: z.string().check(z.maxLength(500), typedLine(), z.minLength(5, 'Give the reason')),
    })
    .check(periodOfKind),
  response: z.object({}),
  errors: ['taxpayer.not-found', 'obligation.not-excused'],
});

import * as z from 'zod/mini';
import { taxpayerRoles } from '../access.ts';
import { asReadQuery, signOf } from '../as-read.ts';
import { defineEndpoint } from '../endpoint.ts';
import { koboSchema } from '../money.ts';
import { optionalText, requiredName } from '../registration/person-fields.ts';

/** Of one employer, closed ones too. */
export const payeBranchesMost = 500;
export const payeBranchNameMost = 80;

/** Two names that differ in case and spaces alone are one branch. */
export const plainBranchName = (name: string): string => name.normalize('NFC').toLowerCase().replace(/\s/gu, '');

const branchFields = {
  name: requiredName(payeBranchNameMost),
  /** A street or a local government; empty: not said. */
  address: optionalText(160),
};

export const payeBranchSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  address: z.string(),
  /** It is offered no more; rows that name it still find it. */
  isClosed: z.boolean(),
});
export type PayeBranch = z.output<typeof payeBranchSchema>;

const payeBranchesSchema = z.object({ branches: z.array(payeBranchSchema) });

/** What employees of one branch had in a month; those without one are a part of their own. */
export const payeBranchTotalsSchema = z.object({
  /** Null: no branch. */
  branchId: z.nullable(z.uuid()),
  /** As it is called today. */
  name: z.string(),
  employees: z.int(),
  grossKobo: koboSchema,
  deductedKobo: koboSchema,
  dueKobo: koboSchema,
});
export type PayeBranchTotals = z.output<typeof payeBranchTotalsSchema>;

/** Of which branch rows are read; `none`: of those without one. */
export const payeBranchWantedSchema = z.union([z.uuid(), z.literal('none')]);

export const listPayeBranches = defineEndpoint({
  method: 'GET',
  path: '/paye/branches',
  summary: 'The branches of an employer, open ones first, by name',
  failed: 'Your branches could not be read. Try again shortly',
  access: taxpayerRoles,
  response: payeBranchesSchema,
});

/** All of them or none. Answers every branch of the employer. */
export const addPayeBranches = defineEndpoint({
  method: 'POST',
  path: '/paye/branches',
  summary: 'Add branches of an employer',
  failed: 'Nothing was added. Try again shortly',
  access: taxpayerRoles,
  body: z.object({
    branches: z.array(z.object(branchFields)).check(z.minLength(1, 'Give a name'), z.maxLength(payeBranchesMost)),
  }),
  response: payeBranchesSchema,
  errors: ['paye.branch-known', 'paye.too-many-branches'],
});

/** What is filed keeps its branch, under the new name. Answers every branch of the employer. */
export const changePayeBranch = defineEndpoint({
  method: 'PUT',
  path: '/paye/branches/:id',
  summary: 'Rename a branch of an employer, say where it is, close it or open it again',
  failed: 'The branch was not changed. Try again shortly',
  access: taxpayerRoles,
  params: z.object({ id: z.uuid() }),
  query: asReadQuery,
  body: z.object({ ...branchFields, isClosed: z.boolean() }),
  response: payeBranchesSchema,
  errors: ['request.changed-meanwhile', 'paye.branch-not-found', 'paye.branch-known'],
});

/** As it was read: sent along with a change (`asRead`). */
export const payeBranchAsRead = ({ name, address, isClosed }: Omit<PayeBranch, 'id'>): string =>
  signOf({ name, address, isClosed });

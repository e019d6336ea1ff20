import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { listFields, listOf } from '../lists/list-query.ts';
import { koboSchema } from '../money.ts';
import { caseVersionSchema, decisionErrors } from '../workflow/case-version.ts';
import { fibreRouteSchema, siteSchema } from './declaration.ts';
import { declarationProgressSchema, declarationStateSchema } from './submit-declaration.ts';

const nothing = z.object({});
const params = z.object({ id: z.uuid() });

export const listDeclarations = defineEndpoint({
  method: 'GET',
  path: '/communication-infrastructure/declarations',
  summary: 'The queue of declarations of masts, towers and fibre, oldest first',
  access: ['SuperAdmin'],
  query: z.object({
    ...listFields({ pageSize: 50, sorts: ['receivedAt'], sortOrder: 'asc' }),
    state: z.optional(declarationStateSchema),
  }),
  response: listOf(
    z.object({
      id: z.uuid(),
      reference: z.string(),
      state: declarationStateSchema,
      companyName: z.string(),
      siteCount: z.int(),
      fibreMetres: z.int(),
      totalKobo: koboSchema,
      billReference: z.string(),
      receivedAt: z.iso.datetime(),
    }),
  ),
  errors: ['list.cursor-invalid'],
});

export const getDeclaration = defineEndpoint({
  method: 'GET',
  path: '/communication-infrastructure/declarations/:id',
  summary: 'One declaration with its sites and fibre',
  access: ['SuperAdmin'],
  params,
  response: z.extend(declarationProgressSchema, {
    id: z.uuid(),
    rcNumber: z.string(),
    contactName: z.string(),
    email: z.string(),
    phoneNumber: z.string(),
    address: z.string(),
    sites: z.array(siteSchema),
    fibreRoutes: z.array(fibreRouteSchema),
    caseVersion: caseVersionSchema,
  }),
  errors: ['declaration.not-found'],
});

export const confirmDeclaration = defineEndpoint({
  method: 'POST',
  path: '/communication-infrastructure/declarations/:id/confirmation',
  summary: 'Confirm that what was declared is what stands there; the operator is told',
  access: ['SuperAdmin'],
  params,
  body: z.object({ caseVersion: caseVersionSchema }),
  response: nothing,
  errors: ['declaration.not-found', 'declaration.state-conflict', ...decisionErrors],
});

/** Cancels the bill with it. A paid bill stays, and so does its declaration. */
export const rejectDeclaration = defineEndpoint({
  method: 'POST',
  path: '/communication-infrastructure/declarations/:id/rejection',
  summary: 'Reject a declaration with a reason the operator reads, and cancel its unpaid bill',
  access: ['SuperAdmin'],
  params,
  body: z.object({
    caseVersion: caseVersionSchema,
    reason: z.string().check(z.trim(), z.minLength(10, 'Give the reason'), z.maxLength(1000)),
  }),
  response: nothing,
  errors: [
    'declaration.not-found',
    'declaration.state-conflict',
    'bill.already-paid',
    'bill.under-review',
    ...decisionErrors,
  ],
});

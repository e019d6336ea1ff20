import * as z from 'zod/mini';
import { taxOfficeRoles } from '../access.ts';
import { defineEndpoint } from '../endpoint.ts';
import { reasonSchema } from '../identity/manage-users.ts';
import { listFields, listOf } from '../lists/list-query.ts';
import { organisationSchema } from './organisation.ts';

const offices = ['SuperAdmin', ...taxOfficeRoles] as const;

export const declaredOrganisationSchema = z.extend(organisationSchema, {
  tpui: z.string(),
  industry: z.string(),
  /** Of the person who acts for it. */
  representative: z.string(),
  changedAt: z.iso.datetime(),
});
export type DeclaredOrganisation = z.output<typeof declaredOrganisationSchema>;

/** `criteria` finds a name, a number or a TPUI. */
export const listOrganisations = defineEndpoint({
  method: 'GET',
  path: '/organisations',
  summary: 'Organisations of taxpayers, those that wait for confirmation first by age',
  access: offices,
  query: z.object({
    ...listFields({ pageSize: 50, sorts: ['changedAt', 'name'], sortOrder: 'asc' }),
    confirmed: z.optional(z.stringbool()),
  }),
  response: listOf(declaredOrganisationSchema),
  errors: ['list.cursor-invalid'],
});

/** Names what was seen, so that nobody confirms what was changed meanwhile. */
export const confirmOrganisation = defineEndpoint({
  method: 'POST',
  path: '/organisations/:tpui/confirmation',
  summary: 'Confirm that an organisation has this name and number',
  access: offices,
  params: z.object({ tpui: z.string().check(z.maxLength(40)) }),
  body: z.object({ name: z.string().check(z.maxLength(160)), registrationNumber: z.string().check(z.maxLength(40)) }),
  response: z.object({}),
  errors: ['organisation.not-found', 'organisation.changed', 'organisation.number-taken'],
});

/** What was confirmed in error. The record keeps who confirmed and who withdrew; bills and papers in that name are unconfirmed again. */
export const withdrawOrganisationConfirmation = defineEndpoint({
  method: 'POST',
  path: '/organisations/:tpui/confirmation/withdrawal',
  summary: 'Withdraw the confirmation of an organisation, with the reason',
  access: offices,
  params: z.object({ tpui: z.string().check(z.maxLength(40)) }),
  body: z.object({
    name: z.string().check(z.maxLength(160)),
    registrationNumber: z.string().check(z.maxLength(40)),
    reason: reasonSchema,
  }),
  response: z.object({}),
  errors: ['organisation.not-found', 'organisation.changed'],
});

import * as z from 'zod/mini';
import { taxOfficeRoles, taxpayerRoles } from '../access.ts';
import { defineEndpoint } from '../endpoint.ts';
import { typedCode } from '../typed-fields.ts';

export const tpuiSchema = z
  .string()
  .check(z.maxLength(40), typedCode(), z.regex(/^KD-\d{4}-\d{4}-\d{2}$/, 'Enter a TPUI, for example KD-0001-2345-67'));
const taxOfficeId = z.int().check(z.gte(1), z.lte(32_767));
const nothing = z.object({});

/** How somebody's home office came about: the only office of their area, their own choice, or staff's decision (decision 16 of the areas). */
export const homeOfficeSources = ['area', 'chosen', 'confirmed'] as const;

export const homeOfficeSchema = z.object({
  taxOfficeId: z.int(),
  name: z.string(),
  source: z.enum(homeOfficeSources),
});

/**
 * `known`: stands on bills, and has no account. `closed`: the account was deleted; nothing says any more who it was. `merged`: another
 * record leads, with everything of this one. `dormant`, `deregistered` and `deceased` are said by two persons of the office.
 */
export const taxpayerStandings = [
  ...(['active', 'suspended', 'known', 'closed', 'merged'] as const),
  ...(['dormant', 'deregistered', 'deceased'] as const),
] as const;

/** What staff see of a taxpayer. Amounts are kobo and of the bills the reader may see. */
export const taxpayerSchema = z.object({
  tpui: z.string(),
  name: z.string(),
  category: z.string(),
  phone: z.string(),
  lga: z.nullable(z.string()),
  homeOffice: z.nullable(homeOfficeSchema),
  standing: z.enum(taxpayerStandings),
  registeredOn: z.iso.date(),
  bills: z.int(),
  billedKobo: z.int(),
  collectedKobo: z.int(),
  outstandingKobo: z.int(),
  lastPaidAt: z.nullable(z.iso.datetime()),
});
export type Taxpayer = z.output<typeof taxpayerSchema>;

/** Whoever looks is noted in the activity log. */
export const getTaxpayer = defineEndpoint({
  method: 'GET',
  path: '/taxpayers/:tpui',
  summary: 'One taxpayer of the register, with what was billed and paid',
  access: ['SuperAdmin', ...taxOfficeRoles],
  params: z.object({ tpui: tpuiSchema }),
  response: taxpayerSchema,
  errors: ['taxpayer.not-found'],
});

/**
 * Confirms an office, or moves a taxpayer to another one with every open case of theirs; who had a case gives it up. Bills keep the
 * office of their day of issue. A Manager confirms the own office, moving is for Directors and SuperAdmins (decision 9 of the areas).
 */
export const setHomeOffice = defineEndpoint({
  method: 'PUT',
  path: '/taxpayers/:tpui/home-office',
  summary: 'Give a taxpayer a home office, or confirm the one they chose',
  access: ['SuperAdmin', 'Tax Office Director', 'Tax Office Manager'],
  params: z.object({ tpui: tpuiSchema }),
  body: z.object({
    taxOfficeId,
    reason: z.string().check(z.trim(), z.minLength(5, 'Give the reason'), z.maxLength(500)),
  }),
  response: z.object({
    /** Open cases that moved along. */
    movedCases: z.int(),
  }),
  errors: ['taxpayer.not-found', 'taxpayer.move-is-directors'],
});

export const getOwnHomeOffice = defineEndpoint({
  method: 'GET',
  path: '/account/home-office',
  summary: 'The office that looks after one’s taxes; null while there is none',
  access: taxpayerRoles,
  response: z.object({ homeOffice: z.nullable(homeOfficeSchema) }),
  errors: ['taxpayer.not-found'],
});

/** Refused once staff have decided. */
export const chooseHomeOffice = defineEndpoint({
  method: 'PUT',
  path: '/account/home-office',
  summary: 'Choose the office that looks after one’s taxes',
  access: taxpayerRoles,
  body: z.object({ taxOfficeId }),
  response: nothing,
  errors: ['taxpayer.not-found', 'taxpayer.home-office-confirmed'],
});

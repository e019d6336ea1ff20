import * as z from 'zod/mini';
import { adminRoles } from '../access.ts';
import { defineEndpoint } from '../endpoint.ts';
import { typedLine } from '../typed-fields.ts';

const nothing = z.object({});
const id = z.coerce.number().check(z.int(), z.gte(1), z.lte(2_147_483_647));
const params = z.object({ id });
const headName = z.string().check(z.maxLength(120), typedLine(), z.minLength(3, 'Field is required'));

export const mdaPeople = z.array(
  z.object({ name: z.string(), email: z.string(), lastSeenAt: z.nullable(z.iso.datetime()) }),
);

export const mdaSchema = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  heads: z.array(
    z.object({
      id: z.int(),
      code: z.string(),
      name: z.string(),
      /** Nothing new is billed under one that is not. */
      isActive: z.boolean(),
      /** The code comes from no public list. */
      isIllustrative: z.boolean(),
      /** Its bills may be paid in parts, where the payer's office agrees. */
      allowsPlans: z.boolean(),
    }),
  ),
  people: mdaPeople,
  /** The newest year and version first; a correction is a new version. */
  targets: z.array(
    z.object({
      year: z.int(),
      version: z.int(),
      /** By months (1 to 12), or one of the whole year (month null). */
      parts: z.array(z.object({ month: z.nullable(z.int()), kobo: z.int() })),
      source: z.string(),
      enteredAt: z.iso.datetime(),
      enteredBy: z.string(),
    }),
  ),
});
export type Mda = z.output<typeof mdaSchema>;

export const getMda = defineEndpoint({
  method: 'GET',
  path: '/mdas/:id',
  summary: 'An MDA: its revenue heads, people and targets',
  access: adminRoles,
  params,
  response: mdaSchema,
  errors: ['mda.not-found'],
});

/** Bills, targets and people come to it afterwards. The code stays: papers and files know the MDA by it. */
export const createMda = defineEndpoint({
  method: 'POST',
  path: '/mdas',
  summary: 'Register another MDA',
  access: ['SuperAdmin'],
  body: z.object({
    code: z
      .string()
      .check(z.trim(), z.maxLength(12), z.regex(/^[A-Z][A-Z0-9]{1,11}$/, 'Two to twelve capital letters or digits')),
    name: headName,
  }),
  response: z.object({ id: z.int() }),
  errors: ['mda.code-taken'],
});

/** Lists, reports and new papers say the new name; what was printed or mailed before says the old one. */
export const renameMda = defineEndpoint({
  method: 'PUT',
  path: '/mdas/:id',
  summary: 'Give an MDA another name; its code stays',
  access: ['SuperAdmin'],
  params,
  body: z.object({ name: headName }),
  response: nothing,
  errors: ['mda.not-found'],
});

export const createRevenueHead = defineEndpoint({
  method: 'POST',
  path: '/mdas/:id/revenue-heads',
  summary: 'Give an MDA another revenue head',
  access: adminRoles,
  params,
  body: z.object({
    code: z.string().check(z.maxLength(8), z.regex(/^\d{8}$/, 'Eight digits of the chart of accounts')),
    name: headName,
  }),
  response: z.object({ id: z.int() }),
  errors: ['mda.not-found', 'revenue-head.code-taken'],
});

/** The code stays: the books know the head by it. */
export const changeRevenueHead = defineEndpoint({
  method: 'PUT',
  path: '/revenue-heads/:id',
  summary: 'Change the name of a revenue head, or say whether anything new is billed under it',
  access: adminRoles,
  params,
  body: z.object({
    name: headName,
    isActive: z.boolean(),
    /** Only a SuperAdmin changes it. */
    allowsPlans: z.optional(z.boolean()),
  }),
  response: nothing,
  errors: ['revenue-head.not-found', 'access.denied'],
});

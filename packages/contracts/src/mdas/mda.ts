import * as z from 'zod/mini';
import { adminRoles } from '../access.ts';
import { asReadQuery, signOf } from '../as-read.ts';
import { defineEndpoint } from '../endpoint.ts';
import { mdaFields } from './mda-fields.ts';

const { nothing, params, name } = mdaFields;

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
  /** What is not yet as it was proposed: it waits for the second person, or for its day. */
  headChanges: z.array(
    z.object({
      workId: z.uuid(),
      state: z.enum(['proposed', 'released']),
      /** Null of a new head. */
      headId: z.nullable(z.int()),
      code: z.string(),
      name: z.string(),
      isActive: z.boolean(),
      fromDay: z.iso.date(),
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
  summary: 'An MDA: its revenue heads with what is proposed of them, people and targets',
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
    name,
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
  query: asReadQuery,
  body: z.object({ name }),
  response: nothing,
  errors: ['request.changed-meanwhile', 'mda.not-found'],
});

/** As it was read: sent along with another one (`asRead`). */
export const mdaNameAsRead = (name: string): string => signOf({ name });

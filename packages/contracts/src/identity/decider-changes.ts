import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { languages } from '../language.ts';
import { capacities } from '../workflow/work-kind.ts';

const access = ['SuperAdmin'] as const;
const places = {
  mdaId: z.optional(z.nullable(z.int())),
  taxOfficeId: z.optional(z.nullable(z.int())),
  expertSystemId: z.optional(z.nullable(z.int())),
};
/** Of the mail that follows from it. */
const language = z.enum(languages);

/** What is asked: all a second person says yes or no to. */
export const askedChangeSchema = z.discriminatedUnion('change', [
  z.object({
    change: z.literal('creation'),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    roleName: z.string(),
    ...places,
    language,
  }),
  z.object({ change: z.literal('reinstatement') }),
  z.object({
    change: z.literal('roles'),
    roleNames: z.array(z.string()),
    place: z.enum(['first', 'last']),
    ...places,
  }),
  /** What is not named stays. */
  z.object({
    change: z.literal('details'),
    email: z.optional(z.string()),
    firstName: z.optional(z.string()),
    lastName: z.optional(z.string()),
    otherName: z.optional(z.string()),
    phoneNumber: z.optional(z.nullable(z.string())),
    ...places,
    language,
  }),
  z.object({ change: z.literal('second-factor') }),
  z.object({ change: z.literal('capacity'), capacity: z.enum(capacities) }),
]);
export type AskedChange = z.output<typeof askedChangeSchema>;

export const deciderChangeStates = ['proposed', 'approved', 'refused', 'withdrawn'] as const;

/** What was asked, of the account as it stands now. */
export const deciderChangeSchema = z.object({
  id: z.uuid(),
  state: z.enum(deciderChangeStates),
  asked: askedChangeSchema,
  /** The MDA, tax office or expert system that is asked for, by name. */
  askedPlace: z.nullable(z.string()),
  /** Of what asks for one; a new account explains itself. */
  reason: z.nullable(z.string()),
  /** Null: made on the server. */
  proposedBy: z.nullable(z.string()),
  proposedAt: z.iso.datetime(),
  /** Null of an account that is not there yet, and of one that is gone. */
  person: z.nullable(
    z.object({
      id: z.uuid(),
      name: z.string(),
      email: z.string(),
      roles: z.array(z.string()),
      workplace: z.nullable(z.string()),
      status: z.enum(['active', 'suspended']),
    }),
  ),
  /** Whose account it is decides nothing about it. */
  isAboutYou: z.boolean(),
});
export type DeciderChange = z.output<typeof deciderChangeSchema>;

export const getDeciderChange = defineEndpoint({
  method: 'GET',
  path: '/users/decider-changes/:id',
  summary: 'What was proposed about somebody who decides, with the account as it stands now',
  access,
  params: z.object({ id: z.uuid() }),
  response: deciderChangeSchema,
  errors: ['decider-change.not-found'],
});

/** Fewer than wanted is a warning: with two, one who is away stops everything that takes two of them. */
export const countSuperAdmins = defineEndpoint({
  method: 'GET',
  path: '/users/super-admins',
  summary: 'How many SuperAdmins are active, and how many there should be',
  access,
  response: z.object({ active: z.int(), wanted: z.int() }),
});

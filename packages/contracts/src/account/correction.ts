import * as z from 'zod/mini';
import { taxpayerRoles } from '../access.ts';
import { defineEndpoint } from '../endpoint.ts';
import {
  dateOfBirthSchema,
  firstNameSchema,
  lastNameSchema,
  otherNameSchema,
  requiredText,
} from '../registration/person-fields.ts';
import { typedDigits } from '../typed-fields.ts';

export const correctionStates = ['open', 'approved', 'refused', 'withdrawn'] as const;

/** What shall be written instead. What is not named stays as it is. */
export const correctedFields = {
  firstName: z.optional(firstNameSchema),
  lastName: z.optional(lastNameSchema),
  otherName: z.optional(otherNameSchema),
  dateOfBirth: z.optional(dateOfBirthSchema),
  nin: z.optional(z.string().check(typedDigits(), z.regex(/^\d{11}$/, 'Unique identifier must be 11 digits.'))),
};

export const correctionSchema = z.object({
  id: z.uuid(),
  state: z.enum(correctionStates),
  requestedAt: z.iso.datetime(),
  reason: z.string(),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  otherName: z.nullable(z.string()),
  dateOfBirth: z.nullable(z.iso.date()),
  ninLast4: z.nullable(z.string()),
  decidedAt: z.nullable(z.iso.datetime()),
  /** What the office says to it. */
  answer: z.nullable(z.string()),
});
export type Correction = z.output<typeof correctionSchema>;

/** One at a time: somebody has to look at the papers. */
export const requestCorrection = defineEndpoint({
  method: 'POST',
  path: '/account/corrections',
  summary: 'Ask for another name, birth date or NIN',
  access: taxpayerRoles,
  body: z.object({ ...correctedFields, reason: requiredText(500) }).check(
    z.refine(({ reason: _, ...fields }) => Object.values(fields).some((value) => value !== undefined), {
      error: 'Say what is wrong',
      path: ['reason'],
    }),
  ),
  response: correctionSchema,
  errors: ['correction.open-already', 'account.not-registered', 'request.rate-limited'],
});

export const withdrawCorrection = defineEndpoint({
  method: 'DELETE',
  path: '/account/corrections/open',
  summary: 'Take the own open request back',
  access: taxpayerRoles,
  response: z.object({}),
  errors: ['correction.not-found'],
});

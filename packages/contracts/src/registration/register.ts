import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { passwordsMatch, repeatedPasswordFields } from '../identity/credentials.ts';
import { typedDigits } from '../typed-fields.ts';
import {
  choiceSchema,
  dateOfBirthSchema,
  firstNameSchema,
  lastNameSchema,
  middleNameSchema,
  optionalText,
  phoneNumberSchema,
  requiredText,
  signupEmailSchema,
} from './person-fields.ts';
import { lookUpTokenSchema } from './pre-registration.ts';

/** Step 1 of the signup (spec §2.4, §5), with its messages. */
export const signupDetailsFields = {
  email: signupEmailSchema,
  firstName: firstNameSchema,
  lastName: lastNameSchema,
  middleName: middleNameSchema,
  userName: z.string().check(z.trim(), z.minLength(1, 'Username is required'), z.maxLength(40)),
  phoneNumber: phoneNumberSchema,
  dateOfBirth: dateOfBirthSchema,
  genderId: choiceSchema,
  occupation: requiredText(120),
  nationality: requiredText(60),
  stateId: choiceSchema,
  lgaId: choiceSchema,
  addressLine1: requiredText(200),
  addressLine2: optionalText(200),
  postalCode: optionalText(20),
};

/** Required of an agent, absent for everybody else (spec §4 "Preregistration"). */
export const agentFields = ['agency', 'agencyId', 'agentUid', 'agencyRcNumber'] as const;

const typedNumber = z
  .string()
  .check(typedDigits(), z.regex(/^(\d{11}|[A-Za-z]{2}\d{12}[A-Za-z]{2})$/, 'Unique identifier must be 11 digits.'));

/**
 * The payload of spec §3 and the look-up it belongs to. Who somebody is (NIN, kind of account, agency, user name) comes
 * from the look-up: what is sent here of it is compared or ignored, never believed.
 */
export const registerBody = z
  .object({
    lookUpToken: lookUpTokenSchema,
    nin: typedNumber,
    agencyTypeId: z.optional(z.nullable(z.int())),
    agent_type: z.optional(z.nullable(z.string().check(z.maxLength(40)))),
    agency: optionalText(200),
    agencyId: optionalText(40),
    agentUid: optionalText(40),
    agencyRcNumber: optionalText(40),
    ...signupDetailsFields,
    ...repeatedPasswordFields,
  })
  .check(
    z.refine(passwordsMatch, { error: 'The passwords must match', path: ['confirmPassword'] }),
    ...agentFields.map((field) =>
      z.refine<{ agent_type?: string | null | undefined } & Record<(typeof agentFields)[number], string>>(
        (body) => body.agent_type !== 'Agent' || body[field] !== '',
        { error: 'Field is required', path: [field] },
      ),
    ),
  );

/**
 * Answers alike whether the account was opened or the e-mail address (or, without proof, the NIN) has one already: then
 * the owner of that account gets a mail, and nothing changes.
 */
export const register = defineEndpoint({
  method: 'POST',
  path: '/registrations',
  summary: 'Open an account; it signs in once its email address is verified',
  access: 'public',
  body: registerBody,
  response: z.object({ email: z.string() }),
  errors: [
    'registration.look-up-expired',
    'registration.details-mismatch',
    'registration.already-registered',
    'identity.password-known',
    'request.rate-limited',
  ],
});

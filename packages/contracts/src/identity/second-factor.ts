import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { secondFactorCode } from './second-factor-code.ts';

const nothing = z.object({});
const passwordSchema = z.string().check(z.minLength(1, 'Field is required'), z.maxLength(1024));
const codeSchema = secondFactorCode();

export const secondFactorSchema = z.object({
  isEnrolled: z.boolean(),
  /** The active role must have one: it cannot be switched off. */
  isRequired: z.boolean(),
  enrolledAt: z.nullable(z.iso.datetime()),
  recoveryCodesLeft: z.int(),
});
export type SecondFactorView = z.output<typeof secondFactorSchema>;

export const getSecondFactor = defineEndpoint({
  method: 'GET',
  path: '/account/second-factor',
  summary: 'Whether the own account has a second factor',
  access: 'signed-in',
  response: secondFactorSchema,
});

/** Changes nothing yet: the second factor exists once its first code was entered. */
export const beginSecondFactor = defineEndpoint({
  method: 'POST',
  path: '/account/second-factor/enrolment',
  summary: 'Begin to switch the second factor on',
  access: 'signed-in',
  body: z.object({ password: passwordSchema }),
  response: z.object({
    challenge: z.string(),
    expiresAt: z.iso.datetime(),
    otpauthUri: z.string(),
    secret: z.string(),
  }),
  errors: ['identity.invalid-credentials', 'identity.second-factor-enrolled', 'request.rate-limited'],
});

/** The recovery codes are shown this once. */
export const confirmSecondFactor = defineEndpoint({
  method: 'POST',
  path: '/account/second-factor/confirmation',
  summary: 'Switch the second factor on with its first code',
  access: 'signed-in',
  body: z.object({ challenge: z.string().check(z.maxLength(256)), code: codeSchema }),
  response: z.object({ recoveryCodes: z.array(z.string()) }),
  errors: ['identity.second-factor-invalid', 'identity.challenge-expired', 'request.rate-limited'],
});

/** The other sessions end; the person is told by e-mail. */
export const removeSecondFactor = defineEndpoint({
  method: 'POST',
  path: '/account/second-factor/removal',
  summary: 'Switch the own second factor off, with the password and a code or recovery code',
  access: 'signed-in',
  body: z.object({ password: passwordSchema, code: codeSchema }),
  response: nothing,
  errors: [
    'identity.invalid-credentials',
    'identity.second-factor-invalid',
    'identity.second-factor-required',
    'identity.second-factor-missing',
    'request.rate-limited',
  ],
});

/** The earlier ones stop working. */
export const renewRecoveryCodes = defineEndpoint({
  method: 'POST',
  path: '/account/second-factor/recovery-codes',
  summary: 'New recovery codes, with the password and a code',
  access: 'signed-in',
  body: z.object({ password: passwordSchema, code: codeSchema }),
  response: z.object({ recoveryCodes: z.array(z.string()) }),
  errors: [
    'identity.invalid-credentials',
    'identity.second-factor-invalid',
    'identity.second-factor-missing',
    'request.rate-limited',
  ],
});

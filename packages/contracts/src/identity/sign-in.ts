import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { emailSchema } from './credentials.ts';
import { doorSchema } from './doors.ts';
import { secondFactorCode } from './second-factor-code.ts';
import { openSessionSchema } from './signed-in-user.ts';

/** What an earlier sign-in on this device answered with. */
const deviceSchema = z.optional(z.string().check(z.maxLength(256)));

const challengeSchema = z.object({
  /** Proves that the password was right; opaque, short-lived, good for one attempt series. */
  challenge: z.string(),
  expiresAt: z.iso.datetime(),
});

export const signInOutcomeSchema = z.discriminatedUnion('outcome', [
  z.extend(openSessionSchema, { outcome: z.literal('signed-in') }),
  z.extend(challengeSchema, { outcome: z.literal('second-factor-required') }),
  /** First sign-in of a role that must have a second factor. */
  z.extend(challengeSchema, {
    outcome: z.literal('second-factor-enrolment'),
    otpauthUri: z.string(),
    secret: z.string(),
  }),
  /** Right password, wrong door: no session, go there. */
  z.object({ outcome: z.literal('other-door'), redirectTo: z.string() }),
]);
export type SignInOutcome = z.output<typeof signInOutcomeSchema>;

export const signInBody = z.object({
  email: emailSchema,
  password: z.string().check(z.minLength(1, 'Field is required'), z.maxLength(1024)),
  door: doorSchema,
  device: deviceSchema,
});

export const signIn = defineEndpoint({
  method: 'POST',
  path: '/sessions',
  summary: 'Sign in through one of the seven doors',
  access: 'public',
  body: signInBody,
  response: signInOutcomeSchema,
  errors: ['identity.invalid-credentials', 'identity.email-not-verified', 'request.rate-limited'],
});

const codeSchema = secondFactorCode();

export const passSecondFactor = defineEndpoint({
  method: 'POST',
  path: '/sessions/second-factor',
  summary: 'Finish signing in with a one-time code or a recovery code',
  access: 'public',
  body: z.object({ challenge: z.string().check(z.maxLength(256)), code: codeSchema, device: deviceSchema }),
  response: openSessionSchema,
  errors: ['identity.second-factor-invalid', 'identity.challenge-expired', 'request.rate-limited'],
});

export const enrolSecondFactorAtSignIn = defineEndpoint({
  method: 'POST',
  path: '/sessions/second-factor-enrolment',
  summary: 'Confirm the second factor shown at the first sign-in, and finish signing in',
  access: 'public',
  body: z.object({ challenge: z.string().check(z.maxLength(256)), code: codeSchema, device: deviceSchema }),
  response: z.extend(openSessionSchema, { recoveryCodes: z.array(z.string()) }),
  errors: ['identity.second-factor-invalid', 'identity.challenge-expired', 'request.rate-limited'],
});

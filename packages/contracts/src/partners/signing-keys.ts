import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { secondFactorCode } from '../identity/second-factor-code.ts';
import { typedLine, typedLines } from '../typed-fields.ts';
import { signingAlgorithms } from './signatures.ts';
import { partnerModeSchema } from './test-mode.ts';

const access = ['Expert System'] as const;

export const signingKeySchema = z.object({
  /** What stands in `keyid` of a signature. */
  id: z.uuid(),
  name: z.string(),
  mode: partnerModeSchema,
  engineCode: z.string(),
  algorithm: z.enum(signingAlgorithms),
  createdAt: z.iso.datetime(),
  createdBy: z.string(),
  state: z.enum(['live', 'revoked']),
});
export type SigningKey = z.output<typeof signingKeySchema>;

export const listSigningKeys = defineEndpoint({
  method: 'GET',
  path: '/expert-system/signing-keys',
  summary: 'Public keys that calls of the own expert system are signed with, the newest first',
  access,
  response: z.object({
    keys: z.array(signingKeySchema),
    /** Codes that one can be registered for. */
    engineCodes: z.array(z.object({ id: z.int(), code: z.string() })),
    modes: z.array(partnerModeSchema),
  }),
});

/** Nothing secret is sent: the private key stays with the partner. */
export const registerSigningKey = defineEndpoint({
  method: 'POST',
  path: '/expert-system/signing-keys',
  summary: 'Register a public key that calls are signed with',
  access,
  body: z.object({
    name: z.string().check(z.maxLength(60), typedLine(), z.minLength(2, 'Field is required')),
    engineCodeId: z.int().check(z.gte(1), z.lte(2_147_483_647)),
    mode: z._default(partnerModeSchema, 'live'),
    /** SubjectPublicKeyInfo as PEM: Ed25519, or ECDSA with the curve P-256. */
    publicKey: z
      .string()
      .check(
        z.maxLength(1_000),
        typedLines(),
        z.regex(
          /^-----BEGIN PUBLIC KEY-----[\sA-Za-z0-9+/=]+-----END PUBLIC KEY-----$/,
          'The whole text from BEGIN PUBLIC KEY to END PUBLIC KEY; never a private key',
        ),
      ),
    /** Of the second factor: six digits, or a recovery code. */
    code: secondFactorCode('Enter the code of your app'),
  }),
  response: z.object({ id: z.uuid() }),
  errors: [
    'signing-key.not-usable',
    'signing-key.known',
    'signing-key.two-live',
    'partner-key.no-test-mode',
    'partner-key.code-not-valid',
    'identity.second-factor-missing',
    'identity.second-factor-invalid',
    'request.rate-limited',
  ],
});

/** At once, and for good: whoever sees first that a private key leaked stops it. */
export const revokeSigningKey = defineEndpoint({
  method: 'POST',
  path: '/expert-system/signing-keys/:keyId/revocation',
  summary: 'Revoke a public key of the own expert system',
  access,
  params: z.object({ keyId: z.uuid() }),
  response: z.object({}),
  errors: ['signing-key.not-found'],
});

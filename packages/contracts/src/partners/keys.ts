import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { secondFactorCode } from '../identity/second-factor-code.ts';
import { typedLine } from '../typed-fields.ts';
import { partnerScopes } from './partner-endpoint.ts';
import { partnerModeSchema } from './test-mode.ts';

const int = z.int().check(z.gte(1), z.lte(2_147_483_647));
const scopes = z
  .array(z.enum(partnerScopes))
  .check(z.minLength(1, 'Choose what the key may do'), z.maxLength(partnerScopes.length));

/** The patterns alone: zod's own checks of addresses need what older phones do not have. */
const { ipv4, ipv6, cidrv4, cidrv6 } = z.regexes;

/** An IP address, or a block of them; nothing else runs on more than 49 characters. */
const ipRange = z.string().check(z.maxLength(49), z.trim());
const isIpRange = z.refine<string>(
  (text) => [ipv4, ipv6, cidrv4, cidrv6].some((pattern) => pattern.test(text)),
  'An IP address such as 203.0.113.7, or a block such as 203.0.113.0/24',
);

export const partnerKeysMostLive = 2;

export const partnerKeySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  mode: partnerModeSchema,
  /** What is shown of it: its beginning, which is no secret. */
  beginning: z.string(),
  engineCode: z.string(),
  scopes,
  /** From where it may be used; empty: from everywhere. */
  allowedAddresses: z.array(z.string()),
  /** Of the interface: calls with this key are served in it unless they name another one. */
  version: z.iso.date(),
  /** Without a signature it opens nothing. */
  mustBeSigned: z.boolean(),
  createdAt: z.iso.datetime(),
  createdBy: z.string(),
  /** To the minute. */
  lastUsedAt: z.nullable(z.iso.datetime()),
  expiresAt: z.iso.datetime(),
  state: z.enum(['live', 'expired', 'revoked']),
  /** `in-address`: it came in the address of a call. */
  revokedWhy: z.nullable(z.enum(['by-person', 'in-address'])),
});
export type PartnerKey = z.output<typeof partnerKeySchema>;

export const listPartnerKeys = defineEndpoint({
  method: 'GET',
  path: '/expert-system/keys',
  summary: 'Keys of the own expert system for the interface, the newest first',
  access: ['Expert System'],
  response: z.object({
    keys: z.array(partnerKeySchema),
    /** Codes that a key can be made for. */
    engineCodes: z.array(z.object({ id: z.int(), code: z.string() })),
    /** What keys can be made for now: live ones need a partner that is live, test ones an installation with a test mode. */
    modes: z.array(partnerModeSchema),
  }),
});

/** The key itself is in this answer and nowhere else; what is kept is its digest. */
export const makePartnerKey = defineEndpoint({
  method: 'POST',
  path: '/expert-system/keys',
  summary: 'Make a key for the interface; it is shown once',
  access: ['Expert System'],
  body: z.object({
    name: z.string().check(z.maxLength(60), typedLine(), z.minLength(2, 'Field is required')),
    engineCodeId: int,
    mode: z._default(partnerModeSchema, 'live'),
    scopes,
    allowedAddresses: z.array(ipRange.check(isIpRange)).check(z.maxLength(20)),
    /** For good: a key that leaked opens nothing without the private key that signs. */
    mustBeSigned: z._default(z.boolean(), false),
    /** Days until it expires. */
    days: z.int().check(z.gte(1), z.lte(730)),
    /** Of the second factor: six digits, or a recovery code. */
    code: secondFactorCode('Enter the code of your app'),
  }),
  response: z.object({ id: z.uuid(), key: z.string() }),
  errors: [
    'partner-key.two-live',
    'partner-key.not-live',
    'partner-key.no-test-mode',
    'partner-key.code-not-valid',
    'identity.second-factor-missing',
    'identity.second-factor-invalid',
    'request.rate-limited',
  ],
});

/** At once, and for good. No second factor: a key that leaked is stopped by whoever sees it first. */
export const revokePartnerKey = defineEndpoint({
  method: 'POST',
  path: '/expert-system/keys/:keyId/revocation',
  summary: 'Revoke a key of the own expert system',
  access: ['Expert System'],
  params: z.object({ keyId: z.uuid() }),
  response: z.object({}),
  errors: ['partner-key.not-found'],
});

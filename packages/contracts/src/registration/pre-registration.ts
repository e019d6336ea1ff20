import * as z from 'zod/mini';
import { taxpayerRoles } from '../access.ts';
import { defineEndpoint } from '../endpoint.ts';
import { typedDigits } from '../typed-fields.ts';
import { ninSchema, virtualNinSchema } from './identity-numbers.ts';

/** Account categories of spec §9; the role each registers. An agent is whoever staff pre-registered as one. */
export const accountCategories = [
  { id: 1, userType: 'Individual' },
  { id: 2, userType: 'Corporate' },
  { id: 3, userType: 'State Agency' },
  { id: 4, userType: 'Federal Agency' },
] as const;

/** Where the identity provider knows the person to be reached. */
export const proofChannels = ['phone', 'email'] as const;
export const proofChannelSchema = z.enum(proofChannels);
export type ProofChannel = z.output<typeof proofChannelSchema>;

/**
 * Spec §3. Until the person has proved control of the phone or e-mail known to the identity provider, every text but
 * `userName` and `nin` (as it was typed) is empty: signup then opens with the fields empty.
 */
export const preRegistrationSchema = z.object({
  userType: z.enum(taxpayerRoles),
  user: z.object({
    firstName: z.string(),
    middleName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phoneNumber: z.string(),
    /** Given by the server, shown disabled. Never the NIN. */
    userName: z.string(),
  }),
  userRegistration: z.object({
    nin: z.string(),
    agencyId: z.string(),
    agency: z.nullable(z.object({ name: z.string() })),
    agentUid: z.string(),
    agencyRcNumber: z.string(),
    dateOfBirth: z.nullable(z.iso.date()),
    genderId: z.nullable(z.int()),
  }),
});
export type PreRegistration = z.output<typeof preRegistrationSchema>;

export const lookUpTokenSchema = z.string().check(z.minLength(1, 'Field is required'), z.maxLength(256));

export const lookUpSchema = z.object({
  /** Stands for this look-up in the calls that follow. In session storage and bodies, never in an address. */
  lookUpToken: z.string(),
  expiresAt: z.iso.datetime(),
  isProved: z.boolean(),
  /** Ways a code can be sent; which number or address that is stays unsaid. */
  channels: z.array(proofChannelSchema),
  preRegistration: preRegistrationSchema,
});
export type LookUp = z.output<typeof lookUpSchema>;

export const startRegistrationBody = z.union([
  z.object({ agencyTypeId: z.int().check(z.gte(1), z.lte(4)), nin: ninSchema }),
  z.object({ agencyTypeId: z.int().check(z.gte(1), z.lte(4)), virtualNin: virtualNinSchema }),
]);

/** Sends a code to the phone, or to the e-mail when there is no phone. Whether the NIN has an account is not told here. */
export const startRegistration = defineEndpoint({
  method: 'POST',
  path: '/registrations/look-ups',
  summary: 'Look a NIN or virtual NIN up at the identity provider and send a proof code',
  access: 'public',
  body: startRegistrationBody,
  response: z.extend(lookUpSchema, { sentTo: z.nullable(proofChannelSchema) }),
  errors: ['registration.nin-not-found', 'registration.identity-provider-unavailable', 'request.rate-limited'],
});

/** After a reload: what the look-up has shown so far, and nothing more. */
export const getLookUp = defineEndpoint({
  method: 'POST',
  path: '/registrations/look-ups/current',
  summary: 'A look-up as it stands',
  access: 'public',
  body: z.object({ lookUpToken: lookUpTokenSchema }),
  response: lookUpSchema,
  errors: ['registration.look-up-expired', 'request.rate-limited'],
});

export const sendProofCode = defineEndpoint({
  method: 'POST',
  path: '/registrations/look-ups/codes',
  summary: 'Send a new proof code; earlier ones stop working',
  access: 'public',
  body: z.object({ lookUpToken: lookUpTokenSchema, channel: proofChannelSchema }),
  response: z.object({ sentTo: proofChannelSchema }),
  errors: ['registration.look-up-expired', 'registration.channel-unavailable', 'request.rate-limited'],
});

/** Five tries a code. Only from here on personal data is shown, and whether the NIN has an account. */
export const proveIdentity = defineEndpoint({
  method: 'POST',
  path: '/registrations/look-ups/proof',
  summary: 'Prove control of the phone or email with the code that was sent',
  access: 'public',
  body: z.object({
    lookUpToken: lookUpTokenSchema,
    code: z.string().check(typedDigits(), z.regex(/^\d{6}$/, 'Enter the 6-digit code')),
  }),
  response: lookUpSchema,
  errors: [
    'registration.code-invalid',
    'registration.look-up-expired',
    'registration.already-registered',
    'request.rate-limited',
  ],
});

import * as z from 'zod/mini';
import {
  contactNameSchema,
  contactPhoneSchema,
  contactTextSchema,
  referenceInput,
  requestIdSchema,
  sentByPersonFields,
} from '../contact/contact-fields.ts';
import { defineEndpoint } from '../endpoint.ts';
import { oneLine } from '../registration/person-fields.ts';
import { typedLine } from '../typed-fields.ts';
import { tipKindSchema, tipRewardStates, tipStateSchema } from './tip.ts';

/** Not beside the kinds: those are on pages that have no form. */
export const tipWordsSchema = contactTextSchema(20, 4000);
/** Market, street, house: where somebody would look. */
export const tipPlaceSchema = z
  .string()
  .check(typedLine(), z.minLength(3, 'Say where it is'), z.maxLength(200), oneLine);
/** Whom it is about, as people call them. */
export const tipAboutSchema = z.string().check(typedLine(), z.minLength(2), z.maxLength(120), oneLine);

/**
 * Without an account, and whoever is signed in is not asked: nothing of a session is read. Who gives a name or a telephone number has
 * them sealed; nobody of the office sees them. The reference opens the state and is the claim to a reward (NTAA 2025, section 68).
 */
export const sendTip = defineEndpoint({
  method: 'POST',
  path: '/tips',
  summary: 'Report untaxed activity or a false collector; a name is optional and sealed',
  failed: 'The report could not be sent. Try again shortly',
  access: 'public',
  body: z.object({
    requestId: requestIdSchema,
    kind: tipKindSchema,
    lgaId: z.int().check(z.gte(1), z.lte(32_767)),
    place: tipPlaceSchema,
    about: z.optional(tipAboutSchema),
    words: tipWordsSchema,
    name: z.optional(contactNameSchema),
    phone: z.optional(contactPhoneSchema),
    wantsReward: z.boolean(),
    ...sentByPersonFields,
  }),
  response: z.object({ reference: z.string() }),
  errors: ['tip.area-unknown', 'form.looks-automated', 'request.rate-limited'],
});

/** A POST, because a reference that is a claim must not stand in an address. */
export const openTip = defineEndpoint({
  method: 'POST',
  path: '/tips/status',
  summary: 'How far a report has come, for who holds its reference',
  failed: 'The report could not be read. Try again shortly',
  access: 'public',
  body: z.object({ reference: referenceInput }),
  response: z.object({
    state: tipStateSchema,
    receivedOn: z.iso.date(),
    wantsReward: z.boolean(),
    reward: z.nullable(z.enum(tipRewardStates)),
    /** Kobo, once it was approved. */
    rewardKobo: z.nullable(z.int()),
  }),
  errors: ['tip.not-found', 'request.rate-limited'],
});

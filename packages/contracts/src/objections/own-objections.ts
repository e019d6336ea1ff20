import * as z from 'zod/mini';
import { taxpayerRoles } from '../access.ts';
import { defineEndpoint } from '../endpoint.ts';
import { koboSchema } from '../money.ts';
import { typedLines } from '../typed-fields.ts';
import { assessmentNumberInput, objectionFields, objectionItems } from './objection.ts';

/** Why one can, or cannot, object now. */
export const objectionOffers = ['possible', 'too-late', 'has-objection', 'not-standing', 'payment-pending'] as const;

export const ownObjectionSchema = z.object({ ...objectionFields, canAnswer: z.boolean() });
export type OwnObjection = z.output<typeof ownObjectionSchema>;

/** Before the form is filled: the assessment, how long there is, and whether anything is in the way. */
export const getObjectionOffer = defineEndpoint({
  method: 'GET',
  path: '/account/objections/offer',
  summary: 'Whether one can object to an own assessment, and until when',
  failed: 'The assessment could not be read. Try again shortly',
  access: taxpayerRoles,
  query: z.object({ assessment: assessmentNumberInput }),
  response: z.object({
    assessment: z.string(),
    revenueHead: z.string(),
    period: z.object({ from: z.iso.date(), to: z.iso.date() }),
    taxKobo: koboSchema,
    servedOn: z.nullable(z.iso.date()),
    lastDay: z.nullable(z.iso.date()),
    offer: z.enum(objectionOffers),
  }),
  errors: ['objection.no-assessment'],
});

/** What is accepted becomes a bill of its own at once; the rest is not asked for until the decision. */
export const lodgeObjection = defineEndpoint({
  method: 'POST',
  path: '/account/objections',
  summary: 'Object to an own assessment, with the five items that the law asks for',
  failed: 'The objection was not sent. Try again shortly',
  access: taxpayerRoles,
  body: z.object({ assessment: assessmentNumberInput, ...objectionItems, isTrue: z.literal(true) }),
  response: ownObjectionSchema,
  errors: [
    'objection.no-assessment',
    'objection.not-possible',
    'objection.too-late',
    'objection.all-accepted',
    'bill.payment-pending',
  ],
});

/** The newest first. */
export const listOwnObjections = defineEndpoint({
  method: 'GET',
  path: '/account/objections',
  summary: 'The own objections with their clocks, the newest first',
  failed: 'Your objections could not be read. Try again shortly',
  access: taxpayerRoles,
  response: z.array(
    z.pick(ownObjectionSchema, {
      id: true,
      number: true,
      assessment: true,
      revenueHead: true,
      state: true,
      assessedKobo: true,
      disputedKobo: true,
      lodgedOn: true,
      lastDay: true,
      day: true,
    }),
  ),
});

export const getOwnObjection = defineEndpoint({
  method: 'GET',
  path: '/account/objections/:id',
  summary: 'An own objection: its five items, its clock, its bills and the decision',
  failed: 'The objection could not be read. Try again shortly',
  access: taxpayerRoles,
  params: z.object({ id: z.uuid() }),
  response: ownObjectionSchema,
  errors: ['objection.not-found'],
});

/** The days of the office go on while it waits. */
export const answerObjection = defineEndpoint({
  method: 'POST',
  path: '/account/objections/:id/answer',
  summary: 'Answer what the office asks about an own objection',
  failed: 'The answer was not sent. Try again shortly',
  access: taxpayerRoles,
  params: z.object({ id: z.uuid() }),
  body: z.object({
    text: z.string().check(typedLines(), z.maxLength(4000), z.minLength(3, 'Field is required')),
  }),
  response: ownObjectionSchema,
  errors: ['objection.not-found', 'objection.over', 'work.not-from-here'],
});

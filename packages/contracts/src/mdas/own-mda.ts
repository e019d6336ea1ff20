import * as z from 'zod/mini';
import { asReadQuery, signOf } from '../as-read.ts';
import { contactEmailSchema, contactNameSchema, contactPhoneSchema } from '../contact/contact-fields.ts';
import { defineEndpoint } from '../endpoint.ts';
import type { Localized } from '../language.ts';
import { typedLine } from '../typed-fields.ts';
import { mdaPeople } from './mda.ts';

const access = ['MDA User'] as const;
const nothing = z.object({});
const counterId = z.coerce.number().check(z.int(), z.gte(1), z.lte(2_147_483_647));

/** What an MDA may ask the SuperAdmin for. */
export const mdaRequestSubjects = ['person', 'leaver', 'revenue-head', 'target', 'other'] as const;
export type MdaRequestSubject = (typeof mdaRequestSubjects)[number];

// native reviewer: the Hausa is ours.
export const mdaRequestSubjectWords = {
  person: { en: 'Access for a person', ha: 'Izinin shiga ga wani mutum' },
  leaver: { en: 'A person has left', ha: 'Wani ya bar aiki' },
  'revenue-head': { en: 'A revenue head', ha: 'Rukunin kuɗin shiga' },
  target: { en: 'A target', ha: 'Manufa' },
  other: { en: 'Something else', ha: 'Wani abu daban' },
} as const satisfies Record<MdaRequestSubject, Localized>;

export const mdaRequestStates = ['asked', 'done', 'refused', 'withdrawn'] as const;

export const ownMdaSchema = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  people: mdaPeople,
  /** Empty where nobody entered it. */
  contact: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
  /** At the foot of what its counters print; empty for none. */
  signatureText: z.string(),
  /** By name. A closed one is chosen no more. */
  counters: z.array(z.object({ id: z.int(), name: z.string(), place: z.string(), isOpen: z.boolean() })),
  /** What its people asked the SuperAdmin for, the newest first; fifty at most. */
  requests: z.array(
    z.object({
      id: z.uuid(),
      about: z.enum(mdaRequestSubjects),
      words: z.string(),
      state: z.enum(mdaRequestStates),
      askedAt: z.iso.datetime(),
      askedBy: z.nullable(z.string()),
      /** What was said with the decision. */
      answer: z.nullable(z.string()),
    }),
  ),
  /** Of the year that is running, in its newest version; null when nobody entered one. */
  target: z.nullable(z.object({ year: z.int(), version: z.int(), kobo: z.int(), source: z.string() })),
});
export type OwnMda = z.output<typeof ownMdaSchema>;

export const getOwnMda = defineEndpoint({
  method: 'GET',
  path: '/mdas/own',
  summary: 'The MDA of the caller: people, contact, counters, requests and its target of the year',
  access,
  response: ownMdaSchema,
});

export const changeOwnMda = defineEndpoint({
  method: 'PUT',
  path: '/mdas/own',
  summary: 'Say whom to reach at the own MDA, and what its counters print at the foot of their papers',
  access,
  query: asReadQuery,
  body: z.object({
    contactName: contactNameSchema,
    contactEmail: contactEmailSchema,
    contactPhone: contactPhoneSchema,
    signatureText: z.string().check(z.maxLength(160), typedLine()),
  }),
  response: nothing,
  errors: ['request.changed-meanwhile'],
});

const counterFields = {
  name: z.string().check(z.maxLength(40), typedLine(), z.minLength(1, 'Field is required')),
  place: z.string().check(z.maxLength(120), typedLine(), z.minLength(3, 'Field is required')),
};

export const openCounter = defineEndpoint({
  method: 'POST',
  path: '/mdas/own/counters',
  summary: 'Say where the own MDA serves people',
  access,
  body: z.object(counterFields),
  response: z.object({ id: z.int() }),
  errors: ['mda.counter-taken'],
});

export const changeCounter = defineEndpoint({
  method: 'PUT',
  path: '/mdas/own/counters/:counterId',
  summary: 'Name a counter of the own MDA anew, close it or open it again',
  access,
  params: z.object({ counterId }),
  query: asReadQuery,
  body: z.object({ ...counterFields, isOpen: z.boolean() }),
  response: nothing,
  errors: ['request.changed-meanwhile', 'mda.counter-not-found', 'mda.counter-taken'],
});

export const askSuperAdmin = defineEndpoint({
  method: 'POST',
  path: '/mdas/own/requests',
  summary: 'Ask the SuperAdmin for access, a revenue head, a target or something else',
  access,
  body: z.object({
    about: z.enum(mdaRequestSubjects),
    words: z.string().check(z.maxLength(2000), z.trim(), z.minLength(10, 'Say what is needed, and why')),
  }),
  response: z.object({ id: z.uuid() }),
});

export const withdrawMdaRequest = defineEndpoint({
  method: 'POST',
  path: '/mdas/own/requests/:requestId/withdrawal',
  summary: 'Take back a request that is not decided yet',
  access,
  params: z.object({ requestId: z.uuid() }),
  response: nothing,
  errors: ['mda.request-not-found'],
});

export const getMdaRequest = defineEndpoint({
  method: 'GET',
  path: '/mda-requests/:id',
  summary: 'What people of an MDA asked for',
  access: ['SuperAdmin'],
  params: z.object({ id: z.uuid() }),
  response: z.object({
    id: z.uuid(),
    mda: z.object({ id: z.int(), name: z.string() }),
    about: z.enum(mdaRequestSubjects),
    words: z.string(),
    askedBy: z.nullable(z.object({ id: z.uuid(), name: z.string(), email: z.string() })),
  }),
  errors: ['mda.request-not-found'],
});

/** As it was read: sent along with a change (`asRead`). */
export const ownMdaAsRead = ({ contact, signatureText }: Pick<OwnMda, 'contact' | 'signatureText'>): string =>
  signOf({ name: contact.name, email: contact.email, phone: contact.phone, signatureText });
export const counterAsRead = ({ name, place, isOpen }: Omit<OwnMda['counters'][number], 'id'>): string =>
  signOf({ name, place, isOpen });

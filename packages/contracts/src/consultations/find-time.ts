import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { localizedSchema } from '../offices/list-offices.ts';
import { consultationModeSchema, consultationTopicSchema } from './consultation.ts';

export const consultantSchema = z.object({
  id: z.int(),
  name: z.string(),
  /** What they are, for example "Tax consultant". */
  title: localizedSchema,
  officeId: z.int(),
  topics: z.array(consultationTopicSchema),
  modes: z.array(consultationModeSchema),
});
export type Consultant = z.output<typeof consultantSchema>;

export const listConsultants = defineEndpoint({
  method: 'GET',
  path: '/consultations/consultants',
  summary: 'Tax consultants and officers who can be booked, with their office, topics and modes',
  access: 'public',
  response: z.array(consultantSchema),
});

/** What narrows the choice of a time; absent means any. */
const timeQueryFields = {
  topic: consultationTopicSchema,
  mode: consultationModeSchema,
  officeId: z.optional(z.coerce.number().check(z.int())),
  consultantId: z.optional(z.coerce.number().check(z.int())),
};

export const consultationDaySchema = z.object({
  day: z.iso.date(),
  /** The holiday on which every office is closed. */
  holiday: z.nullable(localizedSchema),
  /** Whose times these are, when the consultant who was asked for is away. */
  standsIn: z.nullable(z.string()),
  times: z.array(
    z.object({
      startsAt: z.iso.datetime(),
      /** How many consultants are free then. */
      free: z.int(),
    }),
  ),
});
export type ConsultationDay = z.output<typeof consultationDaySchema>;

/** Days of Africa/Lagos, from today or the day asked for, never beyond the last day that can be booked. */
export const listConsultationTimes = defineEndpoint({
  method: 'GET',
  path: '/consultations/times',
  summary: 'Free times for a consultation, by day',
  access: 'public',
  query: z.object({
    ...timeQueryFields,
    from: z.optional(z.iso.date()),
    days: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(14)), 7),
  }),
  response: z.object({
    firstDay: z.iso.date(),
    /** The last day that can be booked. */
    lastDay: z.iso.date(),
    days: z.array(consultationDaySchema),
  }),
  errors: ['request.rate-limited'],
});

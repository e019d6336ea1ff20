import * as z from 'zod/mini';
import { taxOfficeRoles } from '../access.ts';
import { contactTextSchema } from '../contact/contact-fields.ts';
import { defineEndpoint } from '../endpoint.ts';
import { languageSchema } from '../language.ts';
import { listFields, listOf } from '../lists/list-query.ts';
import {
  consultationModeSchema,
  consultationStateSchema,
  consultationTopicSchema,
  ownBookingSchema,
} from './consultation.ts';

/** Tax office roles see and change what belongs to their own office; what does not is answered as if it were not there. */
const access = ['SuperAdmin', ...taxOfficeRoles] as const;
const params = z.object({ id: z.uuid() });

export const queuedConsultationSchema = z.extend(ownBookingSchema, {
  id: z.uuid(),
  language: languageSchema,
  createdAt: z.iso.datetime(),
  answeredAt: z.nullable(z.iso.datetime()),
});
export type QueuedConsultation = z.output<typeof queuedConsultationSchema>;

export const listConsultations = defineEndpoint({
  method: 'GET',
  path: '/consultations',
  summary: 'The queue of consultations, soonest first',
  access,
  query: z.object({
    ...listFields({ pageSize: 50, sorts: ['startsAt'], sortOrder: 'asc' }),
    state: z.optional(consultationStateSchema),
    /** `ahead`: its time comes; `due`: it has come, and nobody said how it went; `ended`: held, missed or cancelled. */
    standing: z.optional(z.enum(['ahead', 'due', 'ended'])),
    topic: z.optional(consultationTopicSchema),
    mode: z.optional(consultationModeSchema),
    officeId: z.optional(z.coerce.number().check(z.int())),
    consultantId: z.optional(z.coerce.number().check(z.int())),
    /** Days of Africa/Lagos, both included. */
    from: z.optional(z.iso.date()),
    to: z.optional(z.iso.date()),
    answered: z.optional(z.enum(['yes', 'no'])),
  }),
  response: listOf(queuedConsultationSchema),
  errors: ['list.cursor-invalid'],
});

export const getConsultation = defineEndpoint({
  method: 'GET',
  path: '/consultations/queue/:id',
  summary: 'One consultation, with everything that happened to it',
  access,
  params,
  response: z.extend(queuedConsultationSchema, {
    moves: z.array(
      z.object({
        state: consultationStateSchema,
        startsAt: z.iso.datetime(),
        consultantId: z.int(),
        at: z.iso.datetime(),
      }),
    ),
  }),
  errors: ['consultation.not-found'],
});

export const assignConsultation = defineEndpoint({
  method: 'POST',
  path: '/consultations/queue/:id/assignment',
  summary: 'Give a consultation to another consultant who is free at its time; the person is told',
  access,
  params,
  body: z.object({ consultantId: z.int() }),
  response: queuedConsultationSchema,
  errors: [
    'consultation.not-found',
    'consultation.over',
    'consultation.time-taken',
    'consultation.consultant-unsuitable',
    'consultation.consultant-away',
  ],
});

/** May be repeated: the latest answer stands, and each is mailed. */
export const answerConsultation = defineEndpoint({
  method: 'POST',
  path: '/consultations/queue/:id/answer',
  summary: 'Answer the question in writing; the answer is mailed',
  access,
  params,
  body: z.object({ answer: contactTextSchema(10, 5000) }),
  response: queuedConsultationSchema,
  errors: ['consultation.not-found', 'consultation.over'],
});

export const recordConsultation = defineEndpoint({
  method: 'POST',
  path: '/consultations/queue/:id/outcome',
  summary: 'Say that a consultation was held, or that the person did not come',
  access,
  params,
  body: z.object({ outcome: z.enum(['held', 'no-show']) }),
  response: queuedConsultationSchema,
  errors: ['consultation.not-found', 'consultation.over', 'consultation.not-yet'],
});

export const cancelConsultation = defineEndpoint({
  method: 'POST',
  path: '/consultations/queue/:id/cancellation',
  summary: 'Cancel a consultation on the part of the office; the person is told why',
  access,
  params,
  body: z.object({ reason: contactTextSchema(5, 500) }),
  response: queuedConsultationSchema,
  errors: ['consultation.not-found', 'consultation.over'],
});

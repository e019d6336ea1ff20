import * as z from 'zod/mini';
import {
  contactEmailSchema,
  contactNameSchema,
  contactPhoneSchema,
  referenceInput,
  requestIdSchema,
  sentByPersonFields,
} from '../contact/contact-fields.ts';
import { defineEndpoint } from '../endpoint.ts';
import {
  bookingSchema,
  consultationModeSchema,
  consultationTopicSchema,
  hasMeetingPlace,
  ownBookingSchema,
} from './consultation.ts';
import { consultationQuestionSchema } from './question.ts';

/** Proves that its holder booked; it is in the links of the mails. */
const keySchema = z.string().check(z.minLength(1), z.maxLength(128));
const params = z.object({ reference: referenceInput });

export const bookConsultation = defineEndpoint({
  method: 'POST',
  path: '/consultations',
  summary: 'Book a consultation, without an account; a confirmation with a calendar file goes out by email',
  access: 'public',
  body: z
    .object({
      requestId: requestIdSchema,
      topic: consultationTopicSchema,
      mode: consultationModeSchema,
      officeId: z.optional(z.int()),
      /** Absent: whoever is free. */
      consultantId: z.optional(z.int()),
      startsAt: z.iso.datetime(),
      name: contactNameSchema,
      email: contactEmailSchema,
      phone: z.optional(contactPhoneSchema),
      question: consultationQuestionSchema,
      ...sentByPersonFields,
    })
    .check(
      z.refine(({ mode, phone }) => mode !== 'phone' || phone !== undefined, {
        path: ['phone'],
        error: 'Enter the phone number we should call',
      }),
      z.refine(hasMeetingPlace, {
        path: ['officeId'],
        error: 'Choose the office you will come to, or the person you want to meet',
      }),
    ),
  response: z.object({ booking: ownBookingSchema, key: z.string() }),
  errors: [
    'consultation.time-taken',
    'consultation.already-booked',
    'consultation.too-many',
    'form.looks-automated',
    'request.rate-limited',
  ],
});

export const getBooking = defineEndpoint({
  method: 'GET',
  path: '/consultations/bookings/:reference',
  summary: 'A booked consultation as anybody with its address sees it',
  access: 'public',
  params,
  response: bookingSchema,
  errors: ['consultation.not-found', 'request.rate-limited'],
});

/** An RFC 5545 file with what `getBooking` shows. */
export const downloadBookingCalendar = defineEndpoint({
  method: 'GET',
  path: '/consultations/bookings/:reference/calendar',
  summary: 'The consultation as a calendar file',
  access: 'public',
  params,
  response: z.instanceof(Uint8Array),
  contentType: 'text/calendar',
  errors: ['consultation.not-found', 'request.rate-limited'],
});

/** A POST, because the key must not stand in an address. A wrong key and an unknown reference are answered alike. */
export const openOwnBooking = defineEndpoint({
  method: 'POST',
  path: '/consultations/bookings/:reference/own',
  summary: 'A booked consultation as the person who booked it sees it',
  access: 'public',
  params,
  body: z.object({ key: keySchema }),
  response: ownBookingSchema,
  errors: ['consultation.not-found', 'request.rate-limited'],
});

export const rescheduleConsultation = defineEndpoint({
  method: 'POST',
  path: '/consultations/bookings/:reference/time',
  summary: 'Move a consultation to another free time; the consultant stays the same when free then',
  access: 'public',
  params,
  body: z.object({ key: keySchema, startsAt: z.iso.datetime() }),
  response: ownBookingSchema,
  errors: [
    'consultation.not-found',
    'consultation.over',
    'consultation.time-taken',
    'consultation.already-booked',
    'request.rate-limited',
  ],
});

export const cancelOwnConsultation = defineEndpoint({
  method: 'POST',
  path: '/consultations/bookings/:reference/cancellation',
  summary: 'Cancel a consultation that was booked',
  access: 'public',
  params,
  body: z.object({ key: keySchema }),
  response: ownBookingSchema,
  errors: ['consultation.not-found', 'consultation.over', 'request.rate-limited'],
});

import * as z from 'zod/mini';
import { taxpayerRoles } from '../access.ts';
import {
  consultationModeSchema,
  consultationStateSchema,
  consultationTopicSchema,
} from '../consultations/consultation.ts';
import { referenceInput, requestIdSchema } from '../contact/contact-fields.ts';
import { defineEndpoint } from '../endpoint.ts';
import { listFields, listOf } from '../lists/list-query.ts';
import { enquiryTopicSchema } from './enquiry.ts';
import { enquiryFileIdsSchema } from './enquiry-files.ts';
import { enquiryMessageSchema, openEnquirySchema } from './send-enquiry.ts';

/** Who writes is known: name, email and telephone are those of the account. */
export const sendOwnEnquiry = defineEndpoint({
  method: 'POST',
  path: '/account/enquiries',
  summary: 'Send a message to the service or to one tax office; one about a payment brings its story along',
  failed: 'The message could not be sent. Try again shortly',
  access: taxpayerRoles,
  body: z.object({
    requestId: requestIdSchema,
    topic: enquiryTopicSchema,
    officeId: z.optional(z.int()),
    message: enquiryMessageSchema,
    /** An own attempt to pay: what happened to it is put below the message. */
    attemptId: z.optional(z.uuid()),
    fileIds: enquiryFileIdsSchema,
  }),
  response: z.object({ reference: z.string() }),
  errors: ['enquiry.too-many', 'enquiry.office-unknown', 'enquiry.files-unknown', 'payment.not-found'],
});

/** Whoever has the message is told. What was answered or closed is open again, and our promise to answer begins anew. */
export const replyToAnswer = defineEndpoint({
  method: 'POST',
  path: '/account/enquiries/:reference/replies',
  summary: 'Write more to an own message: it goes to whoever has it',
  failed: 'Your reply was not sent. Try again shortly',
  access: taxpayerRoles,
  params: z.object({ reference: referenceInput }),
  body: z.object({ requestId: requestIdSchema, message: enquiryMessageSchema, fileIds: enquiryFileIdsSchema }),
  response: openEnquirySchema,
  errors: ['enquiry.not-found', 'enquiry.not-open', 'enquiry.too-many', 'enquiry.files-unknown'],
});

export const listOwnEnquiries = defineEndpoint({
  method: 'GET',
  path: '/account/enquiries',
  summary: 'Messages the caller sent from their account, the newest first, with their answers',
  failed: 'Your messages could not be read. Try again shortly',
  access: taxpayerRoles,
  /** `record`: by its reference. */
  query: z.object(listFields({ pageSize: 20, sorts: ['createdAt'] })),
  response: listOf(openEnquirySchema),
  errors: ['list.cursor-invalid'],
});

export const listOwnBookings = defineEndpoint({
  method: 'GET',
  path: '/account/bookings',
  summary: 'Consultations booked with the email address of the account, the latest first',
  failed: 'Your bookings could not be read. Try again shortly',
  access: taxpayerRoles,
  query: z.object(listFields({ pageSize: 10, sorts: ['startsAt'] })),
  response: listOf(
    z.object({
      reference: z.string(),
      topic: consultationTopicSchema,
      mode: consultationModeSchema,
      state: consultationStateSchema,
      startsAt: z.iso.datetime(),
    }),
  ),
  errors: ['list.cursor-invalid'],
});

import * as z from 'zod/mini';
import {
  contactEmailSchema,
  contactNameSchema,
  contactPhoneSchema,
  contactTextSchema,
  referenceInput,
  requestIdSchema,
  sentByPersonFields,
} from '../contact/contact-fields.ts';
import { defineEndpoint } from '../endpoint.ts';
import { enquiryStateSchema, enquiryTopicSchema } from './enquiry.ts';
import { enquiryFileSchema } from './enquiry-files.ts';

/** Not beside the topics: those are on pages that have no form. */
export const enquiryMessageSchema = contactTextSchema(10, 4000);

/** A message to the service or to one office. */
export const sendEnquiry = defineEndpoint({
  method: 'POST',
  path: '/enquiries',
  summary: 'Send a message to the service or to one tax office; a confirmation goes out by email',
  access: 'public',
  body: z.object({
    requestId: requestIdSchema,
    topic: enquiryTopicSchema,
    officeId: z.optional(z.int()),
    name: contactNameSchema,
    email: contactEmailSchema,
    phone: z.optional(contactPhoneSchema),
    message: enquiryMessageSchema,
    ...sentByPersonFields,
  }),
  response: z.object({ reference: z.string() }),
  errors: ['enquiry.too-many', 'enquiry.office-unknown', 'form.looks-automated', 'request.rate-limited'],
});

export const openEnquirySchema = z.object({
  reference: z.string(),
  topic: enquiryTopicSchema,
  state: enquiryStateSchema,
  office: z.nullable(z.string()),
  message: z.string(),
  sentAt: z.iso.datetime(),
  /** What went along with the message. */
  files: z.array(enquiryFileSchema),
  answers: z.array(z.object({ text: z.string(), at: z.iso.datetime() })),
  /** What the sender wrote after it. */
  replies: z.array(z.object({ text: z.string(), at: z.iso.datetime(), files: z.array(enquiryFileSchema) })),
});
export type OpenEnquiry = z.output<typeof openEnquirySchema>;

/** A POST, because an e-mail address must not stand in an address. Another person's address gets the answer of an unknown reference. */
export const openEnquiry = defineEndpoint({
  method: 'POST',
  path: '/enquiries/status',
  summary: 'How far a message has come, for who knows its reference and the email address it was sent with',
  access: 'public',
  body: z.object({ reference: referenceInput, email: contactEmailSchema }),
  response: openEnquirySchema,
  errors: ['enquiry.not-found', 'request.rate-limited'],
});

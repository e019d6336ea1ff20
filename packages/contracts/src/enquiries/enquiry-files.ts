import * as z from 'zod/mini';
import { taxOfficeRoles, taxpayerRoles } from '../access.ts';
import { defineEndpoint } from '../endpoint.ts';
import { agentDocumentBytesMax } from '../registration/agent-documents.ts';

/** Of one message, and of each reply. */
export const enquiryFilesMost = 3;

/** A picture that goes along with a message. */
export const enquiryFileSchema = z.object({
  id: z.uuid(),
  /** As the sender's device named it; for showing only. */
  name: z.string(),
  /** Bytes, as stored. */
  size: z.int(),
});
export type EnquiryFile = z.output<typeof enquiryFileSchema>;

/** Of pictures that were handed in, and went along with nothing yet. */
export const enquiryFileIdsSchema = z.optional(z.array(z.uuid()).check(z.maxLength(enquiryFilesMost)));

const params = z.object({ id: z.uuid() });
const picture = {
  response: z.instanceof(Uint8Array),
  contentType: 'image/jpeg',
  errors: ['document.not-found'],
} as const;

/** One picture in the part named `file`. Whatever no message has taken along after a day is removed. */
export const uploadEnquiryFile = defineEndpoint({
  method: 'POST',
  path: '/account/enquiries/files',
  summary: 'Hand in a picture that goes along with the next message or reply',
  failed: 'The picture was not received. Try again shortly',
  access: taxpayerRoles,
  body: z.instanceof(FormData),
  upload: { field: 'file', bytesMax: agentDocumentBytesMax },
  response: enquiryFileSchema,
  errors: ['document.not-an-image', 'document.too-large', 'request.rate-limited'],
});

export const deleteEnquiryFile = defineEndpoint({
  method: 'DELETE',
  path: '/account/enquiries/files/:id',
  summary: 'Take a picture back that no message has taken along yet',
  failed: 'The picture was not taken back. Try again shortly',
  access: taxpayerRoles,
  params,
  response: z.object({}),
  errors: ['document.not-found'],
});

export const downloadOwnEnquiryFile = defineEndpoint({
  method: 'GET',
  path: '/account/enquiries/files/:id',
  summary: 'One of the pictures that went along with an own message',
  failed: 'The picture could not be read. Try again shortly',
  access: taxpayerRoles,
  params,
  ...picture,
});

export const downloadEnquiryFile = defineEndpoint({
  method: 'GET',
  path: '/enquiries/queue/:id/files/:fileId',
  summary: 'One of the pictures that came with a message',
  failed: 'The picture could not be read. Try again shortly',
  access: ['SuperAdmin', ...taxOfficeRoles],
  params: z.object({ id: z.uuid(), fileId: z.uuid() }),
  ...picture,
  errors: ['document.not-found', 'enquiry.not-found'],
});

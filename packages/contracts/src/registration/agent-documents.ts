import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { lookupItemSchema } from '../lookups/lookup-item.ts';
import { koboSchema } from '../money.ts';

const nothing = z.object({});

/** Spec §2.8, §5: png, jpeg and jpg. What a file is, is read from its content. */
export const agentDocumentAccept = 'image/png,image/jpeg,.png,.jpeg,.jpg';
/** Of one picture as it is sent, in bytes. */
export const agentDocumentBytesMax = 10 * 1024 * 1024;

export const listAgentDocumentTypes = defineEndpoint({
  method: 'GET',
  path: '/lookups/agent-document-types',
  summary: 'Documents an agent hands in',
  access: 'public',
  response: z.array(lookupItemSchema),
});

/** Spec §3 "Selected file record", as the server keeps it. */
export const agentDocumentSchema = z.object({
  id: z.uuid(),
  docId: z.int(),
  /** As the person's device named it; for showing only. */
  docName: z.string(),
  /** Bytes, as stored. */
  size: z.int(),
  contentType: z.enum(['image/png', 'image/jpeg']),
  uploadedAt: z.iso.datetime(),
});
export type AgentDocument = z.output<typeof agentDocumentSchema>;

export const agentRegistrationSchema = z.object({
  /** Step 2 of `uploads` until every document is there, then step 3; `complete` exactly when the fee has its receipt. */
  status: z.enum(['documents-required', 'payment-required', 'complete']),
  documents: z.array(agentDocumentSchema),
  fee: z.object({
    amountKobo: koboSchema,
    /** Nobody published it: shown as an illustration. */
    isIllustrative: z.boolean(),
    /** Once it is billed. */
    billReference: z.nullable(z.string()),
  }),
});
export type AgentRegistration = z.output<typeof agentRegistrationSchema>;

export const getAgentRegistration = defineEndpoint({
  method: 'GET',
  path: '/agent-registration',
  summary: "The caller's registration as an agent: documents, fee, and what comes next",
  access: ['Agent'],
  response: agentRegistrationSchema,
});

/** One picture in the part named `file`. Takes the place of an earlier one of the same type. */
export const uploadAgentDocument = defineEndpoint({
  method: 'POST',
  path: '/agent-registration/documents/:docId',
  summary: 'Hand in a document as a picture',
  access: ['Agent'],
  params: z.object({ docId: z.coerce.number().check(z.int(), z.gte(1), z.lte(32_767)) }),
  body: z.instanceof(FormData),
  upload: { field: 'file', bytesMax: agentDocumentBytesMax },
  response: agentDocumentSchema,
  errors: ['document.type-not-found', 'document.not-an-image', 'document.too-large', 'request.rate-limited'],
});

export const downloadAgentDocument = defineEndpoint({
  method: 'GET',
  path: '/agent-registration/documents/:id',
  summary: 'One of the own documents, as stored',
  access: ['Agent'],
  params: z.object({ id: z.uuid() }),
  response: z.instanceof(Uint8Array),
  contentType: 'image/jpeg',
  errors: ['document.not-found'],
});

/** Until the fee is paid. */
export const deleteAgentDocument = defineEndpoint({
  method: 'DELETE',
  path: '/agent-registration/documents/:id',
  summary: 'Take one of the own documents back',
  access: ['Agent'],
  params: z.object({ id: z.uuid() }),
  response: nothing,
  errors: ['document.not-found', 'agent.registration-complete'],
});

/** The same bill, however often it is asked for; a new one when that has expired. Paid like any other bill. */
export const billAgentRegistration = defineEndpoint({
  method: 'POST',
  path: '/agent-registration/bill',
  summary: 'The bill for the registration fee, once every document is there',
  access: ['Agent'],
  response: z.object({ billReference: z.string(), amountKobo: koboSchema }),
  errors: ['agent.documents-missing', 'agent.registration-complete'],
});

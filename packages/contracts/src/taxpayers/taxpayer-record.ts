import * as z from 'zod/mini';
import { taxOfficeRoles } from '../access.ts';
import { consultationStateSchema, consultationTopicIds } from '../consultations/consultation.ts';
import { defineEndpoint } from '../endpoint.ts';
import { enquiryStateSchema, enquiryTopicSchema } from '../enquiries/enquiry.ts';
import { billStatusWords } from '../reporting/words.ts';
import { representationRights, representativeKinds } from '../representation/representatives.ts';
import { workKindNameSchema } from '../workflow/work-kinds.ts';
import { taxpayerSchema, tpuiSchema } from './taxpayer.ts';

/** Of each kind of paper on the page of a taxpayer; the reports have them all. */
export const taxpayerPapersMost = 10;

type ListedStatus = keyof typeof billStatusWords;
const listedStatuses = Object.keys(billStatusWords) as [ListedStatus, ...ListedStatus[]];

/** Who looked or changed something. Tax offices read the role, the state's own roles the name too. */
const doneBySchema = z.object({
  at: z.iso.datetime(),
  action: z.string(),
  role: z.nullable(z.string()),
  office: z.nullable(z.string()),
  name: z.nullable(z.string()),
  reason: z.nullable(z.string()),
});

export const taxpayerRecordSchema = z.object({
  taxpayer: taxpayerSchema,
  /** The record that leads since this one was merged into it. */
  mergedInto: z.nullable(z.object({ tpui: z.string(), name: z.string() })),
  /** Records that were merged into this one: their papers stand here too. */
  mergedHere: z.array(z.object({ tpui: z.string(), name: z.string() })),
  /** With what they sign in; absent of those who are known from bills alone. */
  account: z.nullable(
    z.object({
      userId: z.uuid(),
      /** In part. */
      email: z.string(),
      isEmailVerified: z.boolean(),
      status: z.enum(['active', 'suspended']),
      /** All that is shown of the NIN without a recorded reason; of organisations, their representative's. */
      ninLast4: z.nullable(z.string()),
      lastSeenAt: z.nullable(z.iso.datetime()),
    }),
  ),
  organisation: z.nullable(
    z.object({
      name: z.string(),
      registrationNumber: z.string(),
      tin: z.string(),
      industry: z.string(),
      isConfirmed: z.boolean(),
    }),
  ),
  /** Who acts for them. */
  people: z.array(
    z.object({
      name: z.string(),
      /** `agent` and `person` act by a consent, with these rights, since then. */
      kind: z.enum(['self', 'representative', ...representativeKinds]),
      rights: z.array(z.enum(representationRights)),
      since: z.nullable(z.iso.datetime()),
    }),
  ),
  bills: z.array(
    z.object({
      reference: z.string(),
      tpui: z.string(),
      issuedOn: z.iso.date(),
      heads: z.string(),
      totalKobo: z.int(),
      status: z.enum(listedStatuses),
    }),
  ),
  receipts: z.array(
    z.object({
      number: z.string(),
      billReference: z.string(),
      tpui: z.string(),
      at: z.iso.datetime(),
      amountKobo: z.int(),
      isVoid: z.boolean(),
    }),
  ),
  /** Cases that are about them. */
  requests: z.array(
    z.object({
      id: z.uuid(),
      kind: workKindNameSchema,
      state: z.string(),
      reference: z.string(),
      openedAt: z.iso.datetime(),
      isOpen: z.boolean(),
    }),
  ),
  /** Messages from their account, as far as the reader's office has them. */
  tickets: z.array(
    z.object({
      reference: z.string(),
      topic: enquiryTopicSchema,
      state: enquiryStateSchema,
      sentAt: z.iso.datetime(),
    }),
  ),
  /** Booked with the proved address of their account, as far as the reader's office has them. */
  consultations: z.array(
    z.object({
      reference: z.string(),
      topic: z.enum(consultationTopicIds),
      state: consultationStateSchema,
      startsAt: z.iso.datetime(),
    }),
  ),
  looks: z.array(doneBySchema),
  changes: z.array(doneBySchema),
});
export type TaxpayerRecord = z.output<typeof taxpayerRecordSchema>;

/** Whoever looks is noted in the activity log before anything is shown. */
export const getTaxpayerRecord = defineEndpoint({
  method: 'GET',
  path: '/taxpayers/:tpui/record',
  summary: 'Everything known of one taxpayer: who they are, their papers, and who looked',
  failed: 'The taxpayer could not be read. Try again shortly',
  access: ['SuperAdmin', ...taxOfficeRoles],
  params: z.object({ tpui: tpuiSchema }),
  response: taxpayerRecordSchema,
  errors: ['taxpayer.not-found'],
});

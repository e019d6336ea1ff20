import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';

/** How the registration stands once the fee is paid; null before that. */
export const agentReviewSchema = z.object({
  state: z.enum(['received', 'reviewed', 'approved', 'declined']),
  since: z.iso.datetime(),
  /** In the words of whoever decided; null unless declined. */
  reason: z.nullable(z.string()),
  /** Once approved. */
  card: z.nullable(
    z.object({
      code: z.string(),
      name: z.string(),
      validUntil: z.iso.date(),
      isSuspended: z.boolean(),
      /** Absolute address at which anybody checks the card; what its QR code holds. */
      verificationUrl: z.string(),
    }),
  ),
});
export type AgentReview = z.output<typeof agentReviewSchema>;

export const getAgentReview = defineEndpoint({
  method: 'GET',
  path: '/agent-registration/review',
  summary: "How the caller's registration as an agent stands after the fee, and the card once it is approved",
  failed: 'How your registration stands could not be read. Try again shortly',
  access: ['Agent'],
  response: z.object({ review: z.nullable(agentReviewSchema) }),
});

/** For whoever decides: who asks, what was handed in, and the receipt of the fee. */
export const getAgentToReview = defineEndpoint({
  method: 'GET',
  path: '/agent-registrations/:id',
  summary: 'An agent whose registration is to be approved: details, papers and fee',
  access: ['SuperAdmin'],
  params: z.object({ id: z.uuid() }),
  response: z.object({
    name: z.string(),
    tpui: z.nullable(z.string()),
    email: z.string(),
    phoneNumber: z.string(),
    lga: z.nullable(z.string()),
    address: z.string(),
    agency: z.nullable(z.string()),
    receiptNumber: z.nullable(z.string()),
    documents: z.array(z.object({ id: z.uuid(), name: z.string(), uploadedAt: z.iso.datetime() })),
  }),
  errors: ['work.not-found'],
});

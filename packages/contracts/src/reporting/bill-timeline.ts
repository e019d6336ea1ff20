import * as z from 'zod/mini';
import { billReferenceInput } from '../billing/bill-reference.ts';
import { defineEndpoint } from '../endpoint.ts';
import { attemptHopSchema } from './own-attempt-report.ts';

/** An attempt as whoever holds the bill's reference sees it: what happened and when. No names, no amounts, no references. */
const toldAttempt = z.object({
  startedAt: z.iso.datetime(),
  gateway: z.string(),
  /** A state of `attemptWords`. */
  status: z.string(),
  askAgainAt: z.nullable(z.iso.datetime()),
  /** The oldest first. */
  hops: z.array(z.pick(attemptHopSchema, { kind: true, at: true, outcome: true })),
});
export type ToldAttempt = z.output<typeof toldAttempt>;

export const getBillTimeline = defineEndpoint({
  method: 'GET',
  path: '/bills/timeline',
  summary: 'What happened to the attempts to pay a bill, for whoever holds its reference: steps and times only',
  failed: 'What happened to this bill could not be read. Try again shortly',
  access: 'public',
  query: z.object({ billReference: billReferenceInput }),
  /** The newest first, ten at most. */
  response: z.object({ attempts: z.array(toldAttempt), asOf: z.iso.datetime() }),
  errors: ['bill.not-found', 'request.rate-limited'],
});

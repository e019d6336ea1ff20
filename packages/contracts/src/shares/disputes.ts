import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { typedLines } from '../typed-fields.ts';
import { shareDisputeSchema } from './share.ts';

const words = z.string().check(z.maxLength(1000), typedLines(), z.minLength(5, 'Say it in a few words'));
const params = z.object({ id: z.uuid() });

export const listOwnShareDisputes = defineEndpoint({
  method: 'GET',
  path: '/shares/disputes/own',
  summary: 'What the caller said against lines, and what was answered, the newest first',
  failed: 'What you disputed could not be read. Try again shortly',
  access: ['Expert System', 'Agent'],
  response: z.array(shareDisputeSchema),
});

export const disputeShareLine = defineEndpoint({
  method: 'POST',
  path: '/shares/lines/:id/disputes',
  summary: 'Say what is wrong with a line of one’s own statement',
  failed: 'It could not be sent. Try again shortly',
  access: ['Expert System', 'Agent'],
  params,
  body: z.object({ text: words }),
  response: z.object({ id: z.uuid() }),
  errors: ['share.not-found', 'share.dispute-open'],
});

export const listShareDisputes = defineEndpoint({
  method: 'GET',
  path: '/shares/disputes',
  summary: 'What partners and agents say against lines; those without an answer first',
  failed: 'The disputes could not be read. Try again shortly',
  access: ['SuperAdmin'],
  response: z.array(shareDisputeSchema),
});

export const answerShareDispute = defineEndpoint({
  method: 'POST',
  path: '/shares/disputes/:id/answers',
  summary: 'Answer what somebody said against a line',
  failed: 'The answer could not be kept. Try again shortly',
  access: ['SuperAdmin'],
  params,
  body: z.object({ answer: words }),
  response: z.object({}),
  errors: ['share.not-found'],
});

import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { reasonBody, reasonSchema } from '../identity/manage-users.ts';
import { bankCodes } from '../refunds/bank-account.ts';
import { tpuiSchema } from '../taxpayers/taxpayer.ts';
import { mostDayKobo, mostPaymentKobo, terminalSchema, terminalSteps } from './terminal.ts';

const params = z.object({ id: z.uuid() });

export const listTerminals = defineEndpoint({
  method: 'GET',
  path: '/terminals',
  summary: 'Every terminal: whose, where, within which limits, what it took today and what is open about it',
  failed: 'The terminals could not be read. Try again shortly',
  access: ['SuperAdmin'],
  response: z.array(terminalSchema),
});

export const addTerminal = defineEndpoint({
  method: 'POST',
  path: '/terminals',
  summary: 'Register a terminal of a bank. It lies in stock and takes no money',
  failed: 'The terminal could not be registered. Try again shortly',
  access: ['SuperAdmin'],
  body: z.object({
    serial: z
      .string()
      .check(
        z.maxLength(40),
        z.trim(),
        z.toUpperCase(),
        z.regex(/^[A-Z0-9][A-Z0-9-]{3,29}$/, 'A serial number is 4 to 30 letters, digits and dashes'),
      ),
    bankCode: z.enum(bankCodes),
  }),
  response: z.object({ id: z.uuid() }),
  errors: ['terminal.serial-taken'],
});

const degrees = (least: number, most: number) =>
  z.number().check(z.gte(least, 'This is not in Nigeria'), z.lte(most, 'This is not in Nigeria'));

/** Agent, place and limits together: who holds it, where it stands and what it may take belong to one decision. */
export const proposeTerminalChange = defineEndpoint({
  method: 'POST',
  path: '/terminals/:id/changes',
  summary: 'Propose agent, place and limits of a terminal; once approved by another person it takes money there (kobo)',
  failed: 'The change could not be proposed. Try again shortly',
  access: ['SuperAdmin'],
  params,
  body: z.object({
    agentTpui: tpuiSchema,
    place: z
      .string()
      .check(
        z.trim(),
        z.minLength(3, 'Say where it stands'),
        z.maxLength(200),
        z.regex(/^[^\p{Cc}]*$/u, 'Use one line'),
      ),
    latitude: degrees(4, 14),
    longitude: degrees(2, 15),
    paymentLimitKobo: z
      .int()
      .check(z.gte(100), z.lte(mostPaymentKobo, 'At most ₦100,000.00 a payment, by the rules for agents')),
    dayLimitKobo: z.int().check(z.gte(100), z.lte(mostDayKobo, 'At most ₦1,200,000.00 a day, by the rules for agents')),
    reason: reasonSchema,
  }),
  response: z.object({ id: z.uuid() }),
  errors: ['terminal.not-found', 'terminal.agent-not-found', 'terminal.no-such-step', 'terminal.change-waits'],
});

export const decideTerminalChange = defineEndpoint({
  method: 'POST',
  path: '/terminals/:id/verdicts',
  summary: 'Approve or refuse the change of a terminal that another person proposed, or withdraw one’s own',
  failed: 'The change could not be decided. Try again shortly',
  access: ['SuperAdmin'],
  params,
  body: z.object({
    changeId: z.uuid(),
    verdict: z.enum(['approved', 'refused', 'withdrawn']),
    reason: reasonSchema,
  }),
  response: z.object({}),
  errors: ['terminal.change-not-found', 'terminal.own-change', 'terminal.no-such-step'],
});

export const stepTerminal = defineEndpoint({
  method: 'POST',
  path: '/terminals/:id/steps',
  summary: 'Stop a terminal or take it back: blocked, lost, in stock, retired. What waits for it is withdrawn',
  failed: 'The terminal could not be changed. Try again shortly',
  access: ['SuperAdmin'],
  params,
  body: z.object({ to: z.enum(terminalSteps), reason: reasonSchema }),
  response: z.object({}),
  errors: ['terminal.not-found', 'terminal.no-such-step'],
});

export const answerTerminalQuestion = defineEndpoint({
  method: 'POST',
  path: '/terminals/:id/answers',
  summary: 'Note what the agent said about place or limit; the rule begins to count anew',
  failed: 'The answer could not be kept. Try again shortly',
  access: ['SuperAdmin'],
  params,
  body: reasonBody,
  response: z.object({}),
  errors: ['terminal.question-not-found'],
});

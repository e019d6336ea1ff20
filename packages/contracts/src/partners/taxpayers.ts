import * as z from 'zod/mini';
import { languages } from '../language.ts';
import { tpuiSchema } from '../taxpayers/taxpayer.ts';
import { definePartnerEndpoint } from './partner-endpoint.ts';
import { told } from './told.ts';

/** Exact, and the name in part: enough to compare with what somebody said, nothing to collect. */
export const lookUpTaxpayer = definePartnerEndpoint({
  method: 'POST',
  path: '/taxpayers/lookups',
  operation: 'lookUpTaxpayer',
  summary: 'Whether there is a taxpayer with this TPUI, and the name in part',
  ...{ scope: 'bills', quota: 'taxpayers' },
  body: z.strictObject({ tpui: told(tpuiSchema, 'As the taxpayer tells it to you.', 'KD-0001-2345-67') }),
  answers: {
    200: z.object({
      tpui: told(z.string(), 'The same.', 'KD-0001-2345-67'),
      name: told(z.string(), 'In part: enough to compare with what somebody said.', 'A••• B•••'),
    }),
  },
  errors: ['taxpayer.not-found', 'request.invalid'],
});

/** The answer is the same whether the address is known here or not. */
export const inviteTaxpayer = definePartnerEndpoint({
  method: 'POST',
  path: '/taxpayer-invitations',
  operation: 'inviteTaxpayer',
  summary: 'Send somebody the address of registration; at most one mail a day to an address',
  ...{ scope: 'bills', quota: 'taxpayers' },
  body: z.strictObject({
    email: told(
      z.string().check(z.maxLength(254), z.trim(), z.email()),
      'Where the invitation goes.',
      'ada@example.com',
    ),
    language: z._default(told(z.enum(languages), 'Of the mail.', 'en'), 'en'),
  }),
  answers: { 202: z.object({}) },
  errors: ['request.invalid'],
});

import * as z from 'zod/mini';
import { taxOfficeRoles } from '../access.ts';
import { asReadQuery } from '../as-read.ts';
import { defineEndpoint } from '../endpoint.ts';
import { tpuiSchema } from '../taxpayers/taxpayer.ts';
import { typedLine } from '../typed-fields.ts';
import { daysInOrder, factDays, obligationFactKindSchema, obligationFactSchema } from './facts.ts';

const access = ['SuperAdmin', ...taxOfficeRoles] as const;
const params = z.object({ tpui: tpuiSchema });
const listed = z.object({ facts: z.array(obligationFactSchema) });

/** What an office has seen or read that shows it. */
export const shownBySchema = z.string().check(z.maxLength(300), typedLine(), z.minLength(5, 'Say what shows it'));

/** Whoever looks is noted in the activity log. */
export const listFactsOf = defineEndpoint({
  method: 'GET',
  path: '/taxpayers/:tpui/facts',
  summary: 'What returns of a taxpayer follow from, newest first',
  failed: 'What returns follow from could not be read. Try again shortly',
  access,
  params,
  response: listed,
  errors: ['taxpayer.not-found'],
});

/** For taxpayers without an account: whoever has one says it. Answers all of them; duties are made anew in the same moment. */
export const addFactOf = defineEndpoint({
  method: 'POST',
  path: '/taxpayers/:tpui/facts',
  summary: 'Record of a taxpayer without an account since when they have staff, withhold tax, or are self-employed',
  failed: 'Nothing was recorded. Try again shortly',
  access,
  params,
  body: z.object({ fact: obligationFactKindSchema, ...factDays, shownBy: shownBySchema }).check(daysInOrder),
  response: listed,
  errors: ['taxpayer.not-found', 'obligation.says-themselves', 'obligation.too-many-facts'],
});

/** Answers all of them. */
export const changeFactOf = defineEndpoint({
  method: 'PUT',
  path: '/taxpayers/:tpui/facts/:id',
  summary: 'Correct since when, or record until when, something was so of a taxpayer without an account',
  failed: 'Nothing was recorded. Try again shortly',
  access,
  params: z.object({ tpui: tpuiSchema, id: z.uuid() }),
  query: asReadQuery,
  body: z.object({ ...factDays, shownBy: shownBySchema }).check(daysInOrder),
  response: listed,
  errors: [
    'taxpayer.not-found',
    'obligation.says-themselves',
    'obligation.fact-not-found',
    'request.changed-meanwhile',
  ],
});

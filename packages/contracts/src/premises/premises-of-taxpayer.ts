import * as z from 'zod/mini';
import { taxOfficeRoles } from '../access.ts';
import { asReadQuery } from '../as-read.ts';
import { defineEndpoint } from '../endpoint.ts';
import { daysInOrder } from '../obligations/facts.ts';
import { shownBySchema } from '../obligations/facts-of-taxpayer.ts';
import { tpuiSchema } from '../taxpayers/taxpayer.ts';
import { premisesFields, premisesListed } from './premises.ts';

const access = ['SuperAdmin', ...taxOfficeRoles] as const;
const params = z.object({ tpui: tpuiSchema });

/** Whoever looks is noted in the activity log. */
export const listPremisesOf = defineEndpoint({
  method: 'GET',
  path: '/taxpayers/:tpui/premises',
  summary: 'The places where a taxpayer trades, those that go on first',
  failed: 'The premises could not be read. Try again shortly',
  access,
  params,
  response: premisesListed,
  errors: ['taxpayer.not-found'],
});

/** For taxpayers without an account: whoever has one says it. Answers all of them; duties are made anew in the same moment. */
export const addPremisesOf = defineEndpoint({
  method: 'POST',
  path: '/taxpayers/:tpui/premises',
  summary: 'Record a place where a taxpayer without an account trades, and since when',
  failed: 'Nothing was recorded. Try again shortly',
  access,
  params,
  body: z.object({ ...premisesFields, shownBy: shownBySchema }).check(daysInOrder),
  response: premisesListed,
  errors: ['taxpayer.not-found', 'obligation.says-themselves', 'premises.too-many'],
});

/** Answers all of them. */
export const changePremisesOf = defineEndpoint({
  method: 'PUT',
  path: '/taxpayers/:tpui/premises/:id',
  summary: 'Correct a place where a taxpayer without an account trades, or record until when',
  failed: 'Nothing was recorded. Try again shortly',
  access,
  params: z.object({ tpui: tpuiSchema, id: z.uuid() }),
  query: asReadQuery,
  body: z.object({ ...premisesFields, shownBy: shownBySchema }).check(daysInOrder),
  response: premisesListed,
  errors: ['taxpayer.not-found', 'obligation.says-themselves', 'premises.not-found', 'request.changed-meanwhile'],
});

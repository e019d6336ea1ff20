import * as z from 'zod/mini';
import { taxpayerRoles } from '../access.ts';
import { asReadQuery, signOf } from '../as-read.ts';
import { defineEndpoint } from '../endpoint.ts';

/** What a taxpayer says of themselves, and what they have to file follows from. */
const obligationFactKinds = [
  /** Has staff. */
  'employer',
  /** Pays others, from whom tax is withheld. */
  'withholding-agent',
  /** Has a trade or a profession of their own. */
  'self-employed',
] as const;

const earliest = '1950-01-01';
export const factDay = z.iso.date().check(z.refine((day) => day >= earliest, 'Enter a day since 1950'));

/** From a day to a day, both included; null: it goes on. */
export const factDays = {
  fromDay: factDay,
  toDay: z.nullable(factDay),
};
export const daysInOrder = z.refine<{ readonly fromDay: string; readonly toDay: string | null }>(
  ({ fromDay, toDay }) => toDay === null || toDay >= fromDay,
  { error: 'It ends on or after the day it began', path: ['toDay'] },
);

export const obligationFactKindSchema = z.enum(obligationFactKinds);
const fact = obligationFactKindSchema;

export const obligationFactSchema = z.object({ id: z.uuid(), fact, ...factDays });
export type ObligationFact = z.output<typeof obligationFactSchema>;

/** Of one taxpayer. */
export const obligationFactsMost = 100;

const factsSchema = z.object({ facts: z.array(obligationFactSchema) });

export const listOwnObligationFacts = defineEndpoint({
  method: 'GET',
  path: '/account/obligation-facts',
  summary: 'What one has said that returns follow from, newest first',
  failed: 'What you told us could not be read. Try again shortly',
  access: taxpayerRoles,
  response: factsSchema,
});

/** Answers all of them. What has to be filed is made anew in the same moment. */
export const addObligationFact = defineEndpoint({
  method: 'POST',
  path: '/account/obligation-facts',
  summary: 'Say since when one has staff, withholds tax, or is self-employed',
  failed: 'Nothing was saved. Try again shortly',
  access: taxpayerRoles,
  body: z.object({ fact, ...factDays }).check(daysInOrder),
  response: factsSchema,
  errors: ['obligation.too-many-facts'],
});

/** Answers all of them. */
export const changeObligationFact = defineEndpoint({
  method: 'PUT',
  path: '/account/obligation-facts/:id',
  summary: 'Correct since when, or say until when, something that returns follow from was so',
  failed: 'Nothing was saved. Try again shortly',
  access: taxpayerRoles,
  params: z.object({ id: z.uuid() }),
  query: asReadQuery,
  body: z.object(factDays).check(daysInOrder),
  response: factsSchema,
  errors: ['request.changed-meanwhile', 'obligation.fact-not-found'],
});

/** As it was read: sent along with a change (`asRead`). */
export const obligationFactAsRead = ({ fromDay, toDay }: Pick<ObligationFact, 'fromDay' | 'toDay'>): string =>
  signOf({ fromDay, toDay });

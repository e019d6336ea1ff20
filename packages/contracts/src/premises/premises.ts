import * as z from 'zod/mini';
import { taxpayerRoles } from '../access.ts';
import { asReadQuery, signOf } from '../as-read.ts';
import { defineEndpoint } from '../endpoint.ts';
import { daysInOrder, factDays } from '../obligations/facts.ts';
import { requiredText } from '../registration/person-fields.ts';

/** What is done at a place. */
const premisesTrades = [
  'hotel',
  'restaurant',
  'event-centre',
  'shop',
  'market-stall',
  'workshop',
  'factory',
  'filling-station',
  'office',
  'school',
  'clinic',
  'farm',
  'other',
] as const;
type PremisesTrade = (typeof premisesTrades)[number];

/** Whose guests and customers pay consumption tax. */
export const consumptionTaxTrades: readonly PremisesTrade[] = ['hotel', 'restaurant', 'event-centre'];

export const premisesFields = {
  /** As one would find it: street, area, town. */
  place: requiredText(160),
  trade: z.enum(premisesTrades),
  ...factDays,
};

const premisesSchema = z.object({
  id: z.uuid(),
  place: z.string(),
  trade: z.enum(premisesTrades),
  ...factDays,
});
export type Premises = z.output<typeof premisesSchema>;

/** Of one taxpayer. */
export const premisesMost = 500;

export const premisesListed = z.object({ premises: z.array(premisesSchema) });

export const listOwnPremises = defineEndpoint({
  method: 'GET',
  path: '/account/premises',
  summary: 'The places where one trades, those that go on first',
  failed: 'Your premises could not be read. Try again shortly',
  access: taxpayerRoles,
  response: premisesListed,
});

/** Answers all of them. What has to be filed is made anew in the same moment. */
export const addPremises = defineEndpoint({
  method: 'POST',
  path: '/account/premises',
  summary: 'Enter a place where one trades, and since when',
  failed: 'Nothing was saved. Try again shortly',
  access: taxpayerRoles,
  body: z.object(premisesFields).check(daysInOrder),
  response: premisesListed,
  errors: ['premises.too-many'],
});

/** Answers all of them. */
export const changePremises = defineEndpoint({
  method: 'PUT',
  path: '/account/premises/:id',
  summary: 'Correct a place where one trades, or say until when',
  failed: 'Nothing was saved. Try again shortly',
  access: taxpayerRoles,
  params: z.object({ id: z.uuid() }),
  query: asReadQuery,
  body: z.object(premisesFields).check(daysInOrder),
  response: premisesListed,
  errors: ['request.changed-meanwhile', 'premises.not-found'],
});

/** As it was read: sent along with a change (`asRead`). */
export const premisesAsRead = ({ place, trade, fromDay, toDay }: Omit<Premises, 'id'>): string =>
  signOf({ place, trade, fromDay, toDay });

import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import type { Localized } from '../language.ts';
import { typedLine } from '../typed-fields.ts';

/** What the portal cannot measure and somebody states: of a year, by an office, in a document. */
export const statementKinds = {
  'total-revenue': { unit: 'kobo', label: { en: 'Total revenue of the state', ha: 'Jimlar kuɗin shigar jiha' } },
  'recurrent-spending': { unit: 'kobo', label: { en: 'Recurrent spending', ha: 'Kuɗin gudanarwa' } },
  'capital-spending': { unit: 'kobo', label: { en: 'Capital spending', ha: 'Kuɗin ayyuka' } },
  'debt-service': { unit: 'kobo', label: { en: 'Debt service', ha: 'Biyan bashi' } },
  'debt-stock': { unit: 'kobo', label: { en: 'Debt stock', ha: 'Jimlar bashi' } },
  'cost-of-collection': { unit: 'kobo', label: { en: 'Cost of collection', ha: 'Kuɗin karɓar haraji' } },
  population: { unit: 'persons', label: { en: 'Population', ha: 'Yawan jama’a' } },
} as const satisfies Readonly<Record<string, { readonly unit: 'kobo' | 'persons'; readonly label: Localized }>>;
export type StatementKind = keyof typeof statementKinds;
const kinds = Object.keys(statementKinds) as [StatementKind, ...StatementKind[]];

export const yearSchema = z.int().check(z.gte(2000), z.lte(2100));
const statementFields = {
  kind: z.enum(kinds),
  year: yearSchema,
  /** Kobo, or persons. */
  value: z.int().check(z.gte(0)),
  /** Who says so. */
  office: z.string().check(z.maxLength(120), typedLine(), z.minLength(3, 'Field is required')),
  /** When they said it. */
  statedOn: z.iso.date(),
  /** Where it is written. */
  document: z.string().check(z.maxLength(200), typedLine(), z.minLength(3, 'Field is required')),
};

export const statementSchema = z.object({ ...statementFields, enteredAt: z.iso.datetime() });
export type Statement = z.output<typeof statementSchema>;

const failed = 'The statement could not be kept. Try again shortly';

export const listStatements = defineEndpoint({
  method: 'GET',
  path: '/budget/statements',
  summary: 'The newest statement of each kind for a year',
  failed,
  access: ['SuperAdmin', 'Governor'],
  query: z.object({ year: z.coerce.number().check(z.int(), z.gte(2000), z.lte(2100)) }),
  response: z.array(statementSchema),
  errors: [],
});

export const enterStatement = defineEndpoint({
  method: 'POST',
  path: '/budget/statements',
  summary: 'Enters what somebody stated; an earlier statement of the same kind and year stays and is no longer shown',
  failed,
  access: ['SuperAdmin'],
  body: z.strictObject(statementFields),
  response: z.object({}),
  errors: ['budget.not-yet'],
});

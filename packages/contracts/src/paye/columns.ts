import * as z from 'zod/mini';
import { taxpayerRoles } from '../access.ts';
import { defineEndpoint } from '../endpoint.ts';

/** The columns of a schedule, as `payeRowSchema` has them. */
export const payeColumnNames = [
  'staffNumber',
  'name',
  'taxId',
  'stateId',
  'branch',
  'grossKobo',
  'pensionKobo',
  'housingFundKobo',
  'healthInsuranceKobo',
  'lifeInsuranceKobo',
  'homeLoanInterestKobo',
  'yearlyRentKobo',
  'deductedKobo',
] as const;

/** What an employer's own lists call them; an empty word: it is not in them. */
const headingsSchema = z.partialRecord(z.enum(payeColumnNames), z.string().check(z.maxLength(200)));

export const getPayeColumns = defineEndpoint({
  method: 'GET',
  path: '/paye/columns',
  summary: 'What an employer’s own lists call the columns of a schedule',
  access: taxpayerRoles,
  response: z.object({ headings: headingsSchema }),
});

export const savePayeColumns = defineEndpoint({
  method: 'PUT',
  path: '/paye/columns',
  summary: 'Remember what an employer’s own lists call the columns of a schedule',
  access: taxpayerRoles,
  body: z.object({ headings: headingsSchema }),
  response: z.object({}),
});

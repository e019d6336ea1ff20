import * as z from 'zod/mini';
import { taxpayerRoles } from '../access.ts';
import { defineEndpoint } from '../endpoint.ts';
import { listFields, listOf } from '../lists/list-query.ts';
import { koboSchema } from '../money.ts';
import { payeMonthSchema } from './schedule.ts';

/** What an employer filed of the caller, found by the caller's own TPUI in the column Tax ID. */
export const ownPayeRowSchema = z.object({
  month: payeMonthSchema,
  employer: z.string(),
  /** The employer's TPUI. */
  employerTpui: z.string(),
  grossKobo: koboSchema,
  deductedKobo: koboSchema,
  lawKobo: koboSchema,
  /** The month's every bill has a receipt that stands. */
  isReceipted: z.boolean(),
  /** The annual return of its year is filed with the caller in it: there is a Form A. */
  isReturnFiled: z.boolean(),
});
export type OwnPayeRow = z.output<typeof ownPayeRowSchema>;

export const listOwnPayeRows = defineEndpoint({
  method: 'GET',
  path: '/paye/own-rows',
  summary: 'What employers filed of the caller, the newest months first',
  failed: 'What your employers filed could not be read. Try again shortly',
  access: taxpayerRoles,
  /** Two years of one employer to a page. */
  query: z.object(listFields({ pageSize: 24, sorts: ['month'] })),
  response: listOf(ownPayeRowSchema),
  errors: ['list.cursor-invalid'],
});

/** The employee's own, as the employer downloads it. */
export const downloadOwnPayeCertificate = defineEndpoint({
  method: 'GET',
  path: '/paye/own-certificates',
  summary: 'Download the signed certificate of the tax that an employer deducted from the caller in a year (PDF)',
  failed: 'The certificate could not be made. Try again shortly',
  access: taxpayerRoles,
  query: z.object({
    year: z.coerce.number().check(z.int(), z.gte(2025), z.lte(2100)),
    employerTpui: z.string().check(z.maxLength(40)),
  }),
  response: z.instanceof(Uint8Array),
  contentType: 'application/pdf',
  errors: ['paye.not-found', 'paye.nothing-receipted', 'service.unavailable'],
});

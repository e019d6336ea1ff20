import * as z from 'zod/mini';
import { taxpayerRoles } from '../access.ts';
import { defineEndpoint } from '../endpoint.ts';
import { koboSchema } from '../money.ts';
import { filingDeclarationVersion } from './declaration.ts';
import { payeMonthSchema } from './schedule.ts';

const yearInput = z.coerce.number().check(z.int(), z.gte(2025), z.lte(2100));

/** One employee in a year, added up of the newest filings of its months: what Form A states. */
export const payeYearRowSchema = z.object({
  staffNumber: z.string(),
  name: z.string(),
  taxId: z.string(),
  stateId: z.int(),
  /** In which there is a row. */
  months: z.int(),
  firstMonth: payeMonthSchema,
  lastMonth: payeMonthSchema,
  grossKobo: koboSchema,
  pensionKobo: koboSchema,
  housingFundKobo: koboSchema,
  healthInsuranceKobo: koboSchema,
  lifeInsuranceKobo: koboSchema,
  homeLoanInterestKobo: koboSchema,
  yearlyRentKobo: koboSchema,
  deductedKobo: koboSchema,
  /** The law's figures of the months together. */
  lawKobo: koboSchema,
  dueKobo: koboSchema,
  /** The tax of the whole year by the law of its end: months that differ from each other add up to something else. */
  yearLawKobo: koboSchema,
  /** Of months whose every bill has its receipt: what a certificate states. */
  receiptedMonths: z.int(),
  receiptedKobo: koboSchema,
});
export type PayeYearRow = z.output<typeof payeYearRowSchema>;

/** The annual return of an employer is due on the last day of January after its year. */
export const payeReturnDueOn = (year: number): string => `${year + 1}-01-31`;

/** As whom somebody signs for an employer. */
export const payeSigners = ['managing-director', 'accountant', 'secretary', 'owner'] as const;
export const payeSignerSchema = z.enum(payeSigners, 'Choose as whom you sign');
export type PayeSigner = z.output<typeof payeSignerSchema>;

export const payeReturnSchema = z.object({
  year: z.int(),
  dueOn: z.iso.date(),
  /** From the first month that was filed to December; empty: it can be filed. */
  missing: z.array(payeMonthSchema),
  /** Months of the year that are filed, nil ones too; 0: there is no return to make. */
  filedMonths: z.int(),
  employees: z.int(),
  grossKobo: koboSchema,
  deductedKobo: koboSchema,
  lawKobo: koboSchema,
  dueKobo: koboSchema,
  /** In the language of whoever asks. */
  dueInWords: z.string(),
  receiptedKobo: koboSchema,
  /** Gross pay of the next year, as the last month goes on. */
  projectedKobo: koboSchema,
  /** Employees of whom something is receipted: how many have a certificate. */
  certified: z.int(),
  /** The first in which anybody has a row; null: nothing is filed. */
  firstMonth: z.nullable(payeMonthSchema),
  /** The last in which anybody has a row; null: nothing is filed. */
  lastMonth: z.nullable(payeMonthSchema),
  /** The first `payeLinesAtOnce`, by staff number. */
  rows: z.array(payeYearRowSchema),
  /** The newest that is filed; null while none is. */
  filed: z.nullable(
    z.object({
      version: z.int(),
      filedAt: z.iso.datetime(),
      signedAs: payeSignerSchema,
      projectedKobo: koboSchema,
      employees: z.int(),
      dueKobo: koboSchema,
      /** A month was amended since: the return can be filed again. */
      isOutdated: z.boolean(),
    }),
  ),
});
export type PayeReturn = z.output<typeof payeReturnSchema>;

/** Salaries: each reading is noted. */
export const getPayeReturn = defineEndpoint({
  method: 'GET',
  path: '/paye/return',
  summary: 'The annual return of an employer (Form H1), made of the filed months, with what each employee had (Form A)',
  failed: 'The return could not be made. Try again shortly',
  access: taxpayerRoles,
  query: z.object({ year: yearInput }),
  response: payeReturnSchema,
});

/** Salaries: each reading is noted. */
export const listPayeReturnRows = defineEndpoint({
  method: 'GET',
  path: '/paye/return/rows',
  summary: 'What each employee had in a year (Form A), by staff number; or those that are looked for',
  failed: 'The employees could not be read. Try again shortly',
  access: taxpayerRoles,
  query: z.object({
    year: yearInput,
    /** How many are left out before the first. */
    from: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(100_000))),
    /** A part of the name, or the staff number. */
    find: z.optional(z.string().check(z.maxLength(100), z.trim())),
  }),
  response: z.object({ found: z.int(), rows: z.array(payeYearRowSchema) }),
});

/** What each employee had in the year, all of them; what a spreadsheet would take for a formula is text there. */
export const downloadPayeReturn = defineEndpoint({
  method: 'GET',
  path: '/paye/return/file',
  summary: 'Download the annual return of an employer: Form A as CSV',
  failed: 'The return could not be made. Try again shortly',
  access: taxpayerRoles,
  query: z.object({ year: yearInput }),
  response: z.instanceof(Uint8Array),
  contentType: 'text/csv',
});

/** What is filed stays; a month that is amended later makes a further version. */
export const filePayeReturn = defineEndpoint({
  method: 'POST',
  path: '/paye/returns',
  summary: 'File the annual return of an employer (Form H1)',
  failed: 'The return was not filed. Try again shortly',
  access: taxpayerRoles,
  body: z.object({
    year: yearInput,
    /** As they were shown. */
    employees: z.int(),
    dueKobo: koboSchema,
    signedAs: payeSignerSchema,
    /** Gross pay the employer expects to pay in the next year. */
    projectedKobo: koboSchema.check(z.lte(9_000_000_000_000_000, 'This amount is too large')),
    /** The wording that whoever files has ticked. */
    declarationVersion: z.literal(filingDeclarationVersion),
  }),
  response: payeReturnSchema,
  errors: ['paye.return-months-missing', 'paye.return-changed', 'paye.return-filed'],
});

/** For receipted amounts alone. */
export const downloadPayeCertificate = defineEndpoint({
  method: 'GET',
  path: '/paye/certificates',
  summary: 'Download the signed certificate of the tax an employee had deducted in a year (PDF)',
  failed: 'The certificate could not be made. Try again shortly',
  access: taxpayerRoles,
  query: z.object({ year: yearInput, staffNumber: z.string().check(z.minLength(1), z.maxLength(40)) }),
  response: z.instanceof(Uint8Array),
  contentType: 'application/pdf',
  errors: ['paye.not-found', 'paye.nothing-receipted', 'service.unavailable'],
});

/** Of certificates in one file. */
export const payeCertificatesAtOnce = 100;

/** For receipted amounts alone; whoever has none is left out. */
export const downloadPayeCertificates = defineEndpoint({
  method: 'GET',
  path: '/paye/certificates/together',
  summary: 'Download the signed certificates of a year in one file, a page for each employee (PDF)',
  failed: 'The certificates could not be made. Try again shortly',
  access: taxpayerRoles,
  query: z.object({
    year: yearInput,
    /** How many employees with a certificate are left out before the first. */
    from: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(100_000))),
  }),
  response: z.instanceof(Uint8Array),
  contentType: 'application/pdf',
  errors: ['paye.nothing-receipted', 'service.unavailable'],
});

/** With the first of Form A; the file of rows has all of it. */
export const printPayeReturn = defineEndpoint({
  method: 'GET',
  path: '/paye/return/paper',
  summary: 'Download the annual return of an employer (Form H1) as a paper (PDF)',
  failed: 'The return could not be made. Try again shortly',
  access: taxpayerRoles,
  query: z.object({ year: yearInput }),
  response: z.instanceof(Uint8Array),
  contentType: 'application/pdf',
  errors: ['paye.not-found', 'service.unavailable'],
});

/** The payload of a signed certificate. Short names: it must fit a QR code. `k` keeps it apart from receipts and statements. */
export const payeCertificateClaimsSchema = z.object({
  v: z.literal(1),
  k: z.literal('paye'),
  /** Employer: TPUI and name. */
  t: z.string(),
  e: z.string(),
  /** Employee: staff number and name. */
  s: z.string(),
  n: z.string(),
  /** Year, and its receipted months. */
  y: z.int(),
  m: z.int(),
  /** Gross pay and tax of these months, in kobo. */
  g: z.int(),
  a: z.int(),
  /** Stated at: seconds since 1970. */
  d: z.int(),
});
export type PayeCertificateClaims = z.output<typeof payeCertificateClaimsSchema>;

/** Whether a certificate is ours, what it says, and whether receipts still cover it. */
export const verifyPayeCertificate = defineEndpoint({
  method: 'GET',
  path: '/paye/certificates/verification',
  summary: 'Verify the signed certificate of an employee’s tax, and say whether receipts still cover it',
  access: 'public',
  query: z.object({ certificate: z.string().check(z.maxLength(2048)) }),
  response: z.object({
    employer: z.string(),
    employee: z.string(),
    year: z.int(),
    months: z.int(),
    grossKobo: koboSchema,
    taxKobo: koboSchema,
    statedAt: z.iso.datetime(),
    /** False: a receipt was voided or a month amended since, and less is receipted today. */
    isCovered: z.boolean(),
  }),
  errors: ['receipt.signature-invalid', 'request.rate-limited'],
});

import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { languages } from '../language.ts';
import { koboSchema } from '../money.ts';
import { fibreRouteSchema, fibreRoutesMax, siteSchema, sitesMax } from './declaration.ts';

/** Of the dated tariff (`getTariff`) that masts, towers and fibre are assessed by. */
export const communicationTariffKey = 'communication-infrastructure';

/** Entries of that tariff, in the order of an assessment. */
export const communicationRates = ['mast', 'tower', 'rooftop', 'generator', 'fibre-metre', 'duct-metre'] as const;
export type CommunicationRate = (typeof communicationRates)[number];

const localizedSchema = z.record(z.enum(languages), z.string());

export const assessmentLineSchema = z.object({
  rate: z.enum(communicationRates),
  name: localizedSchema,
  unit: localizedSchema,
  /** Where the amount comes from; absent when nobody says. */
  basis: z.optional(localizedSchema),
  quantity: z.int(),
  unitAmountKobo: koboSchema,
  amountKobo: koboSchema,
  /** Nobody published the amount: it shows how the assessment works. */
  isIllustrative: z.boolean(),
});
export type AssessmentLine = z.output<typeof assessmentLineSchema>;

export const assessmentSchema = z.object({
  /** Day from which the tariff counts that was taken. */
  tariffFrom: z.iso.date(),
  lines: z.array(assessmentLineSchema),
  totalKobo: koboSchema,
});
export type Assessment = z.output<typeof assessmentSchema>;

/** Keeps nothing. */
export const assessInfrastructure = defineEndpoint({
  method: 'POST',
  path: '/communication-infrastructure/assessments',
  summary: 'What masts, towers and fibre would cost today, line by line',
  access: 'public',
  body: z.object({
    sites: z.array(siteSchema).check(z.maxLength(sitesMax)),
    fibreRoutes: z.array(fibreRouteSchema).check(z.maxLength(fibreRoutesMax)),
  }),
  // 500 sites with long names, and fibre.
  bodyLimits: { bytesMax: 512 * 1024, tokensMax: 20_000 },
  response: assessmentSchema,
  errors: ['declaration.tariff-missing', 'request.rate-limited'],
});

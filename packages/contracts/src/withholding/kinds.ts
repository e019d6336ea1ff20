import * as z from 'zod/mini';
import type { Localized } from '../language.ts';

/** What a payment was for, as the Schedule of the Regulations divides it. */
// native reviewer: the Hausa of the whole file is ours.
export const withholdingClasses = {
  'dividend-or-interest': { en: 'Dividend or interest', ha: 'Ribar hannun jari ko ruwa' },
  royalty: { en: 'Royalty', ha: 'Kuɗin haƙƙin mallaka' },
  'rent-hire-or-lease': { en: 'Rent, hire or lease', ha: 'Haya' },
  'professional-or-commission': {
    en: 'Professional, technical or management service, commission',
    ha: 'Aikin ƙwararru ko gudanarwa, kwamisho',
  },
  'supply-of-goods': { en: 'Goods or materials, not from their maker', ha: 'Kaya, ba daga mai yin su ba' },
  'co-location-or-tower': {
    en: 'Co-location or telecommunication tower',
    ha: 'Hasumiyar sadarwa ko zama tare',
  },
  'other-services': { en: 'Another service', ha: 'Wani aiki' },
  'construction-of-roads-bridges-buildings': {
    en: 'Building of roads, bridges, buildings or power plants',
    ha: 'Gina hanya, gada, gida ko tashar wuta',
  },
  'other-construction': { en: 'Other construction', ha: 'Wani gini' },
  'directors-fees': { en: 'Directors’ fees', ha: 'Ladan daraktoci' },
  'loss-of-employment': { en: 'Compensation for loss of employment', ha: 'Diyyar rasa aiki' },
  'entertainers-and-sports': { en: 'Entertainers and sports people', ha: 'Masu nishaɗi da ’yan wasa' },
  winnings: { en: 'Lottery, gaming or show winnings', ha: 'Ladan caca ko gasa' },
} as const satisfies Readonly<Record<string, Localized>>;
export type WithholdingClass = keyof typeof withholdingClasses;
export const withholdingClassIds = Object.keys(withholdingClasses) as [WithholdingClass, ...WithholdingClass[]];

/** Who was paid. The state collects of people who live in Nigeria alone. */
export const withholdingPayees = {
  'resident-individual': { en: 'A person living in Nigeria', ha: 'Mutum mazaunin Najeriya' },
  'resident-company': { en: 'A Nigerian company', ha: 'Kamfanin Najeriya' },
  'non-resident-individual': { en: 'A person living abroad', ha: 'Mutum mazaunin waje' },
  'non-resident-company': { en: 'A foreign company', ha: 'Kamfanin waje' },
} as const satisfies Readonly<Record<string, Localized>>;
export type WithholdingPayee = keyof typeof withholdingPayees;
export const withholdingPayeeIds = Object.keys(withholdingPayees) as [WithholdingPayee, ...WithholdingPayee[]];

/** Who withholds: private people have no duty, small businesses one above an amount. */
export const withholdingPayers = {
  company: { en: 'A company or public body', ha: 'Kamfani ko hukumar gwamnati' },
  'small-business': {
    en: 'A small company or a business without a company',
    ha: 'Ƙaramin kamfani ko kasuwanci marar kamfani',
  },
} as const satisfies Readonly<Record<string, Localized>>;
export type WithholdingPayer = keyof typeof withholdingPayers;
export const withholdingPayerIds = Object.keys(withholdingPayers) as [WithholdingPayer, ...WithholdingPayer[]];

/** Whose tax it is: of people of another state that state's, of companies and of people abroad the Nigeria Revenue Service's. */
export const withholdingCollectors = ['state', 'other-state', 'nigeria-revenue-service'] as const;
export const withholdingCollectorSchema = z.enum(withholdingCollectors);
export type WithholdingCollector = z.output<typeof withholdingCollectorSchema>;

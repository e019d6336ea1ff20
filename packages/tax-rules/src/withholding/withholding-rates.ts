import { naira, percent } from '../kobo.ts';
import type { Dated, LegalReference } from '../rule.ts';

export const payees = [
  'resident-company',
  'non-resident-company',
  'resident-individual',
  'non-resident-individual',
] as const;
export type Payee = (typeof payees)[number];

/** Who pays. Small companies and people in business without a company have a duty only above an amount; private people have none. */
export const payers = ['company', 'small-business', 'private-person'] as const;
export type Payer = (typeof payers)[number];

export const withholdingTransactions = [
  'dividend-or-interest',
  'royalty',
  'rent-hire-or-lease',
  'professional-or-commission',
  'supply-of-goods',
  'co-location-or-tower',
  'other-services',
  'construction-of-roads-bridges-buildings',
  'other-construction',
  'directors-fees',
  'loss-of-employment',
  'entertainers-and-sports',
  'winnings',
] as const;
export type WithholdingTransaction = (typeof withholdingTransactions)[number];

export interface WithholdingLaw extends Dated {
  /** Parts of a million by payee, in the order of `payees`; null where nothing is deducted. */
  readonly rates: Readonly<Record<WithholdingTransaction, readonly (number | null)[]>>;
  /** A payee without a Tax ID suffers this many times the rate, except of passive income. */
  readonly withoutTaxIdFactor: number;
  readonly passive: readonly WithholdingTransaction[];
  /** Income tax leaves out this much of a compensation for loss of employment; what is exempt suffers no deduction. */
  readonly freeCompensation: { readonly upToKobo: number; readonly reference: LegalReference };
  /** A small business deducts nothing up to this amount in a month from a payee with a Tax ID. */
  readonly smallBusinessFreeKobo: number;
  readonly reference: LegalReference;
}

const row = (...percentages: readonly (number | null)[]) =>
  percentages.map((value) => (value === null ? null : percent(value)));

const regulations = 'Deduction of Tax at Source (Withholding) Regulations 2024';

/** The Regulations rest on Acts that the Nigeria Tax Act repealed; they go on until new ones are made. */
const firstSchedule = {
  rates: {
    'dividend-or-interest': row(10, 10, 10, 10),
    royalty: row(10, 10, 5, 5),
    'rent-hire-or-lease': row(10, 10, 10, 10),
    'professional-or-commission': row(5, 10, 5, 10),
    'supply-of-goods': row(2, null, 2, null),
    'co-location-or-tower': row(2, 5, 2, 5),
    'other-services': row(2, 5, 2, 5),
    'construction-of-roads-bridges-buildings': row(2, 5, 2, 5),
    'other-construction': row(5, 10, 5, 10),
    'directors-fees': row(null, null, 15, 20),
    'loss-of-employment': row(null, null, 10, 10),
    'entertainers-and-sports': row(null, 15, null, 15),
    winnings: row(null, null, 5, 15),
  },
  withoutTaxIdFactor: 2,
  passive: ['dividend-or-interest', 'royalty', 'rent-hire-or-lease'],
  smallBusinessFreeKobo: naira(2_000_000),
  reference: { law: regulations, section: 'First Schedule and regs. 3, 4 and 10', certainty: 'last-published' },
} as const;

/** The Act says that what is due is deducted, not at which rate: the Schedule's is taken, of what is not exempt. */
const compensationReference = (section: string): LegalReference => ({
  law: regulations,
  section: `First Schedule and reg. 10(1)(g), with ${section}`,
  certainty: 'our-reading',
});

export const withholdingLaws: readonly WithholdingLaw[] = [
  {
    ...firstSchedule,
    from: '2026-01-01',
    freeCompensation: {
      upToKobo: naira(50_000_000),
      reference: compensationReference('Nigeria Tax Act 2025, s. 50'),
    },
  },
  {
    ...firstSchedule,
    from: '2025-01-01',
    to: '2025-12-31',
    freeCompensation: {
      upToKobo: naira(10_000_000),
      reference: compensationReference('Capital Gains Tax Act, s. 36'),
    },
  },
];

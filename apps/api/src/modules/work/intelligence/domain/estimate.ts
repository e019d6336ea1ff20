import type { EstimateLine, SourceKind } from '@portal/contracts';
import { consumptionTax, directAssessmentReturn } from '@portal/tax-rules';

/** What a row says of money, in kobo of a year unless its name says otherwise. */
export interface RowFacts {
  readonly rooms?: number;
  readonly nightKobo?: number;
  readonly yearKobo?: number;
  readonly withheldKobo?: number;
  readonly deductedKobo?: number;
  readonly payers?: number;
  readonly year?: number;
  /** As the list has it: a plot, a vehicle, a class. */
  readonly about?: string;
}

export interface Estimate {
  readonly lowKobo: number;
  readonly highKobo: number;
  readonly working: readonly EstimateLine[];
}

/** Assumed, and said so in each working: how full rooms are, and what is left of a turnover. */
const occupied = { low: 0.26, high: 0.57 };
const leftOfTurnover = { low: 0.1, high: 0.3 };
const leftOfRent = { low: 0.6, high: 1 };
const percent = (share: number) => `${Math.round(share * 100)} %`;
const naira = (amountKobo: number) => `₦${Math.round(amountKobo / 100).toLocaleString('en')}`;

const nothing = (says: string): Estimate => ({
  lowKobo: 0,
  highKobo: 0,
  working: [{ says, how: '', lowKobo: 0, highKobo: 0 }],
});

/** The tax on an income of a year by the law of the year, less what was deducted or withheld; without reliefs, which only whoever files can say. */
function taxOn(
  day: string,
  { payKobo = 0, otherKobo = 0, creditKobo = 0 }: { payKobo?: number; otherKobo?: number; creditKobo?: number },
): number {
  const source = { name: 'Estimate', incomeKobo: otherKobo, costsKobo: 0, lossBroughtKobo: 0 };
  const { taxKobo } = directAssessmentReturn(day, {
    ...{ employments: payKobo > 0 ? [{ employer: 'Employers', grossKobo: payKobo, deductedKobo: 0 }] : [] },
    ...{ sources: otherKobo > 0 ? [source] : [], gainsKobo: 0, credits: [] },
  });
  return Math.max(0, taxKobo - creditKobo);
}

function onIncome(
  day: string,
  says: string,
  base: number,
  share: { readonly low: number; readonly high: number },
  creditKobo = 0,
): Estimate {
  const [low, high] = [Math.floor(base * share.low), Math.floor(base * share.high)];
  const [lowKobo, highKobo] = [low, high].map((otherKobo) => taxOn(day, { otherKobo, creditKobo })) as [number, number];
  return {
    ...{ lowKobo, highKobo },
    working: [
      { says, how: naira(base), lowKobo: base, highKobo: base },
      {
        says: 'Income of it, assumed',
        how: `${percent(share.low)} to ${percent(share.high)}`,
        lowKobo: low,
        highKobo: high,
      },
      ...(creditKobo > 0
        ? [{ says: 'Withheld already', how: naira(creditKobo), lowKobo: creditKobo, highKobo: creditKobo }]
        : []),
      { says: 'Tax by the law of the year', how: day.slice(0, 'YYYY'.length), lowKobo, highKobo },
    ],
  };
}

function ofHotel(day: string, { rooms, nightKobo }: RowFacts): Estimate {
  if (!rooms || !nightKobo) return nothing('The list does not say how many rooms there are and what a night costs');
  const full = rooms * nightKobo * 365;
  const sold = { low: Math.floor(full * occupied.low), high: Math.floor(full * occupied.high) };
  const [lowKobo, highKobo] = [sold.low, sold.high].map(
    (billBeforeVatKobo) => consumptionTax({ day, billBeforeVatKobo }).amountKobo,
  ) as [number, number];
  return {
    ...{ lowKobo, highKobo },
    working: [
      {
        says: 'Rooms, each night of a year',
        how: `${rooms} × ${naira(nightKobo)} × 365`,
        lowKobo: full,
        highKobo: full,
      },
      {
        says: 'Occupied, assumed',
        how: `${percent(occupied.low)} to ${percent(occupied.high)}`,
        lowKobo: sold.low,
        highKobo: sold.high,
      },
      { says: 'Consumption tax', how: '', lowKobo, highKobo },
    ],
  };
}

/** The tax of a year, from and to, line by line; of companies income tax is federal, and nothing of it is estimated. `day` gives the law. */
export function estimateOf(
  kind: SourceKind,
  facts: RowFacts,
  { day, isOrganisation }: { readonly day: string; readonly isOrganisation: boolean },
): Estimate {
  if (kind === 'hotels') return ofHotel(day, facts);
  const base = facts.yearKobo ?? 0;
  if (base === 0) return nothing('Nothing of the row says how much');
  if (isOrganisation)
    return nothing('Income tax of companies is federal: what this one owes the state follows from its own returns');
  const ofYear = facts.year === undefined ? day : `${facts.year}-01-01`;
  if (kind === 'paye-rows') {
    const taxKobo = taxOn(ofYear, { payKobo: base, creditKobo: facts.deductedKobo ?? 0 });
    const [deducted, pay] = [facts.deductedKobo ?? 0, base];
    return {
      ...{ lowKobo: taxKobo, highKobo: taxKobo },
      working: [
        { says: 'Pay by employers', how: `${facts.payers ?? 1} employers`, lowKobo: pay, highKobo: pay },
        { says: 'Deducted already', how: naira(deducted), lowKobo: deducted, highKobo: deducted },
        {
          says: 'Tax by the law of the year',
          how: ofYear.slice(0, 'YYYY'.length),
          lowKobo: taxKobo,
          highKobo: taxKobo,
        },
      ],
    };
  }
  if (kind === 'withholding-rows')
    return onIncome(ofYear, 'Amounts from which tax was withheld', base, leftOfTurnover, facts.withheldKobo ?? 0);
  return kind === 'land'
    ? onIncome(ofYear, 'Rent of a year', base, leftOfRent)
    : onIncome(ofYear, kind === 'vehicles' ? 'Takings of a year' : 'Turnover of a year', base, leftOfTurnover);
}

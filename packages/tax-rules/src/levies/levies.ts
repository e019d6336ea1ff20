import { naira, percent, requireKobo, shareOf } from '../kobo.ts';
import { type Dated, inForce, type LegalReference, type RuleLine } from '../rule.ts';

export type LevyLineId = 'development-levy' | 'consumption-tax' | 'business-premises';

interface LevyLaw extends Dated {
  readonly reference: LegalReference;
}

const lastPublished = (section: string): LegalReference => ({
  law: 'Kaduna State Tax (Codification and Consolidation) Law 2020',
  section,
  certainty: 'last-published',
});

/** ₦ a year for every adult resident; not the federal development levy on companies. */
const developmentLevyLaws: readonly (LevyLaw & { readonly yearlyKobo: number; readonly fromAge: number })[] = [
  {
    from: '2020-01-01',
    yearlyKobo: naira(1_000),
    fromAge: 18,
    reference: lastPublished('s. 9(2) and Schedule, item 10'),
  },
];

/** Hotels, restaurants and event centres, on the bill before value added tax. */
const consumptionTaxLaws: readonly (LevyLaw & { readonly ratePpm: number })[] = [
  {
    from: '2016-01-01',
    ratePpm: percent(5),
    reference: { law: 'Kaduna State Tax Law 2016', section: 'ss. 75–85', certainty: 'last-published' },
  },
];

const businessPremisesLaws: readonly (LevyLaw & {
  readonly registrationKobo: number;
  readonly renewalKobo: number;
})[] = [
  {
    from: '2016-01-01',
    registrationKobo: naira(10_000),
    renewalKobo: naira(5_000),
    reference: {
      law: 'Published answers of the revenue service',
      section: 'Business premises',
      certainty: 'last-published',
    },
  },
];

export function developmentLevy(input: { readonly day: string; readonly ageYears: number }): RuleLine<LevyLineId> {
  const { yearlyKobo, fromAge, reference } = inForce(developmentLevyLaws, input.day);
  return input.ageYears >= fromAge
    ? { id: 'development-levy', amountKobo: yearlyKobo, formula: { kind: 'fixed' }, reference }
    : { id: 'development-levy', amountKobo: 0, formula: { kind: 'exempt' }, reference };
}

export function consumptionTax(input: {
  readonly day: string;
  readonly billBeforeVatKobo: number;
}): RuleLine<LevyLineId> {
  requireKobo('billBeforeVatKobo', input.billBeforeVatKobo);
  const { ratePpm, reference } = inForce(consumptionTaxLaws, input.day);
  return {
    id: 'consumption-tax',
    amountKobo: shareOf(input.billBeforeVatKobo, ratePpm),
    formula: { kind: 'rate', ofKobo: input.billBeforeVatKobo, ratePpm },
    reference,
  };
}

export function businessPremises(input: { readonly day: string; readonly isRenewal: boolean }): RuleLine<LevyLineId> {
  const { registrationKobo, renewalKobo, reference } = inForce(businessPremisesLaws, input.day);
  return {
    id: 'business-premises',
    amountKobo: input.isRenewal ? renewalKobo : registrationKobo,
    formula: { kind: 'fixed' },
    reference,
  };
}

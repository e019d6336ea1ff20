import { businessPremises, consumptionTax, developmentLevy, type RuleLine } from '@portal/tax-rules';
import type { Computation, LineId, Tax } from '../tax.ts';

export const developmentLevyForm: Tax = {
  id: 'development-levy',
  fields: [{ name: 'age', kind: 'age' }],
  compute: ({ number }, day) => single(developmentLevy({ day, ageYears: number('age') ?? 0 })),
};

export const consumptionTaxForm: Tax = {
  id: 'consumption-tax',
  fields: [{ name: 'bill', kind: 'money' }],
  compute: ({ kobo }, day) => single(consumptionTax({ day, billBeforeVatKobo: kobo('bill') })),
};

export const businessPremisesForm: Tax = {
  id: 'business-premises',
  fields: [{ name: 'premises', kind: 'choice', options: ['new', 'renewal'] }],
  compute: ({ choice }, day) =>
    single(businessPremises({ day, isRenewal: choice('premises', ['new', 'renewal']) === 'renewal' })),
};

function single(line: RuleLine<LineId>): Computation {
  return { columns: [{ totalKobo: line.amountKobo, lines: [line] }] };
}

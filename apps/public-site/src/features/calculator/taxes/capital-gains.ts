import { capitalGains, gainAssets } from '@portal/tax-rules';
import type { Tax } from '../tax.ts';

export const capitalGainsForm: Tax = {
  id: 'capital-gains',
  fields: [
    { name: 'asset', kind: 'choice', options: gainAssets },
    { name: 'proceeds', kind: 'money' },
    { name: 'cost', kind: 'money', isOptional: true },
    { name: 'income', kind: 'money', isOptional: true },
    { name: 'firstHome', kind: 'check', askedWhen: { field: 'asset', in: ['own-home'] } },
    { name: 'ownVehicle', kind: 'check', askedWhen: { field: 'asset', in: ['vehicle'] } },
    { name: 'reinvested', kind: 'check', askedWhen: { field: 'asset', in: ['shares'] } },
  ],
  compute({ kobo, isYes, choice }, day) {
    const { taxKobo, lines } = capitalGains({
      day,
      asset: choice('asset', gainAssets),
      proceedsKobo: kobo('proceeds'),
      costKobo: kobo('cost'),
      hasFreeUse: isYes('firstHome') || isYes('ownVehicle'),
      isReinvested: isYes('reinvested'),
      // No wage: one that is free is to be left out.
      year: { employmentIncomeKobo: 0, otherIncomeKobo: kobo('income') },
    });
    return { columns: [{ totalKobo: taxKobo, lines }] };
  },
};

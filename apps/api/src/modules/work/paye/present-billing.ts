import { type Kobo, kobo } from '@portal/contracts';
import { billingOf, type MonthToBill } from './domain/amendment.ts';

interface Version extends MonthToBill {
  readonly state: 'draft' | 'filed';
  readonly replacedKobo: number;
}

/** What filing a draft bills and replaces as the month stands now; of what is filed, what it did. */
export function presentBilling(version: Version): {
  readonly toBillKobo: Kobo;
  readonly replacedKobo: Kobo;
  readonly overKobo: Kobo;
} {
  const { state, dueKobo, beforeKobo, replacedKobo } = version;
  if (state === 'filed')
    return {
      toBillKobo: kobo(0),
      replacedKobo: kobo(replacedKobo),
      overKobo: kobo(Math.max(0, beforeKobo - replacedKobo - dueKobo)),
    };
  const billing = billingOf(version);
  return {
    toBillKobo: kobo(billing.billKobo),
    replacedKobo: kobo(billing.replacedKobo),
    overKobo: kobo(billing.overKobo),
  };
}

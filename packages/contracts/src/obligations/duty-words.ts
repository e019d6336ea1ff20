import type { Localized } from '../language.ts';
import type { DutyKind } from './duty-kinds.ts';

/** What has to be filed, as people say it. */
// native reviewer: the Hausa is ours.
export const dutyWords: Readonly<Record<DutyKind, Localized>> = {
  'paye-month': { en: 'Month of PAYE', ha: 'Watan PAYE' },
  'withholding-month': { en: 'Month of withholding tax', ha: 'Watan harajin riƙo' },
  'form-h1': { en: 'Annual return of employers (Form H1)', ha: 'Rahoton shekara na ma’aikata (Form H1)' },
  'direct-assessment': { en: 'Return of income (Form A)', ha: 'Bayanin kuɗin shiga (Form A)' },
  'consumption-tax-month': { en: 'Month of consumption tax', ha: 'Watan harajin amfani' },
  'business-premises-year': { en: 'Business premises levy, paid for a year', ha: 'Kuɗin wurin kasuwanci na shekara' },
};

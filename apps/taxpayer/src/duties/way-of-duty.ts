import type { DutyKind } from '@portal/contracts';

/** Where a duty is done. Without the kinds of returns: the first screen shows it too. */
const ways: Readonly<Record<DutyKind, (period: string) => string>> = {
  'paye-month': (month) => `/user/paye-manager?month=${month}`,
  'form-h1': (year) => `/user/paye-manager?return=${year}`,
  'withholding-month': (month) => `/user/withholding?month=${month}`,
  'direct-assessment': (year) => `/user/returns/direct-assessment/${year}`,
  'consumption-tax-month': (month) => `/user/returns/consumption-tax/${month}`,
  'business-premises-year': () => '/user/generate-invoice',
};

export function wayOfDuty(kind: DutyKind, period: string): string {
  return ways[kind](period);
}

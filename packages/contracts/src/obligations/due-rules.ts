import type { DutyKind } from './duty-kinds.ts';

/** When a duty is due. A changed rule is another row, for its periods and those after them. */
export interface DueRule {
  readonly kind: DutyKind;
  /** The first day of the first period it is for; nobody owes anything for a period before the first rule of its kind. */
  readonly fromDay: string;
  /** After the last month of the period; 0: in it. */
  readonly monthsAfter: number;
  /** Of that month; its last day, where it has fewer. */
  readonly day: number;
  /** Where it is written. */
  readonly source: string;
}

/**
 * What the table `due_rules` has, word for word. Periods begin in January 2025, as the schedules do. Several sections are those of
 * the gazetted text of the Nigeria Tax Administration Act 2025: before production a lawyer confirms each row.
 */
export const dueRules: readonly DueRule[] = [
  {
    ...{ kind: 'paye-month', fromDay: '2025-01-01', monthsAfter: 1, day: 10 },
    source: 'Deduction of Tax at Source (Withholding) Regulations 2024, reg. 7(1)(b)(i)',
  },
  {
    ...{ kind: 'withholding-month', fromDay: '2025-01-01', monthsAfter: 1, day: 30 },
    source: 'Deduction of Tax at Source (Withholding) Regulations 2024, reg. 7(1)(b)(ii)',
  },
  {
    ...{ kind: 'form-h1', fromDay: '2025-01-01', monthsAfter: 1, day: 31 },
    source: 'Nigeria Tax Administration Act 2025, s. 14(1)',
  },
  {
    ...{ kind: 'direct-assessment', fromDay: '2025-01-01', monthsAfter: 3, day: 31 },
    source: 'Personal Income Tax Act: 90 days; 31 March as the Joint Revenue Board announced it in January 2026',
  },
  {
    ...{ kind: 'consumption-tax-month', fromDay: '2025-01-01', monthsAfter: 1, day: 20 },
    source: 'Kaduna State Tax (Codification and Consolidation) Law 2016, ss. 75–85, by the notice of the service',
  },
  {
    ...{ kind: 'business-premises-year', fromDay: '2025-01-01', monthsAfter: 0, day: 31 },
    source: 'Published answers of the revenue service: every year; no day is published, so the last of the year',
  },
];

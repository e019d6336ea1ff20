import type { DueRule, DutyKind } from '@portal/contracts';
import { monthStart, nextPeriod } from './period.ts';

/** The rule of a period: the newest that begins with it or before. Undefined: no law that we know asked for it then. */
export function ruleOf(rules: readonly DueRule[], kind: DutyKind, fromDay: string): DueRule | undefined {
  return rules
    .filter((rule) => rule.kind === kind && rule.fromDay <= fromDay)
    .reduce<DueRule | undefined>(
      (newest, rule) => (newest && newest.fromDay > rule.fromDay ? newest : rule),
      undefined,
    );
}

/** Of the period that begins on `fromDay`: the day of the rule, or the last of that month where it has fewer. */
export function dueDayOf({ kind, monthsAfter, day }: DueRule, fromDay: string): string {
  const dueMonth = monthStart(nextPeriod(kind, fromDay), monthsAfter - 1);
  const last = new Date(Date.parse(monthStart(dueMonth, 1)) - dayMs).getUTCDate();
  return `${dueMonth.slice(0, 'YYYY-MM-'.length)}${String(Math.min(day, last)).padStart(2, '0')}`;
}

const dayMs = 24 * 60 * 60_000;

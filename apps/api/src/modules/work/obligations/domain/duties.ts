import { type DueRule, type DutyKind, dutyKinds } from '@portal/contracts';
import { dueDayOf, ruleOf } from './due-day.ts';
import { nextPeriod, periodStart } from './period.ts';
import { type Span, within, without } from './spans.ts';

/** All that duties are made from. */
export interface TaxpayerFacts {
  /** No company, agency or other organisation. */
  readonly isPerson: boolean;
  readonly employer: readonly Span[];
  readonly withholdingAgent: readonly Span[];
  readonly selfEmployed: readonly Span[];
  /** Premises of a trade that consumption tax is for. */
  readonly consumptionTaxPremises: readonly Span[];
  /** Premises of any trade. */
  readonly premises: readonly Span[];
  /** Dormant, deregistered or dead: nothing of these days is expected. */
  readonly away: readonly Span[];
}

export interface Duty {
  readonly kind: DutyKind;
  /** The first day of its period. */
  readonly fromDay: string;
  readonly dueOn: string;
}

const factOf: Readonly<Record<DutyKind, (facts: TaxpayerFacts) => readonly Span[]>> = {
  'paye-month': ({ employer }) => employer,
  'form-h1': ({ employer }) => employer,
  'withholding-month': ({ withholdingAgent }) => withholdingAgent,
  'direct-assessment': ({ isPerson, selfEmployed }) => (isPerson ? selfEmployed : []),
  'consumption-tax-month': ({ consumptionTaxPremises }) => consumptionTaxPremises,
  'business-premises-year': ({ premises }) => premises,
};

/**
 * A period is owed where its fact holds on one of its days up to today, so that what is running is seen before it is due. In the order
 * of kinds, each by its days.
 */
export function dutiesOf(facts: TaxpayerFacts, rules: readonly DueRule[], today: string): readonly Duty[] {
  return dutyKinds.flatMap((kind) => {
    const first = firstDayOf(rules, kind);
    if (first === undefined) return [];
    const starts = new Set<string>();
    for (const span of without(factOf[kind](facts), facts.away)) {
      const held = within(span, first, today);
      if (!held) continue;
      for (let at = periodStart(kind, held.first); at <= held.last; at = nextPeriod(kind, at)) starts.add(at);
    }
    return [...starts].sort().flatMap((fromDay) => {
      const rule = ruleOf(rules, kind, fromDay);
      return rule ? [{ kind, fromDay, dueOn: dueDayOf(rule, fromDay) }] : [];
    });
  });
}

function firstDayOf(rules: readonly DueRule[], kind: DutyKind): string | undefined {
  return rules
    .filter((rule) => rule.kind === kind)
    .map(({ fromDay }) => fromDay)
    .sort()[0];
}

import { kobo, type PayeLateness } from '@portal/contracts';
import { type LatePayment, type LatePaymentInput, latePayment } from '@portal/tax-rules';

/** A bill of a month that was paid. */
export interface PaidOn {
  readonly amountKobo: number;
  readonly paidOn: string;
}

interface MonthDone {
  readonly dueOn: string;
  /** Null while nothing is filed. */
  readonly filedOn: string | null;
  readonly unpaidKobo: number;
  readonly paid: readonly PaidOn[];
}

/** By the law of the day on which the month was due; what is over stays told. Empty while everything is in time. */
export function latenessOf({ dueOn, filedOn, unpaidKobo, paid }: MonthDone, today: string): PayeLateness[] {
  const late = paid.filter(({ paidOn }) => paidOn > dueOn);
  return [
    reckon('return', filedOn !== null, [{ amountKobo: 0, on: filedOn ?? today }], dueOn),
    reckon(
      'payment',
      true,
      late.map(({ amountKobo, paidOn }) => ({ amountKobo, on: paidOn })),
      dueOn,
    ),
    reckon('payment', false, filedOn !== null && unpaidKobo > 0 ? [{ amountKobo: unpaidKobo, on: today }] : [], dueOn),
  ].flatMap((found) => found ?? []);
}

/** By how many days it was filed, and the last of it paid, after its day. */
export function daysLateOf({ dueOn, filedOn, paid }: MonthDone): { readonly filed: number; readonly paid: number } {
  const after = (day: string) => Math.max(0, Math.round((Date.parse(day) - Date.parse(dueOn)) / dayMs));
  return { filed: after(filedOn ?? dueOn), paid: Math.max(0, ...paid.map(({ paidOn }) => after(paidOn))) };
}

const dayMs = 24 * 60 * 60_000;

interface Part {
  readonly amountKobo: number;
  /** Done, or today. */
  readonly on: string;
}

/** What the parts come to together; undefined when none is late. */
function reckon(
  of: PayeLateness['of'],
  isOver: boolean,
  parts: readonly Part[],
  dueDay: string,
): PayeLateness | undefined {
  const neglect = of === 'return' ? 'return-not-filed' : 'deduction-not-remitted';
  const reckoned = parts
    .filter(({ on }) => on > dueDay)
    .flatMap(({ amountKobo, on }) => byLaw({ neglect, amountKobo, dueDay, doneDay: on }) ?? []);
  const [first] = reckoned;
  if (!first) return undefined;
  const sum = (id: string) =>
    kobo(reckoned.reduce((all, { lines }) => all + (lines.find((line) => line.id === id)?.amountKobo ?? 0), 0));
  const reference = first.lines.find(({ id }) => id === 'late-penalty')?.reference;
  return {
    daysLate: Math.max(...reckoned.map(({ daysLate }) => daysLate)),
    of,
    isOver,
    penaltyKobo: sum('late-penalty'),
    interestKobo: sum('late-interest'),
    source: reference ? `${reference.law}, ${reference.section}` : '',
  };
}

function byLaw(input: LatePaymentInput): LatePayment | undefined {
  try {
    return latePayment(input);
  } catch (error) {
    // No law that we know was in force on that day.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

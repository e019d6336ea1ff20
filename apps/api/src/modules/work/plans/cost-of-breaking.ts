import { type InstalmentPlan, kobo } from '@portal/contracts';
import { type LatePayment, latePayment } from '@portal/tax-rules';

interface PartAsPaid {
  readonly amountKobo: number;
  readonly status: string | null;
  readonly paidOn?: string | null;
}

/** What an office has fixed of it already. */
interface Assessed {
  readonly state: string;
  readonly penaltyKobo: number;
  readonly interestKobo: number;
}

/**
 * What lateness adds to a plan that is broken, as was signed: each part counts from the day on which the bill was due at first until it was
 * paid, or until today, less what was billed or remitted. A part is no tax of its own, so that the penalty is reckoned of what was late, once.
 */
export function costOfBreaking(
  parts: readonly PartAsPaid[],
  dueAtFirstOn: string,
  today: string,
  assessed: readonly Assessed[] = [],
): InstalmentPlan['cost'] {
  let reckoned: readonly LatePayment[];
  try {
    reckoned = parts.map(({ amountKobo, status, paidOn }) =>
      latePayment({
        neglect: 'tax-paid-late',
        amountKobo,
        dueDay: dueAtFirstOn,
        doneDay: later(status === 'paid' && paidOn ? paidOn : today, dueAtFirstOn),
      }),
    );
  } catch (error) {
    // No law that we know was in force on that day.
    if (error instanceof RangeError) return null;
    throw error;
  }
  const lines = reckoned.flatMap((one) => one.lines);
  const settled = assessed.filter(({ state }) => state !== 'assessed');
  const left = (id: string, amount: 'penaltyKobo' | 'interestKobo') => {
    const all = lines.filter((line) => line.id === id).reduce((sum, { amountKobo }) => sum + amountKobo, 0);
    return kobo(Math.max(0, all - settled.reduce((sum, one) => sum + one[amount], 0)));
  };
  const { reference } = lines.find(({ id }) => id === 'late-penalty') ?? {};
  return {
    ...{ dueAtFirstOn, asOf: today },
    ...{ penaltyKobo: left('late-penalty', 'penaltyKobo'), interestKobo: left('late-interest', 'interestKobo') },
    law: reference ? `${reference.law}, ${reference.section}` : '',
  };
}

const later = (one: string, other: string) => (one > other ? one : other);

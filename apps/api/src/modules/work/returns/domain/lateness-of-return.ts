import { kobo, type ReturnLateness } from '@portal/contracts';
import { latePayment, type Neglect } from '@portal/tax-rules';

interface Filing {
  readonly dueOn: string;
  /** From which it counts as filed. */
  readonly day: string;
  /** Paid on that day at the earliest: who waits for a turn does not pay meanwhile. */
  readonly payDay: string;
  /** It was filed before: an amendment is no late return. */
  readonly isAmendment: boolean;
  /** Billed by it. */
  readonly toBillKobo: number;
}

/** What the law of the due day adds; empty: it is in time. Told, not billed. */
export function latenessOfReturn({ dueOn, day, payDay, isAmendment, toBillKobo }: Filing): ReturnLateness[] {
  return [
    ...(isAmendment || day <= dueOn ? [] : byLaw('return', 'return-not-filed', 0, dueOn, day)),
    ...(toBillKobo > 0 && payDay > dueOn ? byLaw('payment', 'tax-paid-late', toBillKobo, dueOn, payDay) : []),
  ];
}

function byLaw(
  of: ReturnLateness['of'],
  neglect: Neglect,
  amountKobo: number,
  dueDay: string,
  doneDay: string,
): ReturnLateness[] {
  try {
    const { daysLate, lines } = latePayment({ neglect, amountKobo, dueDay, doneDay });
    const amountOf = (id: string) => kobo(lines.find((line) => line.id === id)?.amountKobo ?? 0);
    const reference = lines.find(({ id }) => id === 'late-penalty')?.reference;
    return [
      {
        ...{ daysLate, of, penaltyKobo: amountOf('late-penalty'), interestKobo: amountOf('late-interest') },
        source: reference ? `${reference.law}, ${reference.section}` : '',
      },
    ];
  } catch (error) {
    // No law that we know was in force on that day.
    if (error instanceof RangeError) return [];
    throw error;
  }
}

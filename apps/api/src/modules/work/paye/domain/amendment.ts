/** A month as it is billed so far, and what it is due now. */
export interface MonthToBill {
  readonly dueKobo: number;
  /** What the versions before were billed for. */
  readonly beforeKobo: number;
  /** What of it stands: in bills that nobody cancelled, or in the parts of a plan. */
  readonly standingKobo: number;
  /** What of that nobody has paid yet. */
  readonly unpaidKobo: number;
}

interface Billing {
  /** The bills that nobody has paid are cancelled: this version asks for less. */
  readonly cancelsUnpaid: boolean;
  /** What of `beforeKobo` stands no more. */
  readonly replacedKobo: number;
  readonly billKobo: number;
  /** Was paid, or is asked for, beyond what is due; nothing gives it back by itself. */
  readonly overKobo: number;
}

/** Bills the difference; an unpaid bill that would ask for too much gives way to one of the right amount, and a lost one comes again. */
export function billingOf({ dueKobo, beforeKobo, standingKobo, unpaidKobo }: MonthToBill): Billing {
  const standing = Math.min(beforeKobo, standingKobo);
  const cancelsUnpaid = dueKobo < standing && unpaidKobo > 0;
  const keptKobo = standing - (cancelsUnpaid ? Math.min(unpaidKobo, standing) : 0);
  return {
    cancelsUnpaid,
    replacedKobo: beforeKobo - keptKobo,
    billKobo: Math.max(0, dueKobo - keptKobo),
    overKobo: Math.max(0, keptKobo - dueKobo),
  };
}

import { type PenalisedNeglect, type PenaltyComputation, penaltyOf } from '@portal/tax-rules';

/** What is late, as the database finds it. */
export interface FoundLateness {
  readonly lateness: string;
  readonly duty: string;
  readonly periodFrom: string;
  readonly neglect: PenalisedNeglect;
  readonly dueOn: string;
  /** Null while it is missing. */
  readonly doneOn: string | null;
  readonly untilOn: string;
  readonly baseKobo: number;
  readonly taxBillId: string | null;
}

/** What was charged for the same lateness, and up to which day. */
export interface ChargedBefore {
  readonly untilOn: string;
  readonly penaltyKobo: number;
  readonly interestKobo: number;
  /** The number of one that waits for a decision. */
  readonly waiting: string | null;
}

export interface WorkedOut extends FoundLateness {
  readonly fromOn: string;
  readonly computation: PenaltyComputation;
}

/** What lateness adds until its day; undefined when every day of it is charged. */
export function workOut(
  found: FoundLateness,
  { isOrganisation, before }: { readonly isOrganisation: boolean; readonly before: ChargedBefore | undefined },
): WorkedOut | undefined {
  if (before && before.waiting === null && before.untilOn >= found.untilOn) return undefined;
  const computation = penaltyOf({
    neglect: found.neglect,
    isOrganisation,
    baseKobo: found.baseKobo,
    dueDay: found.dueOn,
    untilDay: found.untilOn,
    before: { penaltyKobo: before?.penaltyKobo ?? 0, interestKobo: before?.interestKobo ?? 0 },
  });
  return { ...found, fromOn: before?.untilOn ?? found.dueOn, computation };
}

import type { Transaction } from '../../../platform/db/database.ts';

interface Ended {
  readonly assessmentId: string;
  readonly by: string;
  readonly reason: string;
}

/** What contests an assessment, as the module of objections says it; in the transaction in which the assessment ends. */
export interface Contests {
  /** Writes what the law decided already, if it did. Answers whether it has: then there is nothing left to end. */
  readonly settle: (tx: Transaction, assessmentId: string) => Promise<boolean>;
  /** Ends what is open against it, with every bill that was split from its own. */
  readonly overtake: (tx: Transaction, ended: Ended) => Promise<void>;
}

let known: Contests | undefined;

/** Said once, when the process starts. */
export function provideContests(contests: Contests): void {
  known = contests;
}

export async function settleContest(tx: Transaction, assessmentId: string): Promise<boolean> {
  return (await known?.settle(tx, assessmentId)) ?? false;
}

export async function overtakeContest(tx: Transaction, ended: Ended): Promise<void> {
  await known?.overtake(tx, ended);
}

import type { LawPaperKind, Letter, ServedHow } from '@portal/contracts';
import type { Transaction } from '../../../platform/db/database.ts';
import { peopleOf } from '../paye/index.ts';
import { insertPaper, type PaperSubject, writeService } from './data/issue-paper.ts';
import { partiesOf, type Signing } from './data/parties-of-paper.ts';
import type { Parties } from './letters/parties.ts';

interface PaperToIssue extends Signing {
  readonly kind: LawPaperKind;
  readonly write: (parties: Parties) => Letter;
}

/** A paper that is handed over or laid into the account later: it can be printed, and counts from its service (`noteServiceOfPaper`). */
export async function issueForService(
  tx: Transaction,
  of: PaperSubject,
  { kind, write, ...signing }: PaperToIssue,
): Promise<void> {
  await insertPaper(tx, of, { kind, letter: write(await partiesOf(tx, of.tpui, signing)) });
}

interface Served {
  readonly on: string;
  readonly how: ServedHow;
  readonly lastDay: string | null;
  readonly billReference: string | null;
}

/** The day is on every print from now on. */
export function noteServiceOfPaper(
  tx: Transaction,
  of: Pick<PaperSubject, 'kind' | 'id'>,
  served: Served,
): Promise<void> {
  return writeService(tx, of, served);
}

interface PaperForAccount extends PaperToIssue {
  readonly lastDay?: string | null;
  readonly billReference?: string | null;
}

/**
 * A paper that is served by lying in the account, in the transaction of what it tells. Whoever has no account gets it from the office, which
 * prints it.
 */
export async function issueToAccount(
  tx: Transaction,
  of: PaperSubject,
  { kind, write, lastDay = null, billReference = null, ...signing }: PaperForAccount,
): Promise<void> {
  const letter = write(await partiesOf(tx, of.tpui, signing));
  const hasAccount = (await peopleOf(tx, of.tpui)).length > 0;
  const service = { how: 'electronic', lastDay, billReference } as const;
  await insertPaper(tx, of, { kind, letter, ...(hasAccount && { service }) });
}

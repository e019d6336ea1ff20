import type { Transaction } from '../../../platform/db/database.ts';
import { writeAudit } from '../audit/index.ts';
import type { Caseload } from '../caseload/index.ts';
import type { HeadChangesRepository } from './data/head-changes.repository.ts';

interface ProposeDeps {
  readonly caseload: Pick<Caseload, 'open'>;
  readonly heads: Pick<HeadChangesRepository, 'propose'>;
}

type Proposal = Parameters<HeadChangesRepository['propose']>[1];

/** What one administrator says of a head, with the case that another decides. */
export async function proposeHead(
  { caseload, heads }: ProposeDeps,
  tx: Transaction,
  proposal: Proposal,
): Promise<{ workId: string }> {
  const id = await heads.propose(tx, proposal);
  const { by, ...detail } = proposal;
  const subject = `revenue-head:${id}`;
  const workId = await caseload.open(tx, { kind: 'head-release', subject, reference: proposal.code, userId: by });
  await writeAudit(tx, { actor: { userId: by }, action: 'revenue-head.proposed', subject, detail });
  return { workId };
}

import { kobo } from '@portal/contracts';
import type { Transaction } from '../../../platform/db/database.ts';
import { assessmentLetter, issueForService, issueToAccount, withdrawalLetter } from '../law-papers/index.ts';
import type { AssessmentRow } from './data/assessments.repository.ts';
import { wordsOfPeriod, wordsOfTax } from './tell-of-assessment.ts';

/** What its papers are filed under. */
export const paperOf = ({ id, number, tpui }: Pick<AssessmentRow, 'id' | 'number' | 'tpui'>) =>
  ({ kind: 'assessment', id, number, tpui }) as const;

/** With the approval: the paper that is served is the one that was approved. */
export async function issueNotice(tx: Transaction, row: AssessmentRow, approvedBy: string): Promise<void> {
  await issueForService(tx, paperOf(row), {
    ...{ kind: 'assessment', officer: row.proposedBy, signedBy: approvedBy },
    write: (parties) =>
      assessmentLetter(
        {
          ...row,
          ...{ tax: wordsOfTax(row), period: wordsOfPeriod(row), taxKobo: kobo(row.taxKobo) },
          mayBeFiled: row.returnKind !== null && row.basis === 'best-of-judgement',
        },
        parties,
      ),
  });
}

/** Of what had been served alone: of the rest nobody has a paper. */
export async function issueWithdrawal(tx: Transaction, row: AssessmentRow, by: string, reason: string): Promise<void> {
  const { number, servedOn } = row;
  if (servedOn === null) return;
  await issueToAccount(tx, paperOf(row), {
    ...{ kind: 'withdrawal', officer: null, signedBy: by },
    write: (parties) => withdrawalLetter({ what: 'assessment', number, servedOn, reason }, parties),
  });
}

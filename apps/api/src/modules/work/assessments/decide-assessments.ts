import type { ActionName } from '@portal/contracts';
import type { Transaction } from '../../../platform/db/database.ts';
import { BusinessError } from '../../../platform/http/business-error.ts';
import { writeAudit } from '../../ground/audit/index.ts';
import { requireWithinLimit } from '../tax-managers/index.ts';
import { refusalOf } from './assessment-refusals.ts';
import type { AssessmentsDeps } from './assessments-deps.ts';
import { type AssessmentRow, lockAssessment } from './data/assessments.repository.ts';
import { approveAssessment, endAssessment } from './data/move-assessment.ts';
import { issueNotice } from './papers-of-assessment.ts';

const idIn = (subject: string) => subject.replace(/^assessment:/, '');

function personIn(userId: string | null): string {
  if (userId === null) throw new Error('An assessment is decided by a person');
  return userId;
}

async function lockFound(tx: Transaction, subject: string): Promise<AssessmentRow> {
  const row = await lockAssessment(tx, idIn(subject));
  if (!row) throw new BusinessError('assessment.not-found');
  return row;
}

/** What follows from the moves of its case, in their transaction. Service and replacement have their own. */
export function decideAssessments({ caseload }: Pick<AssessmentsDeps, 'caseload'>): void {
  caseload.when('assessment', 'approve', async (tx, { subject, userId }) => {
    const by = personIn(userId);
    const row = await lockFound(tx, subject);
    await requireWithinLimit(tx, by, row.taxKobo);
    await approveAssessment(tx, row.id, by).catch(refusalOf);
    await issueNotice(tx, row, by);
    await noteMove(tx, row, { action: 'assessment.approved', by });
  });

  for (const move of ['refuse', 'withdraw', 'cancel'] as const)
    caseload.when('assessment', move, async (tx, { subject, userId, reason = '' }) => {
      const by = personIn(userId);
      const row = await lockFound(tx, subject);
      await endAssessment(tx, row.id, { state: 'withdrawn', by, reason, billId: null }).catch(refusalOf);
      await noteMove(tx, row, { action: 'assessment.withdrawn', by, detail: { reason } });
    });
}

export function noteMove(
  tx: Transaction,
  { tpui, number, taxKobo }: Pick<AssessmentRow, 'tpui' | 'number' | 'taxKobo'>,
  made: {
    readonly action: ActionName;
    readonly by: string;
    readonly detail?: Readonly<Record<string, string | number>>;
  },
): Promise<void> {
  return writeAudit(tx, {
    actor: { userId: made.by },
    action: made.action,
    subject: `taxpayer:${tpui}`,
    detail: { number, taxKobo, ...made.detail },
  });
}

import type { ReturnKindId } from '@portal/contracts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Caseload } from '../../ground/caseload/index.ts';
import { lockBills } from '../../money/billing/index.ts';
import { peopleOf } from '../paye/index.ts';
import { overtakeContest, settleContest } from './contests.ts';
import { replaceableBy } from './data/assessments.repository.ts';
import { endAssessment } from './data/move-assessment.ts';
import { noteMove } from './decide-assessments.ts';
import { tellOfEnd } from './tell-of-assessment.ts';

interface Filed {
  readonly id: string;
  readonly tpui: string;
  readonly kind: ReturnKindId;
  readonly fromDay: string;
  readonly by: string;
}

/** For returns, in the transaction of a filing: what the office judged for want of this return ends, until it is final. Its bill too, unless it is paid. */
export async function replaceAssessments(
  tx: Transaction,
  caseload: Pick<Caseload, 'move'>,
  { id: returnId, tpui, kind, fromDay, by }: Filed,
): Promise<void> {
  for (const row of await replaceableBy(tx, { tpui, kind, fromDay })) {
    if (await settleContest(tx, row.id)) continue;
    await lockBills(tx, row.billId === null ? [] : [row.billId]);
    if (row.state === 'proposed' || row.state === 'approved')
      await caseload.move(tx, { kind: 'assessment', subject: `assessment:${row.id}` }, { move: 'replace' });
    const reason = 'Replaced by the return of its period';
    await endAssessment(tx, row.id, { state: 'replaced', by, reason, returnId, billId: row.billId });
    await overtakeContest(tx, { assessmentId: row.id, by, reason });
    await tellOfEnd(tx, row, await peopleOf(tx, row.tpui), { kind: 'replaced' });
    await noteMove(tx, row, { action: 'assessment.replaced', by });
  }
}

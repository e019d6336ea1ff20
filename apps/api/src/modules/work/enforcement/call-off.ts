import type { EnforcementHindrance } from '@portal/contracts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { EnforcementRow } from './data/enforcements.repository.ts';
import { noteMove } from './decide-enforcement.ts';
import type { EnforcementDeps } from './enforcement-deps.ts';
import { reasonOf, tellTeam } from './tell-of-enforcement.ts';

const final: readonly EnforcementHindrance[] = ['paid', 'ended', 'demand-withdrawn'];

/** The portal’s own step: the case ends where nothing is owed, else its visit is called off. Of a team that left, it is told to come back. */
export async function stopByItself(
  tx: Transaction,
  caseload: EnforcementDeps['caseload'],
  row: EnforcementRow,
  hindrance: EnforcementHindrance,
): Promise<void> {
  const reason = reasonOf(hindrance);
  if (row.state === 'departed') return tellTeam(tx, row, 'enforcement.come-back', reason);
  const move = final.includes(hindrance) ? 'cancel' : 'rest';
  await caseload.move(tx, { kind: 'enforcement', subject: `enforcement:${row.id}` }, { move, reason });
  await noteMove(tx, row, {
    action: move === 'cancel' ? 'enforcement.ended' : 'enforcement.called-off',
    by: null,
    detail: { hindrance },
  });
}

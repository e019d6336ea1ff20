import type { ActionName } from '@portal/contracts';
import type { Transaction } from '../../../platform/db/database.ts';
import { BusinessError } from '../../../platform/http/business-error.ts';
import { writeAudit } from '../../ground/audit/index.ts';
import { requireWithinLimit } from '../tax-managers/index.ts';
import { type DemandRow, lockDemand } from './data/demands.repository.ts';
import { approveDemand, endDemand } from './data/move-demand.ts';
import { refusalOf } from './demand-refusals.ts';
import type { DemandsDeps } from './demands-deps.ts';

const idIn = (subject: string) => subject.replace(/^demand:/, '');

function personIn(userId: string | null): string {
  if (userId === null) throw new Error('A demand notice is decided by a person');
  return userId;
}

async function lockFound(tx: Transaction, subject: string): Promise<DemandRow> {
  const row = await lockDemand(tx, idIn(subject));
  if (!row) throw new BusinessError('demand.not-found');
  return row;
}

/** What follows from the moves of its case, in their transaction. Issue and service have endpoints of their own. */
export function decideDemands({ caseload }: Pick<DemandsDeps, 'caseload'>): void {
  caseload.when('demand-notice', 'approve', async (tx, { subject, userId }) => {
    const by = personIn(userId);
    const row = await lockFound(tx, subject);
    await requireWithinLimit(tx, by, row.totalKobo);
    await approveDemand(tx, row.id, by).catch(refusalOf);
    await noteMove(tx, row, { action: 'demand.approved', by });
  });

  for (const move of ['refuse', 'withdraw', 'cancel'] as const)
    caseload.when('demand-notice', move, async (tx, { subject, userId, reason = '' }) => {
      const by = personIn(userId);
      const row = await lockFound(tx, subject);
      await endDemand(tx, row.id, by, reason).catch(refusalOf);
      await noteMove(tx, row, { action: 'demand.withdrawn', by, detail: { reason } });
    });
}

export function noteMove(
  tx: Transaction,
  { tpui, number, totalKobo }: Pick<DemandRow, 'tpui' | 'number' | 'totalKobo'>,
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
    detail: { number, totalKobo, ...made.detail },
  });
}

import { type ActionName, portalAddress } from '@portal/contracts';
import type { Transaction } from '../../../platform/db/database.ts';
import { BusinessError } from '../../../platform/http/business-error.ts';
import { publishNotice } from '../../../platform/notices/publish-notice.ts';
import { writeAudit } from '../../ground/audit/index.ts';
import { peopleOf } from '../paye/index.ts';
import { type DiscrepancyRow, endIn, lockDiscrepancy } from './data/discrepancies.repository.ts';
import type { DiscrepanciesDeps } from './discrepancies-deps.ts';

const idIn = (subject: string) => subject.replace(/^discrepancy:/, '');

/** What follows from the moves of its case that need nothing else, in their transaction. */
export function decideDiscrepancies({ caseload }: Pick<DiscrepanciesDeps, 'caseload'>): void {
  for (const [move, state] of [
    ['accept', 'accepted'],
    ['drop', 'dropped'],
  ] as const)
    caseload.when('discrepancy', move, async (tx, { subject, userId, reason = '' }) => {
      const row = await lockDiscrepancy(tx, idIn(subject));
      if (!row || userId === null) throw new BusinessError('discrepancy.not-found');
      await endIn(tx, row.id, { state, by: userId, reason });
      // Of what nobody was asked about, nobody hears.
      if (row.queriedOn !== null)
        await publishNotice(tx, {
          to: await peopleOf(tx, row.tpui),
          kind: 'discrepancy.accepted',
          facts: { number: row.number, answer: reason },
          path: portalAddress(`/user/cases/discrepancies/${row.id}`),
          occasion: `discrepancy:${row.id}:${state}`,
        });
      await noteMove(tx, row, { action: 'discrepancy.ended', by: userId, detail: { state, reason } });
    });
}

export function noteMove(
  tx: Transaction,
  { tpui, number, effectKobo }: Pick<DiscrepancyRow, 'tpui' | 'number' | 'effectKobo'>,
  made: {
    readonly action: ActionName;
    readonly by: string;
    readonly detail?: Readonly<Record<string, string | number>>;
  },
): Promise<void> {
  return writeAudit(tx, {
    ...{ actor: { userId: made.by }, action: made.action, subject: `taxpayer:${tpui}` },
    detail: { number, effectKobo, ...made.detail },
  });
}

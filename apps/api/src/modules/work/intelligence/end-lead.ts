import type { WorkMoveOf } from '@portal/contracts';
import type { Transaction } from '../../../platform/db/database.ts';
import { violates } from '../../../platform/db/violated-constraint.ts';
import { BusinessError } from '../../../platform/http/business-error.ts';
import type { SignedInUser } from '../../../platform/http/call.ts';
import { writeAudit } from '../../ground/audit/index.ts';
import { reachesOffice } from '../../ground/identity/index.ts';
import { type EndedLead, endLead, type LeadRow, lockLead } from './data/lead.repository.ts';
import { countEnd } from './data/leads.repository.ts';
import type { IntelligenceDeps } from './intelligence-deps.ts';

/** Of another office there is none. */
export function within(user: SignedInUser, row: LeadRow | undefined): LeadRow {
  if (!row || !reachesOffice(user.scope, row.officeId)) throw new BusinessError('lead.not-found');
  return row;
}

export interface Ending {
  readonly id: string;
  readonly move: WorkMoveOf<'lead'>;
  readonly caseVersion: number;
  readonly reason: string;
  readonly user: SignedInUser;
}

/** Ends a lead by a move of its case, with what follows from it, and counts how its rule did. All or nothing. */
export async function endBy(
  { db, caseload }: Pick<IntelligenceDeps, 'db' | 'caseload'>,
  { id, move, caseVersion, reason, user }: Ending,
  effect: (tx: Transaction, lead: LeadRow) => Promise<Omit<EndedLead, 'by' | 'reason'>>,
  after?: (tx: Transaction, lead: LeadRow, returnBy: string | null) => Promise<void>,
): Promise<void> {
  await db
    .transaction(async (tx) => {
      const lead = within(user, await lockLead(tx, id));
      await caseload.move(tx, { kind: 'lead', subject: `lead:${id}` }, { move, caseVersion, reason, userId: user.id });
      const end = await effect(tx, lead);
      const returnBy = await endLead(tx, id, { ...end, by: user.id, reason });
      // A merged one says nothing about its rule: the other one will.
      if (end.state !== 'merged')
        await countEnd(tx, { kind: lead.sourceKind, reason: lead.reason, isDismissed: end.state === 'dismissed' });
      await after?.(tx, lead, returnBy);
      const tpui = end.tpui ?? lead.tpui;
      await writeAudit(tx, {
        ...{
          actor: { userId: user.id },
          action: 'lead.ended',
          subject: tpui === null ? `lead:${id}` : `taxpayer:${tpui}`,
        },
        detail: { number: lead.number, state: end.state, reason, ...(end.dismissal && { why: end.dismissal }) },
      });
    })
    .catch((error: unknown) => {
      if (violates(error, 'declared_conflicts_refuse')) throw new BusinessError('work.conflict', { cause: error });
      throw error;
    });
}

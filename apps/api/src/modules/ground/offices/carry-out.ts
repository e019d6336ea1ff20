import type { Clock } from '../../../platform/clock/clock.ts';
import { dayOf } from '../../../platform/clock/lagos-day.ts';
import type { Database } from '../../../platform/db/database.ts';
import { BusinessError } from '../../../platform/http/business-error.ts';
import { workAudiences } from '../../../platform/realtime/live-audiences.ts';
import { tellLive } from '../../../platform/realtime/tell-live.ts';
import { writeAudit } from '../audit/index.ts';
import type { Caseload } from '../caseload/index.ts';
import type { OfficeProposalsRepository } from './data/office-proposals.repository.ts';
import { closeOffice, openOffice } from './data/open-and-close.ts';

interface CarryOutDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly caseload: Caseload;
  readonly proposals: OfficeProposalsRepository;
}

export const subjectOf = (proposalId: string) => `tax-office:${proposalId}`;
const proposalIn = (subject: string) => subject.replace(/^tax-office:/, '');
const actor = { system: 'offices' };

/** What follows when two persons decided: an office opens at once, and closes on its day (`carryOutDue`). */
export function carryOutDecisions({ clock, caseload, proposals }: CarryOutDeps): void {
  caseload.when('tax-office', 'approve', async (tx, { subject }) => {
    const proposal = await proposals.find(tx, proposalIn(subject));
    if (!proposal) throw new Error('An office was decided about that nobody proposed');
    if (proposal.action === 'open') return caseload.move(tx, { kind: 'tax-office', subject }, { move: 'carry-out' });
    const offices = await proposals.lockOffices(tx, [proposal.officeId, proposal.successorId]);
    // Nobody can have closed them meanwhile, but for a hand in the database.
    if (offices.some(({ isClosed }) => isClosed)) throw new BusinessError('office.closed');
  });

  caseload.when('tax-office', 'carry-out', async (tx, { subject }) => {
    const id = proposalIn(subject);
    const proposal = await proposals.find(tx, id);
    if (!proposal) throw new Error('An office was decided about that nobody proposed');
    const { reason } = proposal;
    if (proposal.action === 'open') {
      const officeId = await openOffice(tx, id);
      const detail = { name: proposal.name, reason };
      return writeAudit(tx, { actor, action: 'tax-office.opened', subject: `tax-office:${officeId}`, detail });
    }
    const { officeId, successorId } = proposal;
    await proposals.lockOffices(tx, [officeId, successorId]);
    const moved = await closeOffice(tx, { officeId, successorId }, dayOf(clock.now()));
    await tellLive(tx, workAudiences(officeId));
    await tellLive(tx, workAudiences(successorId));
    const detail = { successor: successorId, reason, ...moved };
    await writeAudit(tx, { actor, action: 'tax-office.closed', subject: `tax-office:${officeId}`, detail });
  });
}

/** Closes the offices whose day has come. Each for itself: one that fails holds up no other, and is tried again. */
export async function carryOutDue({ db, clock, caseload, proposals }: CarryOutDeps): Promise<void> {
  const failures: unknown[] = [];
  for (const id of await proposals.due(dayOf(clock.now()))) {
    await db
      .transaction((tx) => caseload.move(tx, { kind: 'tax-office', subject: subjectOf(id) }, { move: 'carry-out' }))
      .catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Offices could not be closed');
}

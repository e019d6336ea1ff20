import type { ActionName } from '@portal/contracts';
import type { Transaction } from '../../../platform/db/database.ts';
import { BusinessError } from '../../../platform/http/business-error.ts';
import { writeAudit } from '../../ground/audit/index.ts';
import { type EnforcementRow, lockEnforcement } from './data/enforcements.repository.ts';
import { dropVisit, endEnforcement, passCheck, setOrder, setSaleOrder, setState } from './data/move-enforcement.ts';
import { compareOrder, ordersOf } from './data/orders.repository.ts';
import { approveVisit, callOffVisit } from './data/visits.repository.ts';
import type { EnforcementDeps } from './enforcement-deps.ts';
import { refusalOf } from './refusals.ts';
import { tellOfEnd, tellOfOrder, tellTeam } from './tell-of-enforcement.ts';

const idIn = (subject: string) => subject.replace(/^enforcement:/, '');

function personIn(userId: string | null): string {
  if (userId === null) throw new Error('This step of an enforcement is a person’s');
  return userId;
}

export async function lockFound(tx: Transaction, id: string): Promise<EnforcementRow> {
  const row = await lockEnforcement(tx, id);
  if (!row) throw new BusinessError('enforcement.not-found');
  return row;
}

function visitIn({ visitId, number }: EnforcementRow): string {
  if (visitId === null) throw new Error(`Enforcement ${number} has no visit`);
  return visitId;
}

interface Made {
  readonly row: EnforcementRow;
  readonly userId: string | null;
  readonly reason: string;
}

/** What follows from the moves of its case that bring no facts of their own, in their transaction. */
export function decideEnforcement({ caseload }: Pick<EnforcementDeps, 'caseload'>): void {
  function when(
    move: Parameters<typeof caseload.when<'enforcement'>>[1],
    follow: (tx: Transaction, made: Made) => Promise<void>,
  ): void {
    caseload.when('enforcement', move, async (tx, { subject, userId, reason = '' }) => {
      const row = await lockFound(tx, idIn(subject));
      await follow(tx, { row, userId, reason }).catch(refusalOf);
      await noteMove(tx, row, { action: 'enforcement.moved', by: userId, detail: { move, ...(reason && { reason }) } });
    });
  }

  when('pass', (tx, { row, userId, reason }) => passCheck(tx, row.id, personIn(userId), reason));

  when('compare', async (tx, { row, userId }) => {
    const orderId = await compareOrder(tx, row.id, { kind: 'distrain', by: personIn(userId) });
    await setOrder(tx, row.id, orderId);
    const order = (await ordersOf(tx, row.id)).find(({ id }) => id === orderId);
    if (order) await tellOfOrder(tx, row, order);
  });
  when('return-order', (tx, { row }) => setState(tx, row.id, 'checked'));

  when('approve', async (tx, { row, userId }) => {
    await approveVisit(tx, visitIn(row), personIn(userId));
    await setState(tx, row.id, 'approved');
  });
  for (const move of ['call-off', 'come-back', 'rest'] as const)
    when(move, async (tx, { row, reason }) => {
      await callOffVisit(tx, visitIn(row), reason);
      await dropVisit(tx, row.id);
      if (move !== 'come-back') await tellTeam(tx, row, 'enforcement.called-off', reason);
    });

  when('compare-sale', async (tx, { row, userId }) => {
    await setSaleOrder(tx, row.id, await compareOrder(tx, row.id, { kind: 'sale', by: personIn(userId) }));
  });
  when('return-sale', (tx, { row }) => setState(tx, row.id, 'held'));

  for (const [move, state] of [
    ['refuse', 'withdrawn'],
    ['withdraw', 'withdrawn'],
    ['cancel', 'cancelled'],
  ] as const)
    when(move, async (tx, { row, userId, reason }) => {
      if (row.visitId !== null) {
        await callOffVisit(tx, row.visitId, reason);
        await tellTeam(tx, row, 'enforcement.called-off', reason);
      }
      await endEnforcement(tx, row.id, { state, by: userId, reason });
      await tellOfEnd(tx, row, reason);
    });
}

/** Without a person: the portal. */
export function noteMove(
  tx: Transaction,
  { tpui, number }: Pick<EnforcementRow, 'tpui' | 'number'>,
  made: {
    readonly action: ActionName;
    readonly by: string | null;
    readonly detail?: Readonly<Record<string, string | number>>;
  },
): Promise<void> {
  return writeAudit(tx, {
    actor: made.by === null ? { system: 'enforcement' } : { userId: made.by },
    action: made.action,
    subject: `taxpayer:${tpui}`,
    detail: { number, ...made.detail },
  });
}

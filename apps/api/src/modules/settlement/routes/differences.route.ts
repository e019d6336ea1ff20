import {
  decideSettlement,
  getSettlementDifference,
  listSettlementCandidates,
  proposeSettlement,
} from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../platform/clock/clock.ts';
import { dayOf } from '../../../platform/clock/lagos-day.ts';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { BusinessError } from '../../../platform/http/business-error.ts';
import { serve } from '../../../platform/http/serve.ts';
import { writeAudit } from '../../audit/index.ts';
import type { Caseload } from '../../caseload/index.ts';
import { findCandidates, insertProposal, takeTurn, waitingProposal } from '../data/differences.repository.ts';
import { compareAll } from '../data/reconciliation.repository.ts';
import { presentDifference, proposalOf, refusalOf, sidesOf } from '../difference-desk.ts';

export interface DifferencesDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly caseload: Caseload;
}

const workOf = (caseId: string) => ({ kind: 'settlement-difference', subject: `settlement-case:${caseId}` }) as const;

/** One person proposes how a difference ends, another one decides; what follows is said in `settlement.module.ts`. */
export function differencesRoutes(app: FastifyInstance, { db, clock, caseload }: DifferencesDeps): void {
  serve(app, getSettlementDifference, ({ params: { id } }, { user }) => presentDifference(db, id, user));

  serve(app, listSettlementCandidates, async ({ params: { id }, query: { search } }) =>
    findCandidates(db, await sidesOf(db, id), search),
  );

  serve(app, proposeSettlement, async ({ params: { id }, body }, { user }) => {
    await db
      .transaction(async (tx) => {
        await takeTurn(tx);
        const made = proposalOf(await sidesOf(tx, id), body);
        if (await waitingProposal(tx, id)) throw new BusinessError('work.not-from-here');
        await insertProposal(tx, id, made, user.id);
        await caseload.move(tx, workOf(id), { move: 'propose', userId: user.id, reason: body.reason });
        await audit(tx, user.id, 'settlement.proposed', id, { action: body.action, reason: body.reason });
      })
      .catch(refusalOf);
    return presentDifference(db, id, user);
  });

  serve(app, decideSettlement, async ({ params: { id }, body: { proposalId, verdict, reason } }, { user }) => {
    await db
      .transaction(async (tx) => {
        await takeTurn(tx);
        await sidesOf(tx, id);
        const waiting = await waitingProposal(tx, id);
        // Somebody decides what they have read, and nothing that was proposed since.
        if (waiting?.id !== proposalId) throw new BusinessError('work.not-from-here');
        await caseload.move(tx, workOf(id), { move: verdict, userId: user.id, reason });
        const action = {
          approve: 'settlement.decided',
          refuse: 'settlement.refused',
          withdraw: 'settlement.withdrawn',
        };
        await audit(tx, user.id, action[verdict], id, { reason });
        if (verdict === 'approve') await compareAll(tx, dayOf(clock.now()), user.id);
      })
      .catch(refusalOf);
    return presentDifference(db, id, user);
  });
}

function audit(
  tx: Transaction,
  userId: string,
  action: string,
  caseId: string,
  detail: Readonly<Record<string, unknown>>,
): Promise<void> {
  return writeAudit(tx, { actor: { userId }, action, subject: `settlement-case:${caseId}`, detail });
}

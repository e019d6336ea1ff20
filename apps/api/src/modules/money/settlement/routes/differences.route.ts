import {
  type ActionName,
  decideSettlement,
  getSettlementDifference,
  listSettlementCandidates,
  proposeSettlement,
} from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Database, Transaction } from '../../../../platform/db/database.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { writeAudit } from '../../../ground/audit/index.ts';
import type { Caseload } from '../../../ground/caseload/index.ts';
import {
  closeTouched,
  findCandidates,
  insertProposal,
  takeTurn,
  waitingProposal,
} from '../data/differences.repository.ts';
import { presentDifference, proposalOf, refusalOf, sidesOf } from '../difference-desk.ts';

export interface DifferencesDeps {
  readonly db: Database;
  readonly caseload: Caseload;
}

const workOf = (caseId: string) => ({ kind: 'settlement-difference', subject: `settlement-case:${caseId}` }) as const;

/** One person proposes how a difference ends, another one decides; what follows is said in `settlement.module.ts`. */
export function differencesRoutes(app: FastifyInstance, { db, caseload }: DifferencesDeps): void {
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
        await caseload.move(tx, workOf(id), {
          move: 'propose',
          caseVersion: body.caseVersion,
          userId: user.id,
          reason: body.reason,
        });
        await audit(tx, user.id, 'settlement.proposed', id, { action: body.action, reason: body.reason });
      })
      .catch(refusalOf);
    return presentDifference(db, id, user);
  });

  serve(
    app,
    decideSettlement,
    async ({ params: { id }, body: { caseVersion, proposalId, verdict, reason } }, { user }) => {
      await db
        .transaction(async (tx) => {
          await takeTurn(tx);
          await sidesOf(tx, id);
          const waiting = await waitingProposal(tx, id);
          // Somebody decides what they have read, and nothing that was proposed since.
          if (waiting?.id !== proposalId) throw new BusinessError('work.not-from-here');
          await caseload.move(tx, workOf(id), { move: verdict, caseVersion, userId: user.id, reason });
          const action = {
            approve: 'settlement.decided',
            refuse: 'settlement.refused',
            withdraw: 'settlement.withdrawn',
          } as const;
          await audit(tx, user.id, action[verdict], id, { reason });
          if (verdict === 'approve') await closeTouched(tx, proposalId);
        })
        .catch(refusalOf);
      return presentDifference(db, id, user);
    },
  );
}

function audit(
  tx: Transaction,
  userId: string,
  action: ActionName,
  caseId: string,
  detail: Readonly<Record<string, unknown>>,
): Promise<void> {
  return writeAudit(tx, { actor: { userId }, action, subject: `settlement-case:${caseId}`, detail });
}

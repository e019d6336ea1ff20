import { getRefund, moveRefund, nameRefundAccount, openRefund } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Database, Transaction } from '../../../../platform/db/database.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import type { SignedInUser } from '../../../../platform/http/call.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { askRefund, audit, nameAccount } from '../ask-refund.ts';
import { readRefund, setMethod } from '../data/refunds.repository.ts';
import { noteSend } from '../data/sends.repository.ts';
import { presentRefund } from '../present-refund.ts';
import { sendRefundJob } from '../refund.jobs.ts';
import { refusalOf } from '../refund-refusals.ts';
import type { RefundsDeps } from '../refunds-deps.ts';
import { requireMoney } from '../require-money.ts';

/** The desk of refunds. What follows from a step is said in `refunds.module.ts`, wherever it was made. */
export function refundsRoutes(app: FastifyInstance, deps: RefundsDeps): void {
  const { db, caseload, jobs, providers } = deps;

  async function present(runs: Database | Transaction, id: string, user: SignedInUser) {
    const row = await readRefund(runs, id);
    if (!row) throw new BusinessError('refund.not-found');
    return presentRefund(row, user, hasRefunds(row.provider));
  }
  const hasRefunds = (provider: string) =>
    (provider === 'remita' || provider === 'interswitch') && providers[provider].refund !== undefined;

  serve(app, getRefund, ({ params: { id } }, { user }) => present(db, id, user));

  serve(app, openRefund, async ({ body }, { user }) => ({
    id: await askRefund(deps, body, { userId: user.id, as: 'staff' }),
  }));

  serve(app, nameRefundAccount, ({ params: { id }, body }, { user }) =>
    db.transaction(async (tx) => {
      await present(tx, id, user);
      await nameAccount(tx, deps, { id, userId: user.id, ...body });
      return present(tx, id, user);
    }),
  );

  serve(
    app,
    moveRefund,
    async ({ params: { id }, body: { move, caseVersion, reason, document, method } }, { user }) => {
      const which = { kind: 'refund', subject: `refund:${id}` } as const;
      if (move === 'send') await requireMoney(deps, [id]);
      await db
        .transaction(async (tx) => {
          const found = await present(tx, id, user);
          if (move === 'withdraw') {
            if (!found.moves.includes('withdraw')) throw new BusinessError('work.not-from-here');
            await caseload.move(tx, which, { move });
            return audit(tx, user.id, 'refund.withdrawn', id, { ...(reason && { reason }) });
          }
          if (move === 'send' && found.method === 'bank') throw new BusinessError('refund.by-list');
          if (move === 'propose' && found.mayNameAccount) {
            const way = found.isByProvider ? (method ?? 'provider') : 'bank';
            if (way === 'bank' && found.account === null) throw new BusinessError('refund.account-missing');
            await setMethod(tx, id, way);
          }
          await caseload.move(tx, which, { move, caseVersion, userId: user.id, reason, document });
          if (move === 'send') {
            const reference = await noteSend(tx, id, 'provider');
            await jobs.enqueue(tx, sendRefundJob, { reference }, { dedupeKey: reference });
          }
          await audit(tx, user.id, `refund.${move}`, id, { ...(reason && { reason }), ...(document && { document }) });
        })
        .catch(refusalOf);
      return present(db, id, user);
    },
  );
}

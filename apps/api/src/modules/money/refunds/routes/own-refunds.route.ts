import {
  getRefundable,
  listOwnRefunds,
  nameOwnRefundAccount,
  requestRefund,
  type Scope,
  withdrawOwnRefund,
} from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Database, Transaction } from '../../../../platform/db/database.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import type { SignedInUser } from '../../../../platform/http/call.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { presentPage } from '../../../../platform/lists/read-list.ts';
import { askRefund, audit, nameAccount } from '../ask-refund.ts';
import { findRefundable } from '../data/refundable.repository.ts';
import { findOwnRefund, readOwnRefunds } from '../data/refunds.repository.ts';
import { presentOwnRefund } from '../present-refund.ts';
import type { RefundsDeps } from '../refunds-deps.ts';

/** Nobody's bills when the account has no TPUI. */
function tpuiOf(scope: Scope): string {
  return scope.kind === 'taxpayer' ? scope.tpui : '';
}

/** What taxpayers do about refunds of their own. */
export function ownRefundsRoutes(app: FastifyInstance, deps: RefundsDeps): void {
  const { db, caseload, providers } = deps;

  async function own(runs: Database | Transaction, id: string, { id: userId, scope }: SignedInUser) {
    const row = await findOwnRefund(runs, tpuiOf(scope), id);
    if (!row) throw new BusinessError('refund.not-found');
    return presentOwnRefund(row, userId);
  }

  serve(app, listOwnRefunds, async ({ query }, { user }) =>
    presentPage(await readOwnRefunds(db, tpuiOf(user.scope), query), (row) => presentOwnRefund(row, user.id)),
  );

  serve(app, getRefundable, async ({ query: { billReference } }, { user }) => {
    const found = await findRefundable(db, billReference, tpuiOf(user.scope));
    if (!found) throw new BusinessError('bill.not-found');
    const { receiptId: _, provider, hasTwin: __, ...facts } = found;
    return { ...facts, isByProvider: provider !== null && providers[provider].refund !== undefined };
  });

  serve(app, requestRefund, async ({ body }, { user }) => {
    const id = await askRefund(deps, body, { userId: user.id, as: 'payer', tpui: tpuiOf(user.scope) });
    return own(db, id, user);
  });

  serve(app, nameOwnRefundAccount, ({ params: { id }, body }, { user }) =>
    db.transaction(async (tx) => {
      await own(tx, id, user);
      await nameAccount(tx, deps, { id, userId: user.id, account: body });
      return own(tx, id, user);
    }),
  );

  serve(app, withdrawOwnRefund, ({ params: { id } }, { user }) =>
    db.transaction(async (tx) => {
      const { may } = await own(tx, id, user);
      if (!may.withdraw) throw new BusinessError('work.not-from-here');
      await caseload.move(tx, { kind: 'refund', subject: `refund:${id}` }, { move: 'withdraw' });
      await audit(tx, user.id, 'refund.withdrawn', id, {});
      return own(tx, id, user);
    }),
  );
}

import { getOwnCredit, kobo, payFromOwnCredit, type Scope } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { dayOf } from '../../../../platform/clock/lagos-day.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { writeAudit } from '../../../ground/audit/index.ts';
import type { CreditDeps } from '../credit-deps.ts';
import { refusalOf, refuseHindered } from '../credit-refusals.ts';
import { balanceKobo, findPayable, insertUse, payFromCredit, readEntries } from '../data/credit.repository.ts';

/** Nobody's credit when the account has no TPUI. */
function tpuiOf(scope: Scope): string {
  return scope.kind === 'taxpayer' ? scope.tpui : '';
}

/** Taxpayers see their credit and pay bills of theirs from it. */
export function ownCreditRoutes(app: FastifyInstance, { db, clock, askAboutBill }: CreditDeps): void {
  const today = () => dayOf(clock.now());

  /** Anybody may have begun a payment of the bill: whether it is one, its provider says. */
  async function findAsked(billReference: string, tpui: string) {
    const bill = await findPayable(db, billReference, today(), tpui);
    if (bill?.whyNot !== 'payment-pending') return bill;
    await askAboutBill(billReference);
    return findPayable(db, billReference, today(), tpui);
  }

  serve(app, getOwnCredit, async ({ query: { billReference, ...query } }, { user }) => {
    const tpui = tpuiOf(user.scope);
    const [balance, entries, bill] = await Promise.all([
      balanceKobo(db, tpui),
      readEntries(db, tpui, query),
      billReference === undefined ? undefined : findAsked(billReference, tpui),
    ]);
    return {
      balanceKobo: kobo(balance),
      entries,
      bill: bill
        ? {
            billReference: bill.billReference,
            totalKobo: kobo(bill.totalKobo),
            whyNot: bill.whyNot,
            isProposed: bill.isProposed,
          }
        : null,
    };
  });

  serve(app, payFromOwnCredit, async ({ body: { billReference } }, { user }) => {
    await findAsked(billReference, tpuiOf(user.scope));
    return db
      .transaction(async (tx) => {
        const bill = await findPayable(tx, billReference, today(), tpuiOf(user.scope));
        if (!bill || bill.tpui === null) throw new BusinessError('bill.not-found');
        if (bill.isProposed) throw new BusinessError('credit.asked-already');
        refuseHindered(bill.whyNot);
        const id = await insertUse(tx, { bill: { ...bill, tpui: bill.tpui }, byPayer: true, reason: '', by: user.id });
        const receiptNumber = await payFromCredit(tx, id, user.id);
        await writeAudit(tx, {
          actor: { userId: user.id },
          action: 'credit.used',
          subject: `bill:${billReference}`,
          detail: { use: id, amountKobo: bill.totalKobo },
        });
        return { billReference: bill.billReference, receiptNumber };
      })
      .catch(refusalOf);
  });
}

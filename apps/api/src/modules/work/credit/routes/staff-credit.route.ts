import { decideCreditUse, getBillCredit, kobo, listCreditUses, proposeCreditUse } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { dayOf } from '../../../../platform/clock/lagos-day.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { presentPage } from '../../../../platform/lists/read-list.ts';
import { writeAudit } from '../../../ground/audit/index.ts';
import type { CreditDeps } from '../credit-deps.ts';
import { refusalOf, refuseHindered } from '../credit-refusals.ts';
import { findPayable, findUse, insertUse, owedKobo, readUses } from '../data/credit.repository.ts';

const subjectOf = (id: string) => `credit-use:${id}`;

/** Staff propose to pay a bill from its taxpayer's credit; what follows from a step is said in `credit.module.ts`. */
export function staffCreditRoutes(app: FastifyInstance, { db, clock, caseload }: CreditDeps): void {
  const today = () => dayOf(clock.now());

  serve(app, listCreditUses, async ({ query }, { user }) => {
    const [owed, uses] = await Promise.all([owedKobo(db), readUses(db, query)]);
    return {
      owedKobo: kobo(owed),
      ...presentPage(uses, ({ askedById, ...use }) => ({
        ...use,
        mayDecide: use.state === 'proposed' && user.roles[0] === 'SuperAdmin' && askedById !== user.id,
        mayWithdraw: use.state === 'proposed' && askedById === user.id,
      })),
    };
  });

  serve(app, getBillCredit, async ({ query: { billReference } }) => {
    const found = await findPayable(db, billReference, today());
    if (!found) throw new BusinessError('bill.not-found');
    const { id: _, isProposed: __, ...bill } = found;
    return { ...bill, totalKobo: kobo(bill.totalKobo), balanceKobo: kobo(bill.balanceKobo) };
  });

  serve(app, proposeCreditUse, ({ body: { billReference, reason } }, { user }) =>
    db
      .transaction(async (tx) => {
        const bill = await findPayable(tx, billReference, today());
        if (!bill) throw new BusinessError('bill.not-found');
        if (bill.isProposed) throw new BusinessError('credit.asked-already');
        const { tpui } = bill;
        if (tpui === null) throw new BusinessError('credit.not-enough');
        refuseHindered(bill.whyNot);
        const id = await insertUse(tx, { bill: { ...bill, tpui }, byPayer: false, reason, by: user.id });
        await caseload.open(tx, {
          kind: 'credit-use',
          subject: subjectOf(id),
          reference: bill.billReference,
          userId: user.id,
        });
        await writeAudit(tx, {
          actor: { userId: user.id },
          action: 'credit.proposed',
          subject: `bill:${bill.billReference}`,
          detail: { use: id, amountKobo: bill.totalKobo, reason },
        });
        return { id };
      })
      .catch(refusalOf),
  );

  serve(app, decideCreditUse, async ({ params: { id }, body: { caseVersion, verdict, reason } }, { user }) => {
    await db
      .transaction(async (tx) => {
        const use = await findUse(tx, id);
        if (!use || use.byPayer) throw new BusinessError('credit.not-found');
        await caseload.move(
          tx,
          { kind: 'credit-use', subject: subjectOf(id) },
          { move: verdict, caseVersion, userId: user.id, reason },
        );
        const action = ({ approve: 'approved', refuse: 'refused', withdraw: 'withdrawn' } as const)[verdict];
        await writeAudit(tx, {
          actor: { userId: user.id },
          action: `credit.${action}`,
          subject: `bill:${use.billReference}`,
          detail: { use: id, reason },
        });
      })
      .catch(refusalOf);
    return {};
  });
}

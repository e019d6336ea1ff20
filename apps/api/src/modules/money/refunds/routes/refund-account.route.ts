import { decideFunding, getRefundAccount, proposeFunding } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { violates } from '../../../../platform/db/violated-constraint.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { presentPage } from '../../../../platform/lists/read-list.ts';
import { writeAudit } from '../../../ground/audit/index.ts';
import { endFunding, findFunding, insertFunding, readBalance, readFundings } from '../data/fundings.repository.ts';
import type { RefundsDeps } from '../refunds-deps.ts';

const subjectOf = (id: string) => `refund-funding:${id}`;
const idIn = (subject: string) => subject.replace(/^refund-funding:/, '');

/** The account refunds are paid from: the treasury fills it, and two persons see to it that the books say so. */
export function refundAccountRoutes(app: FastifyInstance, { db, caseload }: RefundsDeps): void {
  serve(app, getRefundAccount, async ({ query }, { user }) => {
    const [balance, fundings] = await Promise.all([readBalance(db), readFundings(db, query)]);
    return {
      ...balance,
      fundings: presentPage(fundings, ({ proposedById, ...funding }) => ({
        ...funding,
        mayDecide: funding.state === 'proposed' && user.roles[0] === 'SuperAdmin' && proposedById !== user.id,
        mayWithdraw: funding.state === 'proposed' && proposedById === user.id,
      })),
    };
  });

  serve(app, proposeFunding, ({ body }, { user }) =>
    db
      .transaction(async (tx) => {
        const id = await insertFunding(tx, body, user.id);
        await caseload.open(tx, {
          kind: 'refund-funding',
          subject: subjectOf(id),
          reference: body.advice,
          userId: user.id,
        });
        await writeAudit(tx, {
          actor: { userId: user.id },
          action: 'refund-funding.proposed',
          subject: subjectOf(id),
          detail: { ...body },
        });
        return { id };
      })
      .catch((error: unknown) => {
        if (violates(error, 'refund_fundings_advice_idx'))
          throw new BusinessError('refund.funding-known', { cause: error });
        throw error;
      }),
  );

  serve(app, decideFunding, async ({ params: { id }, body: { caseVersion, verdict, reason } }, { user }) => {
    await db.transaction(async (tx) => {
      const funding = await findFunding(tx, id);
      if (!funding) throw new BusinessError('refund.not-found');
      await caseload.move(
        tx,
        { kind: 'refund-funding', subject: subjectOf(id) },
        { move: verdict, caseVersion, userId: user.id, reason },
      );
      const action = ({ approve: 'approved', refuse: 'refused', withdraw: 'withdrawn' } as const)[verdict];
      await writeAudit(tx, {
        actor: { userId: user.id },
        action: `refund-funding.${action}`,
        subject: subjectOf(id),
        detail: { advice: funding.advice, reason },
      });
    });
    return {};
  });

  for (const [move, state] of [
    ['approve', 'funded'],
    ['refuse', 'refused'],
    ['withdraw', 'withdrawn'],
  ] as const)
    caseload.when('refund-funding', move, async (tx, { subject, userId }) => {
      if (userId === null) throw new Error('Fundings are decided about by persons');
      await endFunding(tx, idIn(subject), state, userId);
    });
}

import { lawfulMoves, listSharePayments, moveSharePayment, sharePaymentMoves, workKinds } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { presentPage } from '../../../../platform/lists/read-list.ts';
import { writeAudit } from '../../../ground/audit/index.ts';
import { findSharePayment, readSharePayments } from '../data/share-payments.repository.ts';
import type { RefundsDeps } from '../refunds-deps.ts';
import { shownAccount } from '../shown-account.ts';

const subjectOf = (id: string) => `share-payment:${id}`;

/** What the bank pays of approved statements of shares: lists send it, and persons say what became of it. */
export function sharePaymentsRoutes(app: FastifyInstance, { db, caseload }: RefundsDeps): void {
  serve(app, listSharePayments, async ({ query }, { user }) => {
    const person = { userId: user.id, role: user.roles[0], capacities: [] };
    return presentPage(
      await readSharePayments(db, query),
      ({ bankCode, accountNumber, accountName, steps, ...payment }) => {
        const lawful = lawfulMoves(workKinds['share-payment'], { state: payment.state, steps }, person);
        return {
          ...payment,
          account: shownAccount({ bankCode, accountNumber, accountName }),
          moves: sharePaymentMoves.filter((move) => lawful.includes(move)),
        };
      },
    );
  });

  serve(app, moveSharePayment, async ({ params: { id }, body: { move, caseVersion, reason, document } }, { user }) => {
    await db.transaction(async (tx) => {
      const payment = await findSharePayment(tx, id);
      if (!payment) throw new BusinessError('refund.not-found');
      const which = { kind: 'share-payment', subject: subjectOf(id) } as const;
      await caseload.move(tx, which, { move, caseVersion, userId: user.id, reason, document });
      await writeAudit(tx, {
        actor: { userId: user.id },
        action: `share-payment.${move}`,
        subject: subjectOf(id),
        detail: { number: payment.number, ...(reason && { reason }), ...(document && { document }) },
      });
    });
    return {};
  });
}

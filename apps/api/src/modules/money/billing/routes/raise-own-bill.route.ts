import { raiseOwnBill } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../../platform/db/database.ts';
import { violates } from '../../../../platform/db/violated-constraint.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { quoteLines } from '../../tariffs/index.ts';
import { findPayerOf } from '../data/own-payer.repository.ts';
import { raiseBill } from '../data/raise-bill.ts';
import { keepRaised, takeSubmission } from '../data/submissions.repository.ts';
import { linesOfQuote } from '../lines-of-quote.ts';

/** One bill for one submission, however often it is sent; its amounts are reckoned in the transaction that raises it. */
export function raiseOwnBillRoute(app: FastifyInstance, { db }: { readonly db: Database }): void {
  serve(app, raiseOwnBill, ({ body: { submissionId, ...content } }, { user }) =>
    db
      .transaction(async (tx) => {
        const submission = { userId: user.id, call: 'POST /bills', submissionId, content };
        const taken = await takeSubmission(tx, submission);
        if (taken === 'other')
          throw new BusinessError('request.invalid', { fieldErrors: { submissionId: 'Used already' } });
        // The content is the same, and with it the total.
        if (taken !== 'new') return { ...taken, totalKobo: content.totalKobo };
        const quote = await quoteLines(tx, content.lines);
        if (quote.totalKobo !== content.totalKobo) throw new BusinessError('bill.amount-changed');
        const found = await findPayerOf(tx, user);
        if (!found) throw new BusinessError('session.expired');
        const { reference } = await raiseBill(tx, {
          ...found,
          mdaId: quote.mdaId,
          lines: linesOfQuote(quote),
          raisedBy: user.id,
        });
        await keepRaised(tx, submission, reference);
        return { billReference: reference, totalKobo: quote.totalKobo };
      })
      .catch((error: unknown) => {
        // A tariff was released, or a day began, between reckoning and raising.
        if (violates(error, 'bill_line_terms_in_force'))
          throw new BusinessError('bill.amount-changed', { cause: error });
        throw error;
      }),
  );
}

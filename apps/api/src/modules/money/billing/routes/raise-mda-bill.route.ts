import { type RequestOf, raiseMdaBill } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Database, Transaction } from '../../../../platform/db/database.ts';
import { violates } from '../../../../platform/db/violated-constraint.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { quoteLines } from '../../tariffs/index.ts';
import { findPayerOf } from '../data/own-payer.repository.ts';
import { raiseBill } from '../data/raise-bill.ts';
import { findRevenueHeadName } from '../data/revenue-heads.repository.ts';
import { keepRaised, takeSubmission } from '../data/submissions.repository.ts';
import { linesOfQuote } from '../lines-of-quote.ts';

export interface RaiseMdaBillDependencies {
  readonly db: Database;
}

/**
 * One bill for one submission, however often it is sent: the submission and the bill are one transaction. For fees whose amount
 * the payer knows; what a tariff reckons, or what asks for more than an amount, is raised by `POST /bills`.
 */
export function raiseMdaBillRoute(app: FastifyInstance, { db }: RaiseMdaBillDependencies): void {
  serve(app, raiseMdaBill, ({ body: { submissionId, ...content } }, { user }) =>
    db
      .transaction(async (tx) => {
        const submission = { userId: user.id, call: 'POST /bills/mda-collections', submissionId, content };
        const taken = await takeSubmission(tx, submission);
        if (taken === 'other')
          throw new BusinessError('request.invalid', { fieldErrors: { submissionId: 'Used already' } });
        if (taken !== 'new') return taken;
        const { mdaId, revenueHeadCode } = content;
        if ((await findRevenueHeadName(tx, mdaId, revenueHeadCode)) === undefined) {
          throw new BusinessError('request.invalid', {
            fieldErrors: { revenueHeadCode: 'This MDA does not collect this fee. Choose again' },
          });
        }
        const quote = await quoteEntered(tx, content);
        const found = await findPayerOf(tx, user);
        if (!found) throw new BusinessError('session.expired');
        const { reference } = await raiseBill(tx, {
          ...found,
          mdaId,
          lines: linesOfQuote(quote),
          raisedBy: user.id,
        });
        await keepRaised(tx, submission, reference);
        return { billReference: reference };
      })
      .catch((error: unknown) => {
        // A tariff was released while the payer typed an amount.
        if (violates(error, 'bill_line_terms_in_force'))
          throw new BusinessError('bill.amount-changed', { cause: error });
        throw error;
      }),
  );
}

type Entered = Pick<RequestOf<typeof raiseMdaBill>['body'], 'revenueHeadCode' | 'amountKobo' | 'narration'>;

async function quoteEntered(tx: Transaction, { revenueHeadCode, amountKobo, narration }: Entered) {
  const line = { revenueHeadCode, amountKobo, narration, attributes: {} };
  try {
    return await quoteLines(tx, [line]);
  } catch (error) {
    if (!(error instanceof BusinessError && error.fieldErrors)) throw error;
    const { 'lines.0.amountKobo': amount, ...others } = error.fieldErrors;
    const refused = amount ?? Object.values(others)[0] ?? 'Choose again';
    throw new BusinessError('request.invalid', {
      fieldErrors: { [amount === undefined ? 'revenueHeadCode' : 'amountKobo']: refused },
    });
  }
}

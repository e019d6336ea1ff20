import { kobo, listCounterBills, previewCounterBill, raiseCounterBill } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../../platform/db/database.ts';
import { violates } from '../../../../platform/db/violated-constraint.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { writeAudit } from '../../../ground/audit/index.ts';
import {
  type BillToRaise,
  keepRaised,
  linesOfQuote,
  maskName,
  raiseBill,
  takeSubmission,
} from '../../../money/billing/index.ts';
import { findLikeBills, insertCounterBill, listToday, lockPayer } from '../data/counter-bills.repository.ts';
import { ownCounter } from '../own-counter.ts';
import { ownMda } from '../own-mda.ts';
import { payerOf } from '../payer-of.ts';
import { quoteOwn } from '../quote-own.ts';

const call = 'POST /counter/bills';
const headsOf = (lines: readonly { readonly revenueHeadCode: string }[]) => [
  ...new Set(lines.map(({ revenueHeadCode }) => revenueHeadCode)),
];

/** Bills for whoever stands at the counter: one for one submission, however often it is sent. */
export function counterBillsRoutes(app: FastifyInstance, { db }: { readonly db: Database }): void {
  serve(app, listCounterBills, ({ query: { which } }, { user }) => listToday(db, ownMda(user.scope), which));

  serve(app, previewCounterBill, async ({ body }, { user }) => {
    const mdaId = ownMda(user.scope);
    const quote = await quoteOwn(db, mdaId, body.lines);
    const payer = await payerOf(db, body.payer);
    const likeBills = await findLikeBills(db, mdaId, payer, headsOf(body.lines));
    return {
      payer: body.payer.kind === 'taxpayer' ? maskName(nameOf(payer)) : nameOf(payer),
      quote: { ...quote, lines: quote.lines.map(({ answers: _, words: __, ...line }) => line) },
      likeBills: likeBills.map((bill) => ({ ...bill, totalKobo: kobo(bill.totalKobo) })),
    };
  });

  serve(app, raiseCounterBill, ({ body: { submissionId, despiteLikeBills, ...content } }, { user }) => {
    const mdaId = ownMda(user.scope);
    return db
      .transaction(async (tx) => {
        const submission = { userId: user.id, call, submissionId, content };
        const taken = await takeSubmission(tx, submission);
        if (taken === 'other')
          throw new BusinessError('request.invalid', { fieldErrors: { submissionId: 'Used already' } });
        // The content is the same, and with it the total.
        if (taken !== 'new') return { ...taken, totalKobo: content.totalKobo };
        await ownCounter(tx, mdaId, content.counterId);
        const quote = await quoteOwn(tx, mdaId, content.lines);
        if (quote.totalKobo !== content.totalKobo) throw new BusinessError('bill.amount-changed');
        const payer = await payerOf(tx, content.payer);
        await lockPayer(tx, mdaId, payer);
        if (!despiteLikeBills && (await findLikeBills(tx, mdaId, payer, headsOf(content.lines))).length > 0) {
          throw new BusinessError('counter.like-bills');
        }
        const { id, reference } = await raiseBill(tx, { payer, mdaId, lines: linesOfQuote(quote) });
        await insertCounterBill(tx, { billId: id, mdaId, userId: user.id, counterId: content.counterId });
        await keepRaised(tx, submission, reference);
        await writeAudit(tx, {
          actor: { userId: user.id },
          action: 'bill.raised',
          subject: `bill:${reference}`,
          detail: { totalKobo: quote.totalKobo, despiteLikeBills },
        });
        return { billReference: reference, totalKobo: quote.totalKobo };
      })
      .catch(amountChanged);
  });
}

function nameOf({ firstName, lastName }: BillToRaise['payer']): string {
  return `${firstName} ${lastName}`.trim();
}

/** A tariff was released, or a day began, between reckoning and raising. */
export function amountChanged(error: unknown): never {
  if (violates(error, 'bill_line_terms_in_force')) throw new BusinessError('bill.amount-changed', { cause: error });
  throw error;
}

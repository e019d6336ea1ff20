import { correctBill, type ErrorCode, getBillToCorrect, kobo } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Database, Transaction } from '../../../../platform/db/database.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { writeAudit } from '../../../ground/audit/index.ts';
import {
  type BillToRaise,
  cancelBillOf,
  keepRaised,
  linesOfQuote,
  raiseBill,
  rewriteBill,
  takeSubmission,
} from '../../../money/billing/index.ts';
import type { Quote } from '../../../money/tariffs/index.ts';
import { type BillAsFilled, findAsFilled, insertCorrection } from '../data/corrections.repository.ts';
import { insertCounterBill } from '../data/counter-bills.repository.ts';
import { ownCounter } from '../own-counter.ts';
import { ownMda } from '../own-mda.ts';
import { payerOf } from '../payer-of.ts';
import { quoteOwn } from '../quote-own.ts';
import { amountChanged } from './counter-bills.route.ts';

const call = 'POST /counter/corrections';

const refusals: Readonly<Record<string, ErrorCode>> = {
  paid: 'bill.already-paid',
  void: 'bill.already-paid',
  cancelled: 'bill.cancelled',
  'under-review': 'bill.under-review',
  'of-filed-month': 'bill.of-filed-month',
  'of-the-law': 'bill.of-the-law',
};

/** A bill whose paper was handed out is corrected, and the paper still leads to what is owed (docs/decisions/0451). */
export function correctBillRoutes(app: FastifyInstance, { db }: { readonly db: Database }): void {
  serve(app, getBillToCorrect, async ({ params: { billReference } }, { user }) => {
    const { lines, payer, totalKobo, issuedOn } = correctable(
      await findAsFilled(db, ownMda(user.scope), billReference),
    );
    return {
      billReference,
      payer,
      totalKobo: kobo(totalKobo),
      issuedOn,
      lines: lines.map(({ revenueHeadCode, answers, words, isEntered, amountKobo }) => ({
        revenueHeadCode,
        attributes: answers ?? {},
        amountKobo: isEntered ? kobo(amountKobo) : null,
        narration: words ?? '',
      })),
    };
  });

  serve(app, correctBill, ({ body: { submissionId, ...content } }, { user }) => {
    const mdaId = ownMda(user.scope);
    return db
      .transaction(async (tx) => {
        const submission = { userId: user.id, call, submissionId, content };
        const taken = await takeSubmission(tx, submission);
        if (taken === 'other')
          throw new BusinessError('request.invalid', { fieldErrors: { submissionId: 'Used already' } });
        if (taken !== 'new') {
          return { ...taken, totalKobo: content.totalKobo, isSame: taken.billReference === content.billReference };
        }
        const bill = correctable(await findAsFilled(tx, mdaId, content.billReference, true));
        await ownCounter(tx, mdaId, content.counterId);
        const quote = await quoteOwn(tx, mdaId, content.lines);
        if (quote.totalKobo !== content.totalKobo) throw new BusinessError('bill.amount-changed');
        const payer = await payerOf(tx, content.payer);
        const isSame = isSameDebt(bill, payer, quote);
        const { reason, counterId } = content;
        const asked = { bill, payer, quote, reason, userId: user.id, mdaId, counterId };
        const reference = isSame ? await rewrite(tx, asked) : await replace(tx, asked);
        await keepRaised(tx, submission, reference);
        await writeAudit(tx, {
          actor: { userId: user.id },
          action: 'bill.corrected',
          subject: `bill:${bill.reference}`,
          detail: {
            reason: content.reason,
            ...(isSame ? {} : { newBill: reference }),
            wasKobo: bill.totalKobo,
            totalKobo: quote.totalKobo,
          },
        });
        return { billReference: reference, totalKobo: quote.totalKobo, isSame };
      })
      .catch(amountChanged);
  });
}

interface AskedCorrection {
  readonly bill: BillAsFilled;
  readonly payer: BillToRaise['payer'];
  readonly quote: Quote;
  readonly reason: string;
  readonly userId: string;
  readonly mdaId: number;
  readonly counterId: number | undefined;
}

async function rewrite(tx: Transaction, { bill, payer, quote, reason, userId }: AskedCorrection): Promise<string> {
  await insertCorrection(tx, { bill, newBillId: null, reason, userId });
  await rewriteBill(tx, bill, payer, linesOfQuote(quote));
  return bill.reference;
}

async function replace(
  tx: Transaction,
  { bill, payer, quote, reason, userId, mdaId, counterId }: AskedCorrection,
): Promise<string> {
  const outcome = await cancelBillOf(tx, {
    reference: bill.reference,
    by: userId,
    reason: `Corrected: ${reason}`.slice(0, 500),
  });
  if (outcome === 'payment-pending') throw new BusinessError('bill.payment-pending');
  if (outcome !== 'cancelled') throw new BusinessError(refusals[outcome ?? ''] ?? 'bill.cancelled');
  const raised = await raiseBill(tx, { payer, mdaId, lines: linesOfQuote(quote) });
  await insertCounterBill(tx, { billId: raised.id, mdaId, userId, counterId });
  await insertCorrection(tx, { bill, newBillId: raised.id, reason, userId });
  return raised.reference;
}

function correctable(bill: BillAsFilled | undefined): BillAsFilled {
  if (!bill) throw new BusinessError('bill.not-found');
  const refusal = refusals[bill.standing];
  if (refusal) throw new BusinessError(refusal);
  if (bill.isFromTsp || bill.lines.some(({ answers }) => answers === null))
    throw new BusinessError('bill.not-correctable');
  return bill;
}

/** Same payer, same amount, and reckoned by tariffs that counted on the day of the bill already: what the paper asks for is right. */
function isSameDebt(bill: BillAsFilled, payer: BillToRaise['payer'], { totalKobo, lines }: Quote): boolean {
  return (
    totalKobo === bill.totalKobo &&
    (payer.tpui ?? null) === bill.payer.tpui &&
    payer.categoryId === bill.payer.categoryId &&
    `${payer.firstName} ${payer.lastName}`.trim() === bill.payer.name &&
    lines.every(({ tariff }) => tariff === null || tariff.validFrom <= bill.issuedOn)
  );
}

import type { Answer } from '../answer.ts';
import { lagosDateTime } from '../lagos-time.ts';
import type { World } from '../world.ts';
import { judgeBearer } from './passport.ts';
import { describeCode } from './response-codes.ts';
import { paymentReference } from './transaction.ts';
import { currentCode, findTransaction } from './transactions.ts';

export interface RequeryQuestion {
  readonly merchantCode: string | undefined;
  readonly reference: string | undefined;
  /** Kobo, as text. */
  readonly amount: string | undefined;
  readonly authorization: string | undefined;
}

/** A token is not asked for, but one that is shown must be good. Another amount finds nothing. */
export function requery(world: World, question: RequeryQuestion): Answer {
  const { merchantCode, reference = '', amount, authorization } = question;
  const refusal = authorization === undefined ? undefined : judgeBearer(world, authorization);
  if (refusal) return refusal;
  const known = findTransaction(world, reference);
  const isOurs = merchantCode === world.config.interswitch.merchantCode && amount === String(known?.amountKobo);
  const transaction = isOurs ? known : undefined;
  const code = transaction ? currentCode(world, transaction) : 'Z25';
  world.journal.write('interswitch.requery.asked', { reference, amount, code });
  const dated = transaction?.completedAt ?? transaction?.createdAt;
  return {
    body: JSON.stringify({
      Amount: Number(transaction?.paidKobo || transaction?.amountKobo || 0n),
      CardNumber: transaction?.cardNumber ?? '',
      MerchantReference: transaction?.reference ?? '',
      PaymentReference: transaction ? paymentReference(world.config.interswitch.merchantCode, transaction) : '',
      RetrievalReferenceNumber: transaction?.retrievalReference ?? '',
      SplitAccounts: [],
      TransactionDate: dated ? lagosDateTime(new Date(dated)).replace(' ', 'T') : '0001-01-01T00:00:00',
      ResponseCode: code,
      ResponseDescription: describeCode(code),
      AccountNumber: '',
      BankCode: transaction ? '011' : '',
    }),
  };
}

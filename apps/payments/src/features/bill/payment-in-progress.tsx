import { messageFrom, useApiClient } from '@portal/api-client';
import { checkPaymentStatus, type OpenBill, paymentStatusCodes } from '@portal/contracts';
import { statusRequestOf } from '@portal/payment-sdk';
import { useLanguage } from '@portal/platform';
import { useRevalidator } from '@portal/platform/router';
import { Button, Notice, Reference, showToast } from '@portal/ui';
import { useEffect, useState } from 'react';
import { paymentsTexts } from '../../messages/catalogue.ts';
import { paperDateTime } from '../../paper-date-time.ts';

const refreshMs = 20_000;

export interface PaymentInProgressProps {
  readonly bill: Pick<OpenBill['bill'], 'billReference' | 'totalKobo' | 'status'>;
  readonly payment: NonNullable<OpenBill['payment']>;
}

/**
 * A payment under way: its RRR, and a way to have its provider asked now, if there is something to ask by. The page looks
 * again by itself while somebody looks at it.
 */
export function PaymentInProgress({ bill, payment }: PaymentInProgressProps) {
  const { provider, rrr, txRef, state, startedAt, isShared = false } = payment;
  const texts = paymentsTexts.useMessages();
  const language = useLanguage();
  const api = useApiClient();
  const { revalidate } = useRevalidator();
  const [answer, setAnswer] = useState<'asking' | string>();
  const isProcessing = state === 'processing';
  const canGoOn = !isProcessing && rrr !== null && bill.status === 'unpaid';
  const when = paperDateTime(startedAt, language);
  const question = statusRequestOf({
    provider,
    billReference: bill.billReference,
    rrr: rrr ?? '',
    txRef: txRef ?? '',
    amountKobo: bill.totalKobo,
  });

  useEffect(() => {
    const timer = setInterval(() => document.visibilityState === 'visible' && revalidate(), refreshMs);
    return () => clearInterval(timer);
  }, [revalidate]);

  async function check(body: NonNullable<typeof question>) {
    setAnswer('asking');
    try {
      const { responseCode, responseDescription } = await api(checkPaymentStatus, { body });
      const isSettled = responseCode === paymentStatusCodes.paid || responseCode === paymentStatusCodes.failed;
      setAnswer(isSettled ? undefined : responseDescription || texts.notConfirmedYet);
      // A refused payment is not under way any more: this notice goes, and with it the place for the answer.
      if (responseCode === paymentStatusCodes.failed) showToast({ kind: 'error', message: responseDescription });
    } catch (error) {
      setAnswer(messageFrom(error, texts.unableToConfirm));
    }
    await revalidate();
  }

  return (
    <Notice
      kind="info"
      title={isProcessing ? texts.processingTitle : isShared ? texts.sharedTitle : texts.awaitingTitle}
    >
      <p>
        {isProcessing ? texts.processingText(when) : texts.awaitingText(when)}
        {canGoOn && ` ${texts.awaitingNext}`}
        {isShared && rrr === null && !isProcessing && ` ${texts.sharedText}`}
      </p>
      {rrr && (
        <p>
          {texts.rrr}: <Reference value={rrr} />
        </p>
      )}
      {question && (
        <Button
          variant="secondary"
          size="sm"
          pending={answer === 'asking'}
          pendingText={texts.checking}
          onClick={() => check(question)}
        >
          {texts.checkNow}
        </Button>
      )}
      <p role="status">{answer === 'asking' ? texts.checking : answer}</p>
    </Notice>
  );
}

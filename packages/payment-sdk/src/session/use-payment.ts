import { ApiError, messageFrom, useApiClient } from '@portal/api-client';
import {
  checkPaymentStatus,
  createPaymentSession,
  type PaymentSession,
  type Provider,
  paymentStatusCodes,
} from '@portal/contracts';
import { clearToasts, showToast } from '@portal/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { statusRequestOf } from '../confirmation/status-request.ts';
import { paymentTexts } from '../messages/catalogue.ts';
import { closeOnBack } from '../widget/close-on-back.ts';
import { openPaymentWidget } from '../widget/payment-widget.ts';
import { storePaymentData } from './payment-data.ts';

export interface PaymentOrder {
  readonly billReference: string;
  readonly provider: Exclude<Provider, 'pos'>;
  /** Tax Payer Unique Identifier. */
  readonly tpui: string | undefined;
}

/**
 * - `ready`: nothing under way
 * - `creating`: the session is being made, or the provider's script is loading
 * - `open`: the widget is open, or the payer is on the way to the hosted page
 * - `closed`: the widget was closed, which says nothing about the money
 * - `refused`: the provider refused; the same session can be tried again
 */
export type PaymentProgress = 'ready' | 'creating' | 'open' | 'closed' | 'refused';

/**
 * Makes a payment session and opens the provider's widget, or its hosted page when the widget cannot be had.
 * `onUnpayable`: the bill is not what it was when the page came, paid by somebody else for example.
 */
export function usePayment(onFinished: (session: PaymentSession) => void, onUnpayable: () => void) {
  const api = useApiClient();
  const texts = paymentTexts.useMessages();
  const [progress, setProgress] = useState<PaymentProgress>('ready');
  /** Set before the first render after a press: the second press of a double click already sees it. */
  const isUnderWay = useRef(false);
  const isHere = useRef(true);
  /** Takes the widget's entry out of the browser's history; there while it is open. */
  const leaveWidget = useRef<() => Promise<void>>(undefined);

  // With the screen, not a moment after it: an answer may come in between.
  useLayoutEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  function settle(next: PaymentProgress) {
    isUnderWay.current = false;
    setProgress(next);
  }

  /** Back from the widget: 'you will be redirected' is no longer true. */
  function settleWidget(next: PaymentProgress) {
    clearToasts();
    settle(next);
  }

  /** Only once the widget is gone: while it is there, going back may go back in its frame. */
  async function widgetIsGone(): Promise<void> {
    const leave = leaveWidget.current;
    leaveWidget.current = undefined;
    await leave?.();
  }

  /** Some payers close the widget after they have paid, by transfer for example: our server asks the provider. */
  async function lookAgain(session: PaymentSession, billReference: string): Promise<void> {
    const body = statusRequestOf({ ...session, billReference });
    if (!body) return;
    const status = await api(checkPaymentStatus, { body }).catch(() => undefined);
    if (!isHere.current) return;
    if (status?.responseCode === paymentStatusCodes.paid) onFinished(session);
    else if (status?.responseCode === paymentStatusCodes.underReview) onUnpayable();
  }

  async function pay({ billReference, provider, tpui }: PaymentOrder): Promise<void> {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setProgress('creating');
    showToast({ kind: 'loading', message: texts.creatingSession });
    let session: PaymentSession;
    try {
      session = await api(createPaymentSession, { body: { billReference, provider, ...(tpui && { tpui }) } });
    } catch (error) {
      showToast({ kind: 'error', message: messageFrom(error, texts.sessionFailed) });
      settle('ready');
      if (error instanceof ApiError && error.code.startsWith('bill.')) onUnpayable();
      return;
    }
    showToast({ kind: 'success', message: texts.sessionCreated });
    // Some widgets close themselves after a refusal: the refusal is the better answer.
    function closed() {
      const gone = widgetIsGone();
      if (!isUnderWay.current) return;
      settleWidget('closed');
      void gone.then(() => lookAgain(session, billReference));
    }
    const { amountKobo: amount, txRef, rrr, redirectUrl } = session;
    storePaymentData({ provider: session.provider, billReference, amount, txRef, rrr, redirectUrl });
    await openPaymentWidget(session, {
      onSuccess() {
        settleWidget('ready');
        void widgetIsGone().then(() => isHere.current && onFinished(session));
      },
      // The widget stays: another card can be tried in it.
      onError: () => settleWidget('refused'),
      onClose: closed,
    }).then(
      (close) => {
        setProgress((now) => (now === 'creating' ? 'open' : now));
        if (!isUnderWay.current) return;
        leaveWidget.current = closeOnBack(() => {
          closed();
          close();
        });
      },
      () => {
        setProgress('open');
        location.assign(session.checkoutUrl);
      },
    );
  }

  return { pay, progress };
}

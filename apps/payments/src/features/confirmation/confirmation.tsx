import { type ConfirmationVariant, PaymentConfirmationModal, readPaymentData } from '@portal/payment-sdk';
import { useLocation, useNavigate, useSearchParams } from '@portal/platform/router';
import { EmptyState, LinkButton, Notice, Page, Skeleton } from '@portal/ui';
import { type ReactNode, useState } from 'react';
import { paymentsTexts } from '../../messages/catalogue.ts';
import { paths, referenceIn, withQuery } from '../../paths.ts';
import { paymentToConfirm } from './payment-to-confirm.ts';

export interface ConfirmationProps {
  readonly variant: ConfirmationVariant;
  /** The receipt as paper, and what to keep of it, for the moment the payment is confirmed. */
  readonly paid: (billReference: string) => { readonly paper: ReactNode; readonly actions: ReactNode };
}

/** The payment redirect screens: where a payer lands after the widget (tsp) or a hosted checkout (open). */
export function Confirmation({ variant, paid }: ConfirmationProps) {
  const texts = paymentsTexts.useMessages();
  const [search] = useSearchParams();
  const { key } = useLocation();
  const billReference = referenceIn(search, ['billRef', 'billReference', 'ref']);

  return (
    <Page title={texts.confirmationTitle} lead={texts.confirmationLead} width="form">
      <noscript>
        <Notice kind="warning">{texts.confirmNeedsScript}</Notice>
      </noscript>
      <ConfirmationOf key={`${key}${billReference}`} variant={variant} paid={paid} />
    </Page>
  );
}

function ConfirmationOf({ variant, paid }: ConfirmationProps) {
  const texts = paymentsTexts.useMessages();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  // Read once: the flow removes it from storage before it goes on.
  const [payment] = useState(() => paymentToConfirm(search, readPaymentData()));

  if (!payment) {
    return (
      <EmptyState
        title={texts.confirmationMissing}
        action={<LinkButton to={paths.bill}>{texts.openBill}</LinkButton>}
      />
    );
  }
  const billPath = withQuery(paths.bill, { billRef: payment.billReference });
  const { redirectUrl = billPath } = payment;

  const target = typeof location === 'undefined' ? undefined : new URL(redirectUrl, location.origin);
  const isAbroad = target !== undefined && target.origin !== location.origin;

  async function redirect() {
    if (!target) return;
    if (target.origin === location.origin && target.pathname === paths.bill) {
      await navigate(target.pathname + target.search, { replace: true });
      return;
    }
    // The receipt takes this page's place first: it is what is seen while another site takes its time, and what Back leads to when
    // that site does not answer at all.
    if (isAbroad) await navigate(billPath, { replace: true });
    location.assign(target.href);
  }

  return (
    <>
      <Skeleton height={240} radius="lg" aria-hidden="true" />
      <PaymentConfirmationModal
        variant={variant}
        provider={payment.provider}
        billReference={payment.billReference}
        rrr={payment.rrr}
        txRef={payment.txRef}
        amountKobo={payment.amountKobo}
        onClosed={() => void navigate(billPath, { replace: true })}
        onRedirect={() => void redirect()}
        paid={paid(payment.billReference)}
        leaving={variant === 'tsp' && isAbroad ? { receiptPath: billPath, host: target.host } : undefined}
      />
    </>
  );
}

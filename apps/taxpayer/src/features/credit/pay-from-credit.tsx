import { messageFrom } from '@portal/api-client';
import { actingFor } from '@portal/auth';
import { useLocalized } from '@portal/platform';
import { Button, Money, Notice, Sheet, showToast } from '@portal/ui';
import { useState } from 'react';
import { useCreditFor, usePayFromCredit } from './credit.queries.ts';
import { texts } from './texts.ts';

export interface PayFromCreditProps {
  readonly billReference: string;
}

/** Beside a bill: what one has as credit, and the way to pay the bill from it. Nothing where there is none, or nothing to pay. */
export function PayFromCredit({ billReference }: PayFromCreditProps) {
  const localized = useLocalized();
  const { data } = useCreditFor(billReference);
  const [isAsked, setAsked] = useState(false);
  const pay = usePayFromCredit(billReference);
  // Credit is the taxpayer's own to use: consent does not cover it.
  if (!data?.bill || data.balanceKobo === 0 || actingFor() !== undefined) return null;
  const { whyNot, isProposed } = data.bill;
  if (whyNot === 'not-open' || whyNot === 'expired') return null;
  const why = isProposed
    ? texts.proposed
    : whyNot === 'not-enough'
      ? texts.notEnough
      : whyNot === 'payment-pending'
        ? texts.pending
        : undefined;
  return (
    <Sheet padding="md" aria-labelledby="credit-title">
      <h2 id="credit-title" className="own-bill-heading">
        {localized(texts.title)}
      </h2>
      <p>
        {localized(texts.have)} <Money amountKobo={data.balanceKobo} />
      </p>
      {why && <p className="own-bill-quiet">{localized(why)}</p>}
      {!why && !isAsked && (
        <Button variant="secondary" fullWidth onClick={() => setAsked(true)}>
          {localized(texts.pay)}
        </Button>
      )}
      {!why && isAsked && (
        <fieldset className="own-bill-ask">
          <legend>{localized(texts.asked)}</legend>
          <p>{localized(texts.askedText)}</p>
          <div className="own-bill-more">
            <Button
              pending={pay.isPending}
              onClick={() =>
                pay.mutate(undefined, {
                  onSuccess: () => showToast({ kind: 'success', message: localized(texts.paid) }),
                })
              }
            >
              {localized(texts.yes)}
            </Button>
            <Button variant="secondary" onClick={() => setAsked(false)}>
              {localized(texts.no)}
            </Button>
          </div>
        </fieldset>
      )}
      {pay.isError && (
        <Notice kind="danger" role="alert">
          {messageFrom(pay.error, localized(texts.notPaid))}
        </Notice>
      )}
    </Sheet>
  );
}

import { problemOf } from '@portal/api-client';
import { useBankReference } from '@portal/payment-sdk';
import { LoadFailure, Money, Reference, Skeleton, VisuallyHidden } from '@portal/ui';
import { paymentsTexts } from '../../messages/catalogue.ts';

export interface BankReferenceProps {
  readonly billReference: string;
}

/** The RRR to quote at a bank: made, or found, as soon as the bank tab opens. */
export function BankReference({ billReference }: BankReferenceProps) {
  const texts = paymentsTexts.useMessages();
  const { data: session, error, refetch, isFetching } = useBankReference(billReference);
  if (error) {
    return (
      <LoadFailure
        problem={problemOf(error)}
        title={texts.bankFailed}
        message={texts.failedText}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  if (!session) {
    return (
      <div role="status">
        <VisuallyHidden>{texts.bankWaiting}</VisuallyHidden>
        <Skeleton height={88} />
      </div>
    );
  }
  return (
    <div className="gateway-rrr">
      <p className="gateway-muted">{texts.bankRrr}</p>
      <p className="gateway-rrr-value">
        <Reference value={session.rrr} />
      </p>
      {session.replacedRrr && <p role="status">{texts.bankReplaced(session.replacedRrr)}</p>}
      <p>
        {texts.amountToPay}: <Money amountKobo={session.amountKobo} />
      </p>
    </div>
  );
}

import { Button, Countdown } from '@portal/ui';
import type { ReactNode } from 'react';
import { paymentTexts } from '../messages/catalogue.ts';
import type { ConfirmationView } from './confirmation-runner.ts';

/** Where the receipt is, and whom the redirect leads to, when the payer leaves the portal afterwards. */
export interface Leaving {
  readonly receiptPath: string;
  readonly host: string;
}

/** What the payer holds once the payment is confirmed: the receipt as paper, and what to keep of it. */
export interface PaidBill {
  readonly paper: ReactNode;
  readonly actions: ReactNode;
}

export interface ConfirmedProps {
  readonly view: ConfirmationView;
  readonly leaving: Leaving | undefined;
  readonly paid: PaidBill | undefined;
  readonly onContinue: () => void;
  readonly onStay: () => void;
}

/** The moment of the product: the paper, stamped. Whoever wants to go on never waits for the countdown (spec §2.14). */
export function Confirmed({ view: { countdown }, leaving, paid, onContinue, onStay }: ConfirmedProps) {
  const texts = paymentTexts.useMessages();
  return (
    <div className="payment-moment">
      {paid?.paper}
      <div className="payment-moment-actions">
        <Button variant="secondary" size="lg" onClick={onContinue}>
          {leaving ? texts.continueNow : texts.openReceipt}
        </Button>
        {paid?.actions}
        {leaving && (
          // In a tab of its own: this one still knows where the payer wants to go.
          <a className="ui-link" href={leaving.receiptPath} target="_blank" rel="noopener" onClick={onStay}>
            {texts.seeReceipt}
          </a>
        )}
      </div>
      <div className="payment-moment-next">
        {countdown && <Countdown {...countdown} label={texts.secondsLeft} />}
        <div>
          <p>{texts.redirecting}</p>
          {leaving && <p>{texts.thenToHost(leaving.host)}</p>}
        </div>
        {countdown && (
          <Button variant="quiet" onClick={onStay}>
            {texts.stayHere}
          </Button>
        )}
      </div>
    </div>
  );
}

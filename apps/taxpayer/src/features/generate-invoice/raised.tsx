import { formatNaira } from '@portal/contracts';
import { Button, LinkButton, Notice, Reference, Sheet, showToast } from '@portal/ui';
import { useEffect, useRef } from 'react';
import { useInvoiceMessages } from './messages/use-invoice-messages.ts';

export interface RaisedProps {
  readonly raised: { readonly billReference: string; readonly totalKobo: number };
  readonly onAnother: () => void;
}

/** The bill is there: pay it now, later, or let somebody else pay it by its link. */
export function Raised({ raised: { billReference, totalKobo }, onAnother }: RaisedProps) {
  const messages = useInvoiceMessages();
  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => answer.current?.focus(), []);

  async function share() {
    const url = new URL(`/payment_summary_open?billReference=${billReference}`, location.href).href;
    if (typeof navigator.share === 'function')
      return void (await navigator.share({ title: messages.shareTitle(formatNaira(totalKobo)), url }).catch(() => {}));
    try {
      await navigator.clipboard.writeText(url);
      showToast({ kind: 'success', message: messages.linkCopied });
    } catch {
      showToast({ kind: 'error', message: messages.linkNotCopied });
    }
  }

  return (
    <Sheet>
      <div ref={answer} tabIndex={-1} className="invoice-form">
        <Notice kind="success" title={messages.ready}>
          <p>{messages.readyText}</p>
        </Notice>
        <p>
          <span className="invoice-quiet">{messages.reference}</span> <Reference value={billReference} />
        </p>
        <LinkButton to={`/payment-gateways-open?billRef=${billReference}`} size="lg" fullWidth>
          {messages.pay(formatNaira(totalKobo))}
        </LinkButton>
        <Button variant="secondary" fullWidth onClick={share}>
          {messages.letOthersPay}
        </Button>
        <LinkButton variant="secondary" fullWidth to={`/user/payment_summary?billReference=${billReference}`}>
          {messages.openBill}
        </LinkButton>
        <Button variant="quiet" onClick={onAnother}>
          {messages.another}
        </Button>
      </div>
    </Sheet>
  );
}

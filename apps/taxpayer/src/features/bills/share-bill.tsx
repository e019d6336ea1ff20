import { groupReference } from '@portal/contracts';
import { Button, Icon, showToast } from '@portal/ui';
import { useBillsMessages } from './messages/use-bills-messages.ts';

export interface ShareBillProps {
  readonly billReference: string;
  readonly amount: string;
  readonly isPaid: boolean;
}

/** The public address of the bill, for whoever pays it or wants to see that it is paid: it shows its payer in part. */
export function ShareBill({ billReference, amount, isPaid }: ShareBillProps) {
  const messages = useBillsMessages();
  const url = () => new URL(`/payment_summary_open?billReference=${billReference}`, location.href).href;
  const title = (isPaid ? messages.sharePaid : messages.shareUnpaid)(groupReference(billReference), amount);

  async function share() {
    if (typeof navigator.share === 'function') {
      // Whoever closes the sheet has shared nothing: nothing to say.
      await navigator.share({ title, text: title, url: url() }).catch(() => {});
      return;
    }
    try {
      await navigator.clipboard.writeText(url());
      showToast({ kind: 'success', message: messages.linkCopied });
    } catch {
      showToast({ kind: 'error', message: messages.linkNotCopied });
    }
  }

  return (
    <Button variant="secondary" icon={<Icon name="copy" />} onClick={share}>
      {isPaid ? messages.share : messages.shareToPay}
    </Button>
  );
}

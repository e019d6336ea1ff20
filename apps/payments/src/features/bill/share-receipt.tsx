import { Button, Icon, showToast } from '@portal/ui';
import { paymentsTexts } from '../../messages/catalogue.ts';

export interface ShareReceiptProps {
  /** The words that go with the link. */
  readonly title: string;
  /** Where anybody verifies the receipt. */
  readonly address: string;
}

/** One button: the phone's own share sheet, else the clipboard. */
export function ShareReceipt({ title, address }: ShareReceiptProps) {
  const texts = paymentsTexts.useMessages();

  async function share() {
    if (typeof navigator.share === 'function') {
      // The share sheet closed without sharing is an answer too.
      await navigator.share({ title, text: title, url: address }).catch(() => undefined);
      return;
    }
    try {
      await navigator.clipboard.writeText(address);
      showToast({ kind: 'success', message: texts.linkCopied });
    } catch {
      showToast({ kind: 'error', message: texts.linkNotCopied });
    }
  }

  return (
    <Button variant="secondary" icon={<Icon name="arrow-right" />} onClick={share}>
      {texts.share}
    </Button>
  );
}

import { Button, Icon, showToast } from '@portal/ui';
import { useEffect, useState } from 'react';
import { paymentsTexts } from '../../messages/catalogue.ts';

export interface ShareActionsProps {
  /** The words that go with the link. */
  readonly title: string;
  /** The link; this very page when absent. */
  readonly address: string | undefined;
}

/** Sends the document on: WhatsApp, the phone's own share sheet, or the clipboard. Each says that it happened. */
export function ShareActions({ title, address }: ShareActionsProps) {
  const texts = paymentsTexts.useMessages();
  const [canShare, setCanShare] = useState(false);
  useEffect(() => setCanShare(typeof navigator.share === 'function'), []);

  const url = () => address ?? location.href;

  function sendOnWhatsApp() {
    open(`https://wa.me/?text=${encodeURIComponent(`${title} ${url()}`)}`, '_blank', 'noopener');
    showToast({ kind: 'info', message: texts.whatsAppOpened });
  }

  async function share() {
    try {
      await navigator.share({ title, text: title, url: url() });
    } catch {
      // The share sheet was closed without sharing: nothing to confirm.
      return;
    }
    showToast({ kind: 'success', message: texts.shared });
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(url());
    } catch {
      showToast({ kind: 'error', message: texts.linkNotCopied });
      return;
    }
    showToast({ kind: 'success', message: texts.linkCopied });
  }

  return (
    <>
      <Button variant="secondary" icon={<Icon name="phone" />} onClick={sendOnWhatsApp}>
        {texts.whatsApp}
      </Button>
      {canShare && (
        <Button variant="secondary" icon={<Icon name="arrow-right" />} onClick={share}>
          {texts.share}
        </Button>
      )}
      <Button variant="quiet" icon={<Icon name="copy" />} onClick={copy}>
        {texts.copyLink}
      </Button>
    </>
  );
}

import { addressOf, messageFrom, useApiClient } from '@portal/api-client';
import { useSession } from '@portal/auth';
import { apiBasePath, downloadBillDocument } from '@portal/contracts';
import { Button, type ButtonVariant, Icon, LinkButton, saveFile, showToast } from '@portal/ui';
import { type ReactNode, useState } from 'react';
import { paymentsTexts } from './messages/catalogue.ts';

export interface DocumentButtonProps {
  readonly billReference: string;
  /** Null: the paper is an invoice. */
  readonly receiptNumber: string | null;
  /** The caller sees the payer in part: a link shows as much. */
  readonly isMasked?: boolean;
  readonly format: 'a4' | 'slip';
  readonly variant: ButtonVariant;
  readonly children: ReactNode;
}

/**
 * Downloads the document. For anybody it is a link; whoever sees the payer in full is asked for by the session, which no
 * link can carry.
 */
export function DocumentButton({
  billReference,
  receiptNumber,
  isMasked = false,
  format,
  variant,
  children,
}: DocumentButtonProps) {
  const texts = paymentsTexts.useMessages();
  const api = useApiClient();
  const { session } = useSession();
  const [pending, setPending] = useState(false);
  const request = { query: { billReference, format } };
  const look = { variant, icon: <Icon name="download" /> };

  async function download() {
    setPending(true);
    try {
      const name = receiptNumber === null ? `invoice-${billReference}` : `receipt-${receiptNumber}`;
      saveFile(`${name}.pdf`, await api(downloadBillDocument, request), 'application/pdf');
    } catch (error) {
      showToast({ kind: 'error', message: messageFrom(error, texts.downloadFailed) });
    } finally {
      setPending(false);
    }
  }

  if (isMasked || !session) {
    return (
      <LinkButton to={apiBasePath + addressOf(downloadBillDocument, request)} reloadDocument download {...look}>
        {children}
      </LinkButton>
    );
  }
  return (
    <Button pending={pending} onClick={download} {...look}>
      {children}
    </Button>
  );
}

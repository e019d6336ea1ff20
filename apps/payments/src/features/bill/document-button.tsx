import { addressOf, messageFrom, useApiClient } from '@portal/api-client';
import { useSession } from '@portal/auth';
import { apiBasePath, downloadBillDocument, type OpenBill } from '@portal/contracts';
import { Button, type ButtonVariant, Icon, LinkButton, saveFile, showToast } from '@portal/ui';
import { useState } from 'react';
import { paymentsTexts } from '../../messages/catalogue.ts';

export interface DocumentButtonProps {
  readonly openBill: OpenBill;
  readonly format: 'a4' | 'slip';
  readonly variant: ButtonVariant;
  readonly children: string;
}

/**
 * Downloads the document. For anybody it is a link; whoever sees the payer in full is asked for by the session, which no
 * link can carry.
 */
export function DocumentButton({ openBill, format, variant, children }: DocumentButtonProps) {
  const texts = paymentsTexts.useMessages();
  const api = useApiClient();
  const { session } = useSession();
  const [pending, setPending] = useState(false);
  const { bill, receipt, userData } = openBill;
  const request = { query: { billReference: bill.billReference, format } };
  const look = { variant, icon: <Icon name="download" /> };

  async function download() {
    setPending(true);
    try {
      const name = receipt ? `receipt-${receipt.receiptNumber}` : `invoice-${bill.billReference}`;
      saveFile(`${name}.pdf`, await api(downloadBillDocument, request), 'application/pdf');
    } catch (error) {
      showToast({ kind: 'error', message: messageFrom(error, texts.downloadFailed) });
    } finally {
      setPending(false);
    }
  }

  if (userData.masked || !session) {
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

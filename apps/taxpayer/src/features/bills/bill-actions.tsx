import { messageFrom } from '@portal/api-client';
import { actingFor } from '@portal/auth';
import { formatNaira, type OwnBill } from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { Button, formatDate, Icon, LinkButton, Notice, saveFile, showToast } from '@portal/ui';
import { BillQuestions } from './bill-questions.tsx';
import { CancelBill } from './cancel-bill.tsx';
import { DisputeBill } from './dispute-bill.tsx';
import { useBillsMessages } from './messages/use-bills-messages.ts';
import { useBillDocument, useBillQuestions, useRenewBill } from './own-bill.queries.ts';
import { ShareBill } from './share-bill.tsx';

export interface BillActionsProps {
  readonly own: OwnBill;
}

/** The one thing to do about this bill now, and below it what else can be done. */
export function BillActions({ own }: BillActionsProps) {
  const messages = useBillsMessages();
  const { bill, attempts, cancellation } = own;
  const { billReference, status, totalKobo } = bill;
  // Questions and refunds are the taxpayer's own to ask: consent does not cover them.
  const isOwn = actingFor() === undefined;
  const questions = useBillQuestions(billReference, isOwn).data?.data ?? [];
  // The server takes no second question while the first is open.
  const isAsked = questions.some(({ kind, isOpen }) => kind === 'bill-dispute' && isOpen);
  const isChecked = attempts.some((attempt) => attempt.status === 'checking');
  return (
    <div className="own-bill-actions ui-screen-only">
      {status === 'unpaid' && isChecked && <Notice kind="info">{messages.beingChecked}</Notice>}
      {status === 'unpaid' && !isChecked && (
        <LinkButton to={`/payment-gateways-open?billRef=${billReference}`} size="lg" fullWidth>
          {messages.pay(formatNaira(totalKobo))}
        </LinkButton>
      )}
      {status === 'expired' && <Renew billReference={billReference} />}
      {status === 'under-review' && <Notice kind="info">{messages.underReview}</Notice>}
      {status === 'void' && <Notice kind="warning">{messages.receiptVoided}</Notice>}
      <BillQuestions questions={questions} />
      <div className="own-bill-more">
        <Download billReference={billReference} isReceipt={status === 'paid'} />
        {(status === 'unpaid' || status === 'paid') && (
          <ShareBill billReference={billReference} amount={formatNaira(totalKobo)} isPaid={status === 'paid'} />
        )}
        {status === 'paid' && isOwn && (
          <LinkButton to={`/user/payment-history/refunds?billReference=${billReference}`} variant="quiet">
            {messages.askRefund}
          </LinkButton>
        )}
        {isOwn && !isAsked && (status === 'unpaid' || status === 'expired') && (
          <DisputeBill billReference={billReference} />
        )}
        {(cancellation === 'possible' || cancellation === 'payment-pending') && (
          <CancelBill billReference={billReference} isBegun={cancellation === 'payment-pending'} />
        )}
      </div>
    </div>
  );
}

function Renew({ billReference }: { readonly billReference: string }) {
  const messages = useBillsMessages();
  const language = useLanguage();
  const renew = useRenewBill(billReference);
  return (
    <>
      <p className="own-bill-quiet">{messages.expiredText}</p>
      <Button
        size="lg"
        fullWidth
        pending={renew.isPending}
        pendingText={messages.renewing}
        onClick={() =>
          renew.mutate(undefined, {
            onSuccess: ({ expiresOn }) =>
              showToast({ kind: 'success', message: messages.renewed(formatDate(expiresOn, language)) }),
          })
        }
      >
        {messages.renew}
      </Button>
      {renew.isError && (
        <Notice kind="danger" role="alert">
          {messageFrom(renew.error, messages.notRenewed)}
        </Notice>
      )}
    </>
  );
}

function Download({ billReference, isReceipt }: { readonly billReference: string; readonly isReceipt: boolean }) {
  const messages = useBillsMessages();
  const document = useBillDocument(billReference);
  return (
    <Button
      variant="secondary"
      icon={<Icon name="download" />}
      pending={document.isPending}
      onClick={() =>
        document.mutate(undefined, {
          onSuccess: (bytes) =>
            saveFile(`${isReceipt ? 'receipt' : 'invoice'}-${billReference}.pdf`, bytes, 'application/pdf'),
          onError: (error) => showToast({ kind: 'error', message: messageFrom(error, messages.notDownloaded) }),
        })
      }
    >
      {isReceipt ? messages.downloadReceipt : messages.downloadInvoice}
    </Button>
  );
}

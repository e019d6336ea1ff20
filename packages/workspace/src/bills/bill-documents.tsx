import { messageFrom, useApiClient } from '@portal/api-client';
import { downloadBillDocument } from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { useMutation } from '@portal/platform/query';
import { Button, formatDate } from '@portal/ui';
import { saveFile } from '../lists/export/save-file.ts';
import { dayOfMoment, timeInLagos } from '../lists/format.ts';
import { useBillMessages } from './messages/use-bill-messages.ts';
import type { BillRecordAnswer } from './use-bill-record.ts';

export interface BillDocumentsProps {
  readonly record: BillRecordAnswer;
}

const formats = ['a4', 'slip'] as const;

/** The papers of a bill, and what its payer was sent. */
export function BillDocuments({ record: { bill, receiptNumber, mails } }: BillDocumentsProps) {
  const messages = useBillMessages();
  const language = useLanguage();
  const api = useApiClient();
  const name = receiptNumber === null ? `invoice-${bill.billReference}` : `receipt-${receiptNumber}`;
  const download = useMutation({
    mutationFn: (format: (typeof formats)[number]) =>
      api(downloadBillDocument, { query: { billReference: bill.billReference, format } }),
    onSuccess: (bytes) => saveFile(bytes, `${name}.pdf`),
  });
  return (
    <div className="ws-bill-documents">
      <p>{receiptNumber === null ? messages.invoicePaper : `${messages.receiptPaper} ${receiptNumber}`}</p>
      <div className="ws-bill-actions">
        {formats.map((format) => (
          <Button
            key={format}
            size="sm"
            variant="secondary"
            pending={download.isPending && download.variables === format}
            onClick={() => download.mutate(format)}
          >
            {messages.papers[format]}
          </Button>
        ))}
      </div>
      {download.error && <p className="ws-problem">{messageFrom(download.error, messages.paperFailed)}</p>}
      <h3>{messages.mails}</h3>
      {mails.length === 0 ? (
        <p className="ws-bill-none">{messages.noMails}</p>
      ) : (
        <ul className="ws-bill-lines">
          {mails.map(({ kind, at }) => (
            <li key={at}>
              <span>{messages.mailKinds[kind]}</span>
              <time dateTime={at}>
                {formatDate(dayOfMoment(at), language)}, {timeInLagos(at)}
              </time>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

import { formatNaira, monthName, type PayeYearRow } from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { Button, saveFile } from '@portal/ui';
import { usePayeMessages } from './messages/use-paye-messages.ts';
import type { useCertificate, useFormA } from './paye.queries.ts';

interface ReturnRowProps {
  readonly year: number;
  readonly row: PayeYearRow;
  readonly isLeft: boolean;
  readonly isNew: boolean;
  readonly certificate: ReturnType<typeof useCertificate>;
  /** Where the return is filed. */
  readonly formA?: ReturnType<typeof useFormA>;
}

/** One employee of the year, with their papers. */
export function ReturnRow({ year, row, isLeft, isNew, certificate, formA }: ReturnRowProps) {
  const messages = usePayeMessages();
  const language = useLanguage();
  const { staffNumber, name } = row;
  const amounts = [
    [messages.gross, row.grossKobo],
    [messages.deducted, row.deductedKobo],
    [messages.law, row.lawKobo],
    [messages.yearLaw, row.yearLawKobo],
    [messages.receipted, row.receiptedKobo],
  ] as const;
  const papers = `${year}-${staffNumber.replace(/[^A-Za-z0-9-]/g, '-')}.pdf`;
  return (
    <tr>
      <th scope="row">
        {name} <span className="schedule-quiet">{staffNumber}</span>
        {isNew && (
          <span className="schedule-quiet">
            , {messages.joined(monthName(Number(row.firstMonth.slice('YYYY-'.length)), language))}
          </span>
        )}
        {isLeft && <span className="schedule-quiet">, {messages.left}</span>}
      </th>
      <td data-header={messages.months}>{row.months}</td>
      {amounts.map(([label, amountKobo]) => (
        <td key={label} data-header={label}>
          {formatNaira(amountKobo)}
        </td>
      ))}
      <td data-header={messages.certificate}>
        {row.receiptedKobo > 0 ? (
          <PaperButton
            paper={certificate}
            staffNumber={staffNumber}
            label={messages.certificateOf(name)}
            fileName={`paye-${papers}`}
          />
        ) : (
          messages.notReceipted
        )}
      </td>
      {formA && (
        <td data-header={messages.formAPaper}>
          <PaperButton
            paper={formA}
            staffNumber={staffNumber}
            label={messages.formAOf(name)}
            fileName={`form-a-${papers}`}
          />
        </td>
      )}
    </tr>
  );
}

interface PaperButtonProps {
  readonly paper: ReturnType<typeof useCertificate>;
  readonly staffNumber: string;
  readonly label: string;
  readonly fileName: string;
}

function PaperButton({ paper, staffNumber, label, fileName }: PaperButtonProps) {
  return (
    <Button
      size="sm"
      variant="quiet"
      pending={paper.isPending && paper.variables === staffNumber}
      onClick={() => paper.mutate(staffNumber, { onSuccess: (bytes) => saveFile(fileName, bytes, 'application/pdf') })}
    >
      <span aria-hidden="true">PDF</span>
      <span className="ui-hidden">{label}</span>
    </Button>
  );
}

import { formatNaira, monthName, type PayeReturn, type PayeYearRow } from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { Button, Sheet, saveFile } from '@portal/ui';
import { type ReactNode, useState } from 'react';
import { AllCertificates } from './all-certificates.tsx';
import { FindEmployee } from './find-employee.tsx';
import { usePayeMessages } from './messages/use-paye-messages.ts';
import { PageOfRows } from './page-of-rows.tsx';
import { useCertificate, useReturnRows } from './paye.queries.ts';
import { Refusal } from './refusal.tsx';

/** What each employee had in the year, and the way to their certificate; more are read as they are asked for. */
export function ReturnRows({ made }: { readonly made: PayeReturn }) {
  const { year, employees, rows, firstMonth, lastMonth } = made;
  const messages = usePayeMessages();
  const certificate = useCertificate(year);
  const [find, setFind] = useState('');
  const [more, setMore] = useState(0);
  const amounts = [messages.gross, messages.deducted, messages.law, messages.yearLaw, messages.receipted];
  const pages = Array.from({ length: more }, (_, page) => (page + 1) * rows.length);
  const shown = Math.min(employees, (more + 1) * rows.length);
  const rowOf = (row: PayeYearRow) => (
    <Row
      key={row.staffNumber}
      year={year}
      row={row}
      isLeft={row.lastMonth < (lastMonth ?? '')}
      isNew={row.firstMonth > (firstMonth ?? '9')}
      certificate={certificate}
    />
  );
  return (
    <Sheet padding="md" aria-labelledby="paye-form-a" className="schedule-stack">
      <h2 id="paye-form-a" className="ui-heading">
        {messages.formA}
      </h2>
      <p className="schedule-quiet">{messages.certificateText}</p>
      {certificate.isError && <Refusal error={certificate.error} otherwise={messages.certificateFailed} />}
      <AllCertificates made={made} />
      {employees > rows.length && <FindEmployee onFind={setFind} />}
      <table className="schedule-lines">
        <thead>
          <tr>
            {[messages.columns.name, messages.months, ...amounts, messages.certificate].map((label) => (
              <th scope="col" key={label}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        {find === '' && <tbody>{rows.map(rowOf)}</tbody>}
        {find !== '' && <MoreRows key={find} year={year} find={find} rowOf={rowOf} />}
        {find === '' && pages.map((from) => <MoreRows key={from} year={year} from={from} rowOf={rowOf} />)}
      </table>
      {find === '' && employees > shown && (
        <Button variant="secondary" onClick={() => setMore(more + 1)}>
          {messages.more}
        </Button>
      )}
    </Sheet>
  );
}

interface MoreRowsProps {
  readonly year: number;
  readonly from?: number;
  readonly find?: string;
  readonly rowOf: (row: PayeYearRow) => ReactNode;
}

function MoreRows({ year, rowOf, ...wanted }: MoreRowsProps) {
  const page = useReturnRows(year, wanted);
  return (
    <PageOfRows page={page} columns={8}>
      {page.data?.rows.map(rowOf)}
    </PageOfRows>
  );
}

interface RowProps {
  readonly year: number;
  readonly row: PayeYearRow;
  readonly isLeft: boolean;
  readonly isNew: boolean;
  readonly certificate: ReturnType<typeof useCertificate>;
}

function Row({ year, row, isLeft, isNew, certificate }: RowProps) {
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
  const save = (bytes: Uint8Array) =>
    saveFile(`paye-${year}-${staffNumber.replace(/[^A-Za-z0-9-]/g, '-')}.pdf`, bytes, 'application/pdf');
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
          <Button
            size="sm"
            variant="quiet"
            pending={certificate.isPending && certificate.variables === staffNumber}
            onClick={() => certificate.mutate(staffNumber, { onSuccess: save })}
          >
            <span aria-hidden="true">PDF</span>
            <span className="ui-hidden">{messages.certificateOf(name)}</span>
          </Button>
        ) : (
          messages.notReceipted
        )}
      </td>
    </tr>
  );
}

import type { PayeReturn, PayeYearRow } from '@portal/contracts';
import { Button, Sheet } from '@portal/ui';
import { type ReactNode, useState } from 'react';
import { AllCertificates } from './all-certificates.tsx';
import { FindEmployee } from './find-employee.tsx';
import { usePayeMessages } from './messages/use-paye-messages.ts';
import { PageOfRows } from './page-of-rows.tsx';
import { useCertificate, useFormA, useReturnRows } from './paye.queries.ts';
import { Refusal } from './refusal.tsx';
import { ReturnRow } from './return-row.tsx';

/** What each employee had in the year, and the way to their papers; more are read as they are asked for. */
export function ReturnRows({ made }: { readonly made: PayeReturn }) {
  const { year, employees, rows, firstMonth, lastMonth, filed } = made;
  const messages = usePayeMessages();
  const certificate = useCertificate(year);
  const formA = useFormA(year);
  const [find, setFind] = useState('');
  const [more, setMore] = useState(0);
  const amounts = [messages.gross, messages.deducted, messages.law, messages.yearLaw, messages.receipted];
  const headings = [
    ...[messages.columns.name, messages.months, ...amounts, messages.certificate],
    ...(filed ? [messages.formAPaper] : []),
  ];
  const pages = Array.from({ length: more }, (_, page) => (page + 1) * rows.length);
  const shown = Math.min(employees, (more + 1) * rows.length);
  const rowOf = (row: PayeYearRow) => (
    <ReturnRow
      key={row.staffNumber}
      year={year}
      row={row}
      isLeft={row.lastMonth < (lastMonth ?? '')}
      isNew={row.firstMonth > (firstMonth ?? '9')}
      certificate={certificate}
      {...(filed && { formA })}
    />
  );
  return (
    <Sheet padding="md" aria-labelledby="paye-form-a" className="schedule-stack">
      <h2 id="paye-form-a" className="ui-heading">
        {messages.formA}
      </h2>
      <p className="schedule-quiet">{messages.certificateText}</p>
      {certificate.isError && <Refusal error={certificate.error} otherwise={messages.certificateFailed} />}
      {filed && <p className="schedule-quiet">{messages.formAText}</p>}
      {formA.isError && <Refusal error={formA.error} otherwise={messages.formAFailed} />}
      <AllCertificates made={made} />
      {employees > rows.length && <FindEmployee onFind={setFind} />}
      <table className="schedule-lines">
        <thead>
          <tr>
            {headings.map((label) => (
              <th scope="col" key={label}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        {find === '' && <tbody>{rows.map(rowOf)}</tbody>}
        {find !== '' && <MoreRows key={find} year={year} find={find} columns={headings.length} rowOf={rowOf} />}
        {find === '' &&
          pages.map((from) => <MoreRows key={from} year={year} from={from} columns={headings.length} rowOf={rowOf} />)}
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
  readonly columns: number;
  readonly rowOf: (row: PayeYearRow) => ReactNode;
}

function MoreRows({ year, columns, rowOf, ...wanted }: MoreRowsProps) {
  const page = useReturnRows(year, wanted);
  return (
    <PageOfRows page={page} columns={columns}>
      {page.data?.rows.map(rowOf)}
    </PageOfRows>
  );
}

import { formatNaira, monthName, type OwnPayeRow } from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { Button, Sheet, saveFile } from '@portal/ui';
import { PageTurns } from '@portal/workspace/pages';
import { usePayeMessages } from './messages/use-paye-messages.ts';
import { useOwnCertificate, useOwnFormA, useOwnPayeRows } from './paye.queries.ts';
import { Refusal } from './refusal.tsx';

/** What employers filed of oneself, with the papers of each year; nothing where there is none. */
export function OwnRows() {
  const messages = usePayeMessages();
  const language = useLanguage();
  const { query: found, place } = useOwnPayeRows();
  const certificate = useOwnCertificate();
  const formA = useOwnFormA();
  const rows = found.data?.data ?? [];
  if (found.isError) return <Refusal error={found.error} otherwise={messages.ownFailed} />;
  if (!found.data || found.data.totalRecords === 0) return null;
  const headings = [messages.employer, messages.gross, messages.deducted, messages.law, messages.receipted];
  return (
    <Sheet padding="md" aria-labelledby="paye-own" className="schedule-stack">
      <h2 id="paye-own" className="ui-heading">
        {messages.ownTitle}
      </h2>
      <p className="schedule-quiet">{messages.ownText}</p>
      {certificate.isError && <Refusal error={certificate.error} otherwise={messages.certificateFailed} />}
      {formA.isError && <Refusal error={formA.error} otherwise={messages.formAFailed} />}
      <table className="schedule-lines">
        <thead>
          <tr>
            <th scope="col">{messages.month}</th>
            {headings.map((label) => (
              <th scope="col" key={label}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ month, employer, employerTpui, grossKobo, deductedKobo, lawKobo, isReceipted }) => (
            <tr key={month + employerTpui}>
              <th scope="row">{`${monthName(Number(month.slice(5)), language)} ${month.slice(0, 4)}`}</th>
              {[
                employer,
                ...[grossKobo, deductedKobo, lawKobo].map((amountKobo) => formatNaira(amountKobo)),
                isReceipted ? messages.yes : messages.notReceipted,
              ].map((text, index) => (
                <td key={headings[index]} data-header={headings[index]}>
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <PageTurns place={place} page={found.data} isInside />
      <div className="ui-page-actions">
        {yearsIn(rows, 'isReceipted').map(({ year, employer, employerTpui }) => (
          <Button
            key={year + employerTpui}
            size="sm"
            variant="secondary"
            pending={certificate.isPending}
            onClick={() =>
              certificate.mutate(
                { year: Number(year), employerTpui },
                { onSuccess: (bytes) => saveFile(`paye-${year}.pdf`, bytes, 'application/pdf') },
              )
            }
          >
            {messages.ownCertificate(employer, year)}
          </Button>
        ))}
        {yearsIn(rows, 'isReturnFiled').map(({ year, employer, employerTpui }) => (
          <Button
            key={year + employerTpui}
            size="sm"
            variant="secondary"
            pending={formA.isPending}
            onClick={() =>
              formA.mutate(
                { year: Number(year), employerTpui },
                { onSuccess: (bytes) => saveFile(`form-a-${year}.pdf`, bytes, 'application/pdf') },
              )
            }
          >
            {messages.ownFormA(employer, year)}
          </Button>
        ))}
      </div>
    </Sheet>
  );
}

/** Years of employers with a month on this page of which that is so. */
function yearsIn(rows: readonly OwnPayeRow[], isSo: 'isReceipted' | 'isReturnFiled') {
  const found = new Map<string, { readonly year: string; readonly employer: string; readonly employerTpui: string }>();
  for (const row of rows) {
    const { month, employer, employerTpui } = row;
    const year = month.slice(0, 4);
    if (row[isSo]) found.set(`${year} ${employerTpui}`, { year, employer, employerTpui });
  }
  return [...found.values()];
}

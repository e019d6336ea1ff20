import { messageFrom, problemOf } from '@portal/api-client';
import { formatNaira, monthName, type OwnCreditNote, withholdingClasses } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { Button, EmptyState, LoadFailure, Notice, Page, Sheet, Skeleton, saveFile } from '@portal/ui';
import { PageTurns } from '@portal/workspace/pages';
import { useWithholdingMessages } from './messages/use-withholding-messages.ts';
import { useOwnNote, useOwnNotes } from './withholding.queries.ts';
import '../../schedule-files/schedule.css';

/** What others withheld from oneself, with the credit note of each month that is receipted. */
export function CreditNotes() {
  const messages = useWithholdingMessages();
  const { query: found, place } = useOwnNotes();
  return (
    <Page title={messages.notesTitle} lead={messages.notesLead}>
      {found.isPending && <Skeleton height={240} role="status" aria-label={messages.loading} />}
      {found.isError && (
        <LoadFailure
          problem={problemOf(found.error)}
          message={messages.notesFailed}
          onRetry={() => found.refetch()}
          isRetrying={found.isFetching}
        />
      )}
      {found.data?.totalRecords === 0 && <EmptyState title={messages.notesNone}>{messages.notesNoneText}</EmptyState>}
      {found.data && found.data.data.length > 0 && <Notes notes={found.data.data} />}
      {found.data && <PageTurns place={place} page={found.data} />}
    </Page>
  );
}

function Notes({ notes }: { readonly notes: readonly OwnCreditNote[] }) {
  const messages = useWithholdingMessages();
  const localized = useLocalized();
  const language = useLanguage();
  const paper = useOwnNote();
  const headings = [
    messages.withheldBy,
    messages.columns.transaction,
    messages.columns.grossKobo,
    messages.columns.deductedKobo,
  ];
  return (
    <Sheet padding="md" className="schedule-stack">
      {paper.isError && (
        <Notice kind="danger" role="alert">
          <p>{messageFrom(paper.error, messages.noteFailed)}</p>
        </Notice>
      )}
      <table className="schedule-lines">
        <thead>
          <tr>
            <th scope="col">{messages.month}</th>
            {[...headings, messages.note].map((label) => (
              <th scope="col" key={label}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {notes.map(({ month, payer, payerTpui, classes, grossKobo, taxKobo, isReceipted }) => (
            <tr key={month + payerTpui}>
              <th scope="row">{`${monthName(Number(month.slice(5)), language)} ${month.slice(0, 4)}`}</th>
              {[
                payer,
                classes.map((one) => localized(withholdingClasses[one])).join('; '),
                formatNaira(grossKobo),
                formatNaira(taxKobo),
              ].map((text, at) => (
                <td key={headings[at]} data-header={headings[at]}>
                  {text}
                </td>
              ))}
              <td data-header={messages.note}>
                {isReceipted ? (
                  <Button
                    size="sm"
                    variant="secondary"
                    aria-label={messages.noteFrom(payer, month)}
                    pending={
                      paper.isPending && paper.variables.month === month && paper.variables.payerTpui === payerTpui
                    }
                    onClick={() =>
                      paper.mutate(
                        { month, payerTpui },
                        { onSuccess: (bytes) => saveFile(`credit-note-${month}.pdf`, bytes, 'application/pdf') },
                      )
                    }
                  >
                    PDF
                  </Button>
                ) : (
                  messages.notReceipted
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  );
}

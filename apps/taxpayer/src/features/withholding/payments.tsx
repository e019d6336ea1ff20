import { messageFrom } from '@portal/api-client';
import { formatNaira, type WithholdingLine, type WithholdingSchedule, withholdingClasses } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { Button, Notice, Sheet, saveFile } from '@portal/ui';
import { useState } from 'react';
import { useWithholdingMessages } from './messages/use-withholding-messages.ts';
import { useNote } from './withholding.queries.ts';

const step = 50;

interface PaymentsProps {
  readonly schedule: WithholdingSchedule;
  /** Absent where nothing can be taken out. */
  readonly onRemove: ((at: number) => void) | undefined;
}

/** Each payment with its rate, and whose tax it is; once the month is receipted, the credit note of each beneficiary. */
export function Payments({ schedule: { month, lines, isReceipted }, onRemove }: PaymentsProps) {
  const messages = useWithholdingMessages();
  const localized = useLocalized();
  const note = useNote(month);
  const [shown, setShown] = useState(step);
  const headings = [
    messages.columns.transaction,
    ...[messages.columns.grossKobo, messages.rate, messages.law, messages.columns.deductedKobo, messages.due],
  ];
  const first = new Map<string, number>();
  for (const [index, { beneficiary, dueKobo }] of lines.entries())
    if (dueKobo > 0 && !first.has(beneficiary)) first.set(beneficiary, index);
  const hasAction = isReceipted || onRemove !== undefined;

  return (
    <Sheet padding="md" aria-labelledby="withholding-payments" className="schedule-stack">
      <h2 id="withholding-payments" className="ui-heading">
        {messages.paymentsTitle}
      </h2>
      {isReceipted && <p className="schedule-quiet">{messages.noteText}</p>}
      {note.isError && (
        <Notice kind="danger" role="alert">
          <p>{messageFrom(note.error, messages.noteFailed)}</p>
        </Notice>
      )}
      <table className="schedule-lines">
        <thead>
          <tr>
            <th scope="col">{messages.columns.name}</th>
            {headings.map((label) => (
              <th scope="col" key={label}>
                {label}
              </th>
            ))}
            {hasAction && <th scope="col">{isReceipted ? messages.note : messages.take}</th>}
          </tr>
        </thead>
        <tbody>
          {lines.slice(0, shown).map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: payments are told apart by their place alone
            <tr key={index}>
              <th scope="row">
                {line.name} <span className="schedule-quiet">{line.taxId || messages.noTaxId}</span>
                {line.collectedBy !== 'state' && (
                  <span className="schedule-quiet">, {messages.collectors[line.collectedBy]}</span>
                )}
              </th>
              {[
                localized(withholdingClasses[line.transaction]),
                formatNaira(line.grossKobo),
                rateOf(line, messages.doubled, messages.nothing),
                ...[line.lawKobo, line.deductedKobo, line.dueKobo].map((amountKobo) => formatNaira(amountKobo)),
              ].map((text, at) => (
                <td key={headings[at]} data-header={headings[at]}>
                  {text}
                </td>
              ))}
              {hasAction && (
                <td data-header={isReceipted ? messages.note : messages.take}>
                  {isReceipted && first.get(line.beneficiary) === index && (
                    <Button
                      size="sm"
                      variant="quiet"
                      aria-label={messages.noteOf(line.name)}
                      pending={note.isPending && note.variables === line.beneficiary}
                      onClick={() =>
                        note.mutate(line.beneficiary, {
                          onSuccess: (bytes) => saveFile(`credit-note-${month}.pdf`, bytes, 'application/pdf'),
                        })
                      }
                    >
                      PDF
                    </Button>
                  )}
                  {onRemove && (
                    <Button
                      size="sm"
                      variant="quiet"
                      aria-label={messages.takeOut(line.name)}
                      onClick={() => onRemove(index)}
                    >
                      {messages.take}
                    </Button>
                  )}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {shown < lines.length && (
        <Button variant="secondary" onClick={() => setShown(shown + step)}>
          {messages.more}
        </Button>
      )}
    </Sheet>
  );
}

const ppmInPercent = 10_000;

function rateOf({ ratePpm, isDoubled }: WithholdingLine, doubled: string, nothing: string): string {
  if (ratePpm === 0) return nothing;
  return `${ratePpm / ppmInPercent}%${isDoubled ? ` (${doubled})` : ''}`;
}

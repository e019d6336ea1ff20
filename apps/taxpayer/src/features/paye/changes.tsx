import { formatNaira, monthName, type PayeSchedule } from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { Button, Sheet } from '@portal/ui';
import { useState } from 'react';
import { usePayeMessages } from './messages/use-paye-messages.ts';

const step = 20;

/** What stands out against the month before, the largest first. */
export function Changes({ schedule: { comparedWith, changes, changesCount } }: { readonly schedule: PayeSchedule }) {
  const messages = usePayeMessages();
  const language = useLanguage();
  const [shown, setShown] = useState(step);
  if (changes.length === 0) return null;
  const before = comparedWith === null ? '' : monthName(Number(comparedWith.slice('YYYY-'.length)), language);
  return (
    <Sheet padding="md" aria-labelledby="paye-changes" className="schedule-stack">
      <h2 id="paye-changes" className="ui-heading">
        {before === '' ? messages.changesAlone : messages.changes(before)}
      </h2>
      <table className="schedule-lines">
        <thead>
          <tr>
            {[messages.columns.name, messages.changeWhat, messages.changeBefore, messages.changeNow].map((label) => (
              <th scope="col" key={label}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {changes.slice(0, shown).map(({ staffNumber, name, signs, beforeKobo, grossKobo }) => (
            <tr key={staffNumber}>
              <th scope="row">
                {name} <span className="schedule-quiet">{staffNumber}</span>
              </th>
              <td data-header={messages.changeWhat}>{signs.map((sign) => messages.signs[sign]).join(', ')}</td>
              <td data-header={messages.changeBefore}>{beforeKobo === null ? '' : formatNaira(beforeKobo)}</td>
              <td data-header={messages.changeNow}>{grossKobo === null ? '' : formatNaira(grossKobo)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {changesCount > changes.length && (
        <p className="schedule-quiet">{messages.shownOf(Math.min(shown, changes.length), changesCount)}</p>
      )}
      {changes.length > shown && (
        <Button variant="secondary" onClick={() => setShown(shown + step)}>
          {messages.more}
        </Button>
      )}
    </Sheet>
  );
}

import { sinceTheBeginning, theBeginning } from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { Button } from '@portal/ui';
import { Popover } from '@portal/ui/menus';
import { type FormEvent, useState } from 'react';
import type { Change } from '../address/list-address.ts';
import { shortDay, todayInLagos } from '../format.ts';
import { ListIcon } from '../list-icon.tsx';
import { useListMessages } from '../messages/use-list-messages.ts';
import type { Period } from '../rows/report-page.ts';
import { type Preset, presetKey, presetsOn } from './period-presets.ts';

export interface PeriodChipProps {
  /** Which day the period means: "Issued on". */
  readonly label: string;
  /** As asked, or as the server took it to be; undefined until it has answered. */
  readonly period: Period | undefined;
  /** Why the server refuses it. */
  readonly problem: string | undefined;
  readonly onChange: (change: Change) => void;
}

/** The period of a list: the usual ones by a press, any other by two dates. */
export function PeriodChip({ label, period, problem, onChange }: PeriodChipProps) {
  const messages = useListMessages();
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const presets = presetsOn(todayInLagos());
  const current = presets.find(({ minDate, maxDate }) => minDate === period?.minDate && maxDate === period.maxDate);
  const days = period && daysOf(period);

  function daysOf({ minDate, maxDate }: Period): string {
    const from = minDate === theBeginning ? sinceTheBeginning[language] : shortDay(minDate, language);
    if (minDate === maxDate) return from;
    return minDate === theBeginning && maxDate === todayInLagos() ? from : `${from} – ${shortDay(maxDate, language)}`;
  }

  function choose(minDate: string, maxDate: string, preset?: Preset['id']) {
    setOpen(false);
    onChange({ minDate, maxDate, [presetKey]: preset });
  }

  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    choose(String(fields.get('minDate')), String(fields.get('maxDate')));
  }

  return (
    <Popover
      isOpen={isOpen}
      onClose={() => setOpen(false)}
      label={label}
      face={
        <button
          type="button"
          className="ws-chip"
          data-set
          data-invalid={problem !== undefined || undefined}
          aria-haspopup="dialog"
          onClick={() => setOpen(!isOpen)}
        >
          <ListIcon name="calendar" />
          <span className="ui-hidden">{label} </span>
          <b>{days ?? messages.period}</b>
          <ListIcon name="chevron-down" />
        </button>
      }
    >
      <div className="ws-period">
        <ul>
          {presets.map(({ id, minDate, maxDate }) => (
            <li key={id}>
              <button type="button" aria-pressed={id === current?.id} onClick={() => choose(minDate, maxDate, id)}>
                {messages[id]}
              </button>
            </li>
          ))}
        </ul>
        <form onSubmit={apply} key={`${period?.minDate} ${period?.maxDate}`}>
          <label>
            {messages.from}
            <input type="date" name="minDate" required min={theBeginning} defaultValue={period?.minDate} />
          </label>
          <label>
            {messages.to}
            <input type="date" name="maxDate" required min={theBeginning} defaultValue={period?.maxDate} />
          </label>
          {problem && <p className="ws-problem">{problem}</p>}
          <Button type="submit" size="sm" variant="secondary">
            {messages.apply}
          </Button>
        </form>
      </div>
    </Popover>
  );
}

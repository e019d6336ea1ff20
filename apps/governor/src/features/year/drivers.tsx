import { useLanguage } from '@portal/platform';
import { shortNaira } from '@portal/workspace/numbers';
import { useGovernorMessages } from '../../messages/use-governor-messages.ts';
import type { FiscalYear } from '../../use-fiscal-year.ts';

type Driver = FiscalYear['drivers']['up'][number];

/** Three revenue heads up and three down against the same days of last year, a sentence each. */
export function Drivers({ year }: { readonly year: FiscalYear }) {
  const messages = useGovernorMessages();
  const against = { lastYear: String(year.year - 1), isKnown: year.collected.beforeKobo !== null };
  return (
    <div className="gov-drivers">
      <DriverList title={messages.up} tone="good" drivers={year.drivers.up} {...against} />
      <DriverList title={messages.down} tone="bad" drivers={year.drivers.down} {...against} />
    </div>
  );
}

interface DriverListProps {
  readonly title: string;
  readonly tone: 'good' | 'bad';
  readonly drivers: readonly Driver[];
  readonly lastYear: string;
  /** Whether the portal knows the year before. */
  readonly isKnown: boolean;
}

function DriverList({ title, tone, drivers, lastYear, isKnown }: DriverListProps) {
  const messages = useGovernorMessages();
  const language = useLanguage();
  return (
    <div>
      <h3>{title}</h3>
      {drivers.length === 0 && (
        <p className="gov-how">{isKnown ? messages.nothingMoves : messages.yearNotKnown(lastYear)}</p>
      )}
      <ul>
        {drivers.map(({ id, label, kobo, beforeKobo }) => {
          const change = kobo - (beforeKobo ?? 0);
          const sum = shortNaira(Math.abs(change), language);
          const sentence = (change > 0 ? messages.pullsUp : messages.pullsDown)(label, sum, lastYear);
          return (
            <li key={id} title={sentence}>
              <span className="ui-hidden">{sentence}</span>
              <span aria-hidden="true">{label}</span>
              <b data-tone={tone} aria-hidden="true">
                {change > 0 ? '+' : '−'}
                {sum}
              </b>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

import type { PayeSchedule } from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { Button, Money } from '@portal/ui';
import { type ReactNode, useState } from 'react';
import { counted } from '../lists/format.ts';
import { usePayeMessages } from './messages/use-paye-messages.ts';
import { monthWords } from './month-words.ts';

/** As many as a panel draws at once. */
const step = 25;

export interface AskedRow {
  readonly staffNumber: string;
  readonly name: string;
}

export interface RowsProps {
  /** Absent where the reader does not ask. */
  readonly onAsk: ((row: AskedRow) => void) | undefined;
}

/** What stands out against the month before, the largest first. */
export function ChangeRows({
  schedule: { comparedWith, changes, changesCount },
  onAsk,
}: RowsProps & { readonly schedule: PayeSchedule }) {
  const messages = usePayeMessages();
  const language = useLanguage();
  const against = comparedWith === null ? '' : messages.against(monthWords(comparedWith, language));
  if (changes.length === 0)
    return <p className="ws-paye-quiet">{comparedWith === null ? messages.nothingBefore : messages.none}</p>;
  return (
    <Rows title={`${messages.outliers} ${against} (${counted(changesCount)})`} count={changes.length}>
      {(shown) =>
        changes.slice(0, shown).map(({ staffNumber, name, signs, grossKobo, beforeKobo }) => (
          <Row
            key={staffNumber}
            row={{ staffNumber, name }}
            onAsk={grossKobo === null ? undefined : onAsk}
            amounts={[
              [messages.before, beforeKobo],
              [messages.now, grossKobo],
            ]}
          >
            <strong>{signs.map((sign) => messages.signs[sign]).join(', ')}</strong>
          </Row>
        ))
      }
    </Rows>
  );
}

interface ListProps {
  readonly title: string;
  readonly count: number;
  readonly children: (shown: number) => ReactNode;
}

function Rows({ title, count, children }: ListProps) {
  const messages = usePayeMessages();
  const [shown, setShown] = useState(step);
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <ul className="ws-paye-rows">{children(shown)}</ul>
      {count > shown && (
        <Button size="sm" variant="secondary" onClick={() => setShown(shown + step)}>
          {messages.more}
        </Button>
      )}
    </section>
  );
}

interface RowProps extends RowsProps {
  readonly row: AskedRow;
  readonly amounts: readonly (readonly [label: string, amountKobo: number | null])[];
  readonly children?: ReactNode;
}

export function Row({ row, amounts, onAsk, children }: RowProps) {
  const messages = usePayeMessages();
  return (
    <li>
      <div>
        <span>{row.name}</span> <span className="ws-paye-quiet">{row.staffNumber}</span>
        {children && <p>{children}</p>}
        <p className="ws-paye-amounts">
          {amounts.map(
            ([label, amountKobo]) =>
              amountKobo !== null && (
                <span key={label}>
                  <span className="ws-paye-quiet">{label}</span> <Money amountKobo={amountKobo} />
                </span>
              ),
          )}
        </p>
      </div>
      {onAsk && (
        <Button size="sm" variant="quiet" aria-label={messages.askAbout(row.name)} onClick={() => onAsk(row)}>
          {messages.ask}
        </Button>
      )}
    </li>
  );
}

import { Button } from '@portal/ui';
import type { TypedRow as RowAsTyped } from '../../schedule-files/schedule-kind.ts';
import { usePayeMessages } from './messages/use-paye-messages.ts';
import type { PayeColumn } from './schedule-columns.ts';

type TypedRow = RowAsTyped<PayeColumn>;

/** As many as a phone draws at once. */
const shownMost = 10;

interface DoubledEmployeesProps {
  readonly rows: readonly TypedRow[];
  /** The copies of a line that stays. */
  readonly onLeaveOut: (copies: readonly TypedRow[]) => void;
}

/** Staff numbers that stand in several lines: whoever gives the list says which line is right, and loses no employee. */
export function DoubledEmployees({ rows, onLeaveOut }: DoubledEmployeesProps) {
  const messages = usePayeMessages();
  const lines = new Map<string, TypedRow[]>();
  for (const row of rows) {
    const number = row.staffNumber.trim();
    if (number !== '') lines.set(number, [...(lines.get(number) ?? []), row]);
  }
  const doubled = [...lines].filter(([, found]) => found.length > 1);
  return doubled.slice(0, shownMost).map(([number, found]) => (
    <fieldset key={number} className="schedule-mend">
      <legend>{messages.doubledTitle(number, found.length)}</legend>
      <p className="schedule-quiet">{messages.doubledText}</p>
      <ul className="schedule-copies">
        {found.map((row) => (
          <li key={row.line}>
            <span>
              {row.name}. {messages.gross}: {row.grossKobo}. {messages.deducted}: {row.deductedKobo}
            </span>
            <Button size="sm" variant="secondary" onClick={() => onLeaveOut(found.filter((other) => other !== row))}>
              {messages.doubledKeep(row.line)}
            </Button>
          </li>
        ))}
      </ul>
    </fieldset>
  ));
}

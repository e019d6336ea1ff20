import type { RuleLine } from '@portal/tax-rules';
import { Money } from '@portal/ui';
import { memo } from 'react';
import { lawName } from './law-name.ts';
import { LineExplanation } from './line-explanation.tsx';
import { useCalculatorMessages, useCalculatorWords } from './messages/use-calculator-messages.ts';
import type { Column, LineId } from './tax.ts';

export interface ResultLineProps {
  readonly id: LineId;
  readonly columns: readonly Column[];
  readonly isOpen: boolean;
  readonly onToggle: (id: LineId, isOpen: boolean) => void;
}

/** One step of the computation. A letter renders those whose amounts it changes, and those that stand open. */
export const ResultLine = memo(function ResultLine({ id, columns, isOpen, onToggle }: ResultLineProps) {
  const messages = useCalculatorMessages();
  const words = useCalculatorWords();
  return (
    <details
      className="calculator-line"
      data-columns={columns.length}
      open={isOpen}
      onToggle={(event) => onToggle(id, event.currentTarget.open)}
    >
      <summary>
        <span className="calculator-line-name">{words.lines[id].name}</span>
        {columns.map((column) => {
          const line = lineOf(column, id);
          return (
            <span key={column.law ?? id} className="calculator-line-amount">
              {column.law && <span className="calculator-line-law">{lawName(column, messages)}</span>}
              {line ? <Money amountKobo={line.amountKobo} /> : '–'}
              {line && isDoubtful(line) && <span className="calculator-mark">{messages.notCertain}</span>}
            </span>
          );
        })}
      </summary>
      {isOpen && (
        <div className="calculator-explanations">
          {columns.map((column) => (
            <LineExplanation key={column.law ?? id} id={id} column={column} />
          ))}
        </div>
      )}
    </details>
  );
}, looksTheSame);

/** Closed, a line shows amounts and whether they are certain; open, its formula as well. */
function looksTheSame(before: ResultLineProps, after: ResultLineProps): boolean {
  if (before.isOpen || after.isOpen || before.onToggle !== after.onToggle) return false;
  if (before.columns.length !== after.columns.length) return false;
  return after.columns.every((column, index) => {
    const earlier = before.columns[index];
    const [line, earlierLine] = [lineOf(column, after.id), earlier && lineOf(earlier, before.id)];
    if (earlier?.law !== column.law || !line || !earlierLine) return line === earlierLine;
    return line.amountKobo === earlierLine.amountKobo && isDoubtful(line) === isDoubtful(earlierLine);
  });
}

function lineOf({ lines }: Column, id: LineId): RuleLine<LineId> | undefined {
  return lines.find((each) => each.id === id);
}

/** What somebody entered is theirs to know. */
function isDoubtful({ formula, reference }: RuleLine): boolean {
  return formula.kind !== 'entered' && reference.certainty !== 'certain';
}

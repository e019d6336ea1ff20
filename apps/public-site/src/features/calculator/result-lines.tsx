import { incomeTaxLineIds, type RuleLine } from '@portal/tax-rules';
import { Money } from '@portal/ui';
import { useState } from 'react';
import { lawName } from './law-name.ts';
import { LineExplanation } from './line-explanation.tsx';
import { useCalculatorMessages, useCalculatorWords } from './messages/use-calculator-messages.ts';
import type { Column, LineId } from './tax.ts';
import { useIsPrinting } from './use-is-printing.ts';

export interface ResultLinesProps {
  readonly columns: readonly Column[];
}

/** Every step of the computation; each opens its rule. */
export function ResultLines({ columns }: ResultLinesProps) {
  const messages = useCalculatorMessages();
  const words = useCalculatorWords();
  const isPrinting = useIsPrinting();
  // What nobody opened is not made: most of a result is explanation.
  const [opened, setOpened] = useState<ReadonlySet<LineId>>(new Set());
  function note(id: LineId, isOpen: boolean) {
    if (isPrinting || isOpen === opened.has(id)) return;
    setOpened(new Set(isOpen ? [...opened, id] : [...opened].filter((each) => each !== id)));
  }
  return (
    <div className="calculator-lines">
      <h3>{messages.howReached}</h3>
      <p className="calculator-quiet ui-screen-only">{messages.howReachedHint}</p>
      {columns.length > 1 && (
        <div className="calculator-laws" aria-hidden="true">
          {columns.map((column) => (
            <span key={column.law}>{lawName(column, messages)}</span>
          ))}
        </div>
      )}
      {lineIdsOf(columns).map((id) => (
        <details
          key={id}
          className="calculator-line"
          data-columns={columns.length}
          open={isPrinting || opened.has(id)}
          onToggle={(event) => note(id, event.currentTarget.open)}
        >
          <summary>
            <span className="calculator-line-name">{words.lines[id].name}</span>
            {columns.map((column) => {
              const line = column.lines.find((each) => each.id === id);
              return (
                <span key={column.law ?? id} className="calculator-line-amount">
                  {column.law && <span className="calculator-line-law">{lawName(column, messages)}</span>}
                  {line ? <Money amountKobo={line.amountKobo} /> : '–'}
                  {line && isDoubtful(line) && <span className="calculator-mark">{messages.notCertain}</span>}
                </span>
              );
            })}
          </summary>
          {(isPrinting || opened.has(id)) && (
            <div className="calculator-explanations">
              {columns.map((column) => (
                <LineExplanation key={column.law ?? id} id={id} column={column} />
              ))}
            </div>
          )}
        </details>
      ))}
    </div>
  );
}

/** Both laws' lines in the order in which they are reached. */
function lineIdsOf(columns: readonly Column[]): readonly LineId[] {
  const [first] = columns;
  if (columns.length === 1 && first) return first.lines.map(({ id }) => id);
  return incomeTaxLineIds.filter((id) => columns.some(({ lines }) => lines.some((line) => line.id === id)));
}

/** What somebody entered is theirs to know. */
function isDoubtful({ formula, reference }: RuleLine): boolean {
  return formula.kind !== 'entered' && reference.certainty !== 'certain';
}

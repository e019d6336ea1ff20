import { incomeTaxLineIds } from '@portal/tax-rules';
import { useCallback, useState } from 'react';
import { lawName } from './law-name.ts';
import { useCalculatorMessages } from './messages/use-calculator-messages.ts';
import { ResultLine } from './result-line.tsx';
import type { Column, LineId } from './tax.ts';
import { useIsPrinting } from './use-is-printing.ts';

export interface ResultLinesProps {
  readonly columns: readonly Column[];
}

/** Every step of the computation; each opens its rule. */
export function ResultLines({ columns }: ResultLinesProps) {
  const messages = useCalculatorMessages();
  const isPrinting = useIsPrinting();
  // What nobody opened is not made: most of a result is explanation.
  const [opened, setOpened] = useState<ReadonlySet<LineId>>(new Set());
  const note = useCallback(
    (id: LineId, isOpen: boolean) => {
      if (isPrinting) return;
      setOpened((before) => {
        if (isOpen === before.has(id)) return before;
        return new Set(isOpen ? [...before, id] : [...before].filter((each) => each !== id));
      });
    },
    [isPrinting],
  );
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
        <ResultLine key={id} id={id} columns={columns} isOpen={isPrinting || opened.has(id)} onToggle={note} />
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

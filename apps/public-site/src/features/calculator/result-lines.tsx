import { incomeTaxLineIds } from '@portal/tax-rules';
import { useCallback, useState } from 'react';
import type { Moment } from './calculation.ts';
import { lawName } from './law-name.ts';
import { useCalculatorMessages } from './messages/use-calculator-messages.ts';
import { ResultLine } from './result-line.tsx';
import type { LineId } from './tax.ts';
import { columnsOf, useLaws, useMoment } from './use-calculation.ts';
import { useIsPrinting } from './use-is-printing.ts';

/** Every step of the computation; each opens its rule. */
export function ResultLines() {
  const messages = useCalculatorMessages();
  const isPrinting = useIsPrinting();
  const laws = useLaws();
  const ids = useMoment(lineIdsOf).split(' ') as LineId[];
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
      {laws.length > 1 && (
        <div className="calculator-laws" aria-hidden="true">
          {laws.map((law) => law && <span key={law}>{lawName(law, messages)}</span>)}
        </div>
      )}
      {ids.map((id) => (
        <ResultLine key={id} id={id} laws={laws} isOpen={isPrinting || opened.has(id)} onToggle={note} />
      ))}
    </div>
  );
}

/** Both laws' lines in the order in which they are reached, with a space between. */
function lineIdsOf(moment: Moment): string {
  const columns = columnsOf(moment);
  const [first] = columns;
  if (columns.length === 1 && first) return first.lines.map(({ id }) => id).join(' ');
  return incomeTaxLineIds.filter((id) => columns.some(({ lines }) => lines.some((line) => line.id === id))).join(' ');
}

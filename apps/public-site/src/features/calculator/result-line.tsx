import { LiveMoney, ShownWhile } from '@portal/ui';
import { memo } from 'react';
import { isDoubtful } from './is-doubtful.ts';
import { lawName } from './law-name.ts';
import { LineExplanation } from './line-explanation.tsx';
import { useCalculatorMessages, useCalculatorWords } from './messages/use-calculator-messages.ts';
import type { Law, LineId } from './tax.ts';
import { type LineAt, useLine, useLiveLine } from './use-calculation.ts';

export interface ResultLineProps {
  readonly id: LineId;
  readonly laws: readonly (Law | undefined)[];
  readonly isOpen: boolean;
  readonly onToggle: (id: LineId, isOpen: boolean) => void;
}

/** One step of the computation, under each law. */
export const ResultLine = memo(function ResultLine({ id, laws, isOpen, onToggle }: ResultLineProps) {
  const words = useCalculatorWords();
  return (
    <details
      className="calculator-line"
      data-columns={laws.length}
      open={isOpen}
      onToggle={(event) => onToggle(id, event.currentTarget.open)}
    >
      <summary>
        <span className="calculator-line-name">{words.lines[id].name}</span>
        {laws.map((law) => (
          <LineAmount key={law ?? id} id={id} law={law} />
        ))}
      </summary>
      {isOpen && (
        <div className="calculator-explanations">
          {laws.map((law) => (
            <LineExplanation key={law ?? id} id={id} law={law} />
          ))}
        </div>
      )}
    </details>
  );
});

function LineAmount({ id, law }: LineAt) {
  const messages = useCalculatorMessages();
  const live = useLiveLine({ id, law });
  const isThere = useLine({ id, law }, () => true);
  return (
    <span className="calculator-line-amount">
      {law && <span className="calculator-line-law">{lawName(law, messages)}</span>}
      {isThere ? <LiveMoney isShort of={live(({ amountKobo }) => amountKobo)} /> : '–'}
      {isThere && (
        <ShownWhile of={live(isDoubtful)} className="calculator-mark">
          {messages.notCertain}
        </ShownWhile>
      )}
    </span>
  );
}

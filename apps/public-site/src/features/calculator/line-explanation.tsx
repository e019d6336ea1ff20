import type { Certainty, Formula, RuleLine } from '@portal/tax-rules';
import { FormulaText } from './formula-text.tsx';
import { lawName } from './law-name.ts';
import { useCalculatorMessages, useCalculatorWords } from './messages/use-calculator-messages.ts';
import type { LineWords } from './messages/words.ts';
import type { Column, LineId } from './tax.ts';

export interface LineExplanationProps {
  readonly id: LineId;
  readonly column: Column;
}

/** The rule in words, the formula with the person's figures, the place in the law, and how sure we are of it. */
export function LineExplanation({ id, column }: LineExplanationProps) {
  const messages = useCalculatorMessages();
  const words = useCalculatorWords();
  const line = column.lines.find((each) => each.id === id);
  return (
    <div className="calculator-explanation">
      {column.law && <h4>{lawName(column, messages)}</h4>}
      {line ? <Explained line={line} words={words.lines[id]} /> : <p>{messages.notInThisLaw}</p>}
    </div>
  );
}

function Explained({ line, words }: { readonly line: RuleLine; readonly words: LineWords }) {
  const messages = useCalculatorMessages();
  const { law, section, certainty } = line.reference;
  const doubts: Readonly<Record<Certainty, string | undefined>> = {
    certain: undefined,
    'last-published': messages.certaintyLastPublished,
    disputed: messages.certaintyDisputed,
    'our-reading': messages.certaintyOurReading,
  };
  return (
    <>
      <p>{ruleOf(words, line.formula)}</p>
      <dl>
        <dt>{messages.formula}</dt>
        <dd>
          <FormulaText line={line} />
        </dd>
        <dt>{messages.section}</dt>
        <dd lang="en">
          {law}, {section}
        </dd>
      </dl>
      {doubts[certainty] && <p className="calculator-doubt">{doubts[certainty]}</p>}
    </>
  );
}

function ruleOf({ rule, exempt, least }: LineWords, { kind }: Formula): string {
  if (kind === 'exempt') return exempt ?? rule;
  return kind === 'greatest' ? (least ?? rule) : rule;
}

import type { Certainty, Formula } from '@portal/tax-rules';
import { LiveText, ShownWhile } from '@portal/ui';
import { FormulaText } from './formula-text.tsx';
import { isDoubtful } from './is-doubtful.ts';
import { lawName } from './law-name.ts';
import { useCalculatorMessages, useCalculatorWords } from './messages/use-calculator-messages.ts';
import type { LineWords } from './messages/words.ts';
import { type LineAt, useLine, useLiveLine } from './use-calculation.ts';

/** The rule in words, the formula with the person's figures, the place in the law, and how sure we are of it. */
export function LineExplanation({ id, law }: LineAt) {
  const messages = useCalculatorMessages();
  const isThere = useLine({ id, law }, () => true);
  return (
    <div className="calculator-explanation">
      {law && <h4>{lawName(law, messages)}</h4>}
      {isThere ? <Explained id={id} law={law} /> : <p>{messages.notInThisLaw}</p>}
    </div>
  );
}

function Explained(at: LineAt) {
  const messages = useCalculatorMessages();
  const words = useCalculatorWords();
  const live = useLiveLine(at);
  const doubts: Readonly<Record<Certainty, string | undefined>> = {
    certain: undefined,
    'last-published': messages.certaintyLastPublished,
    disputed: messages.certaintyDisputed,
    'our-reading': messages.certaintyOurReading,
  };
  return (
    <>
      <p>
        <LiveText of={live(({ formula }) => ruleOf(words.lines[at.id], formula))} />
      </p>
      <dl>
        <dt>{messages.formula}</dt>
        <dd>
          <FormulaText {...at} />
        </dd>
        <dt>{messages.section}</dt>
        <dd lang="en">
          <LiveText of={live(({ reference }) => `${reference.law}, ${reference.section}`)} />
        </dd>
      </dl>
      <ShownWhile of={live(isDoubtful)} className="calculator-doubt">
        <LiveText of={live(({ reference }) => doubts[reference.certainty])} />
      </ShownWhile>
    </>
  );
}

function ruleOf({ rule, exempt, least }: LineWords, { kind }: Formula): string {
  if (kind === 'exempt') return exempt ?? rule;
  return kind === 'greatest' ? (least ?? rule) : rule;
}

import { formatNaira, kobo, type ReturnKindId, type ReturnLine, returnKinds } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { Money } from '@portal/ui';
import type { ReturnsMessages } from './messages/en.ts';
import { useReturnsMessages } from './messages/use-returns-messages.ts';

export interface ExplanationProps {
  readonly kind: ReturnKindId;
  readonly lines: readonly ReturnLine[];
}

/** Each step of the computation: its amount, its rule with the person's numbers, and its place in the law. */
export function Explanation({ kind, lines }: ExplanationProps) {
  const messages = useReturnsMessages();
  const localized = useLocalized();
  const words: Readonly<Record<string, { en: string; ha: string }>> = returnKinds[kind].lines;
  return (
    <ol className="return-steps">
      {lines.map((line, at) => {
        const { law, section, certainty } = line.reference;
        const name = words[line.id];
        const sure = messages.certainties[certainty];
        return (
          // Steps have no id of their own: a source may be asked for twice.
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is made anew as a whole
          <li key={at}>
            <details>
              <summary>
                <span>
                  {name ? localized(name) : line.id}
                  {line.of !== null && ` (${line.of})`}
                </span>{' '}
                <Money amountKobo={line.amountKobo} />
              </summary>
              <p>{stepWords(line, messages)}</p>
              <p className="return-quiet">
                {law}, {section}
                {sure !== '' && ` (${sure})`}
              </p>
            </details>
          </li>
        );
      })}
    </ol>
  );
}

const naira = (amount: number) => formatNaira(kobo(amount));
/** Parts of a million as people read a rate: 37 500 is 3.75%. */
const percent = (ppm: number) => `${Number((ppm / 10_000).toFixed(4))}%`;

function stepWords({ formula }: ReturnLine, { steps }: ReturnsMessages): string {
  switch (formula.kind) {
    case 'rate':
      return steps.rate(percent(formula.ratePpm), naira(formula.ofKobo));
    case 'sum':
      return formula.of.map(termWords(steps)).join(' + ');
    case 'lowest':
    case 'greatest':
      return steps[formula.kind](formula.of.map(termWords(steps)).join(', '));
    case 'difference':
      return steps.difference(naira(formula.fromKobo), naira(formula.takenKobo));
    case 'bands':
      return formula.shares
        .map(({ ratePpm, chargedKobo }) => steps.rate(percent(ratePpm), naira(chargedKobo)))
        .join(' + ');
    default:
      return steps[formula.kind];
  }
}

function termWords(steps: ReturnsMessages['steps']) {
  return ({
    amountKobo,
    ofKobo,
    ratePpm,
  }: {
    amountKobo: number;
    ofKobo?: number | undefined;
    ratePpm?: number | undefined;
  }) =>
    ofKobo !== undefined && ratePpm !== undefined
      ? `${steps.rate(percent(ratePpm), naira(ofKobo))} (${naira(amountKobo)})`
      : naira(amountKobo);
}

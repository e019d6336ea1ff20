import { formatNaira, kobo, type PenaltyComputationShown } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { Money, Notice } from '@portal/ui';
import { percentOf, sentences, words } from './words.ts';

export interface PenaltyLinesProps {
  readonly computation: PenaltyComputationShown;
}

type Line = PenaltyComputationShown['lines'][number];

/** Each step of a penalty: its amount, its rule with the numbers, and its place in the law; and what no text is held for. */
export function PenaltyLines({ computation: { lines, gaps } }: PenaltyLinesProps) {
  const localized = useLocalized();
  const language = useLanguage();
  return (
    <>
      {lines.length > 0 && (
        <ol className="ws-penalty-lines" aria-label={localized(words.computation)}>
          {lines.map((line) => {
            const { law, section, certainty } = line.reference;
            const sure = localized(words.certainties[certainty]);
            return (
              <li key={line.id}>
                <p>
                  <span>{localized(words.lines[line.id])}</span> <Money amountKobo={line.amountKobo} />
                </p>
                {line.id !== 'total' && (
                  <small>
                    {stepOf(line, localized, language)} · {law}, {section}
                    {sure !== '' && ` (${sure})`}
                  </small>
                )}
              </li>
            );
          })}
        </ol>
      )}
      {gaps.map((gap) => (
        <Notice key={gap} kind="info">
          {localized(words.gaps[gap])}
        </Notice>
      ))}
    </>
  );
}

const naira = (amount: number) => formatNaira(kobo(amount));

function stepOf({ formula }: Line, localized: ReturnType<typeof useLocalized>, language: 'en' | 'ha'): string {
  const say = sentences[language];
  switch (formula.kind) {
    case 'rate':
      return say.rate(percentOf(formula.ratePpm), naira(formula.ofKobo));
    case 'months':
      return say.months(naira(formula.firstKobo), naira(formula.eachKobo), formula.months - 1);
    case 'interest':
      return formula.periods
        .map(({ days, ratePpm, ofKobo }) => say.days(days, percentOf(ratePpm), naira(ofKobo)))
        .join(' + ');
    case 'sum':
      return formula.of.map(({ amountKobo }) => naira(amountKobo)).join(' + ');
    default:
      return localized(words.steps[formula.kind]);
  }
}

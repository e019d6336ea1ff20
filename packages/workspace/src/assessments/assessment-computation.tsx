import { type AssessedLine, countsWords } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { Money } from '@portal/ui';
import { assessmentTexts as texts } from './assessment-texts.ts';

export interface AssessmentComputationProps {
  readonly lines: readonly AssessedLine[];
  readonly taxKobo: number;
}

/** The computation line by line, and what it comes to. */
export function AssessmentComputation({ lines, taxKobo }: AssessmentComputationProps) {
  const localized = useLocalized();
  return (
    <table className="ws-computation">
      <thead>
        <tr>
          <th scope="col">{localized(texts.line)}</th>
          <th scope="col">{localized(texts.amount)}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ says, how, amountKobo, counts }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name, and keep their order
          <tr key={index}>
            <th scope="row">
              {says}
              <small>{[how, localized(countsWords[counts])].filter(Boolean).join(' · ')}</small>
            </th>
            <td>
              <Money amountKobo={counts === 'taken-off' ? -amountKobo : amountKobo} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{localized(texts.total)}</th>
          <td>
            <Money amountKobo={taxKobo} />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

import { type Assessment, formatNaira, groupThousands } from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { Money } from '@portal/ui';
import { useInfrastructureMessages } from './messages/use-infrastructure-messages.ts';

/** Each line with its quantity and rate, so that everybody can follow the sum. */
export function AssessmentLines({ assessment }: { readonly assessment: Assessment }) {
  const messages = useInfrastructureMessages();
  const language = useLanguage();
  const hasExamples = assessment.lines.some(({ isIllustrative }) => isIllustrative);
  return (
    <>
      <table className="infra-lines">
        <caption className="ui-hidden">{messages.assessmentTitle}</caption>
        <thead>
          <tr>
            <th scope="col">{messages.line}</th>
            <th scope="col">{messages.amount}</th>
          </tr>
        </thead>
        <tbody>
          {assessment.lines.map(({ rate, name, unit, quantity, unitAmountKobo, amountKobo, basis, isIllustrative }) => (
            <tr key={rate}>
              <th scope="row">
                {name[language]} {isIllustrative && <span className="infra-mark">{messages.illustrative}</span>}
                <span className="infra-note">
                  {messages.times(groupThousands(quantity), formatNaira(unitAmountKobo))} {unit[language]}
                </span>
                {basis && <span className="infra-note">{basis[language]}</span>}
              </th>
              <td>
                <Money amountKobo={amountKobo} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{messages.total}</th>
            <td>
              <Money amountKobo={assessment.totalKobo} size="large" />
            </td>
          </tr>
        </tfoot>
      </table>
      {hasExamples && <p className="service-muted">{messages.illustrativeText}</p>}
    </>
  );
}

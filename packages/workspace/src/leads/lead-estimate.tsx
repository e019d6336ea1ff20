import type { LeadDetail } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { Money } from '@portal/ui';
import './leads.css';
import { leadTexts as texts } from './lead-texts.ts';

/** The tax of a year from and to, with how it was reckoned, line by line. */
export function LeadEstimate({ working }: Pick<LeadDetail, 'working'>) {
  const localized = useLocalized();
  return (
    <table className="ws-points">
      <thead>
        <tr>
          <th scope="col">{localized(texts.line)}</th>
          <th scope="col">{localized(texts.low)}</th>
          <th scope="col">{localized(texts.high)}</th>
        </tr>
      </thead>
      <tbody>
        {working.map(({ says, how, lowKobo, highKobo }) => (
          <tr key={says}>
            <th scope="row">
              {says}
              <small>{how}</small>
            </th>
            <td>
              <Money amountKobo={lowKobo} />
            </td>
            <td>
              <Money amountKobo={highKobo} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

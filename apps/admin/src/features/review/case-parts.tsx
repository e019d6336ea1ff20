import type { ReviewCaseDetail } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { formatDateTime, Money } from '@portal/ui';
import { RecordSection } from '@portal/workspace/records';
import { texts } from './texts.ts';

/** Part payments that one decision is about, so that whoever decides sees each of them. */
export function CaseParts({ found: { parts } }: { readonly found: ReviewCaseDetail }) {
  const localized = useLocalized();
  const language = useLanguage();
  if (parts.length === 0) return null;
  return (
    <RecordSection title={localized(texts.parts)}>
      <table className="review-table">
        <tbody>
          {parts.map(({ provider, reference, paidAt, amountKobo }) => (
            <tr key={`${reference} ${paidAt} ${amountKobo}`}>
              <th scope="row">{[formatDateTime(paidAt, language), provider, reference].filter(Boolean).join(' · ')}</th>
              <td>
                <Money amountKobo={amountKobo} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </RecordSection>
  );
}

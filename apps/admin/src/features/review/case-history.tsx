import type { ReviewCaseDetail } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { formatDateTime } from '@portal/ui';
import { RecordSection } from '@portal/workspace/records';
import { outcomeTexts, texts, wordsOf } from './texts.ts';

/** Who proposed and who decided what, with their reasons. */
export function CaseHistory({ found }: { readonly found: ReviewCaseDetail }) {
  const { proposals } = found;
  const localized = useLocalized();
  const language = useLanguage();
  return (
    <RecordSection title={localized(texts.history)}>
      {proposals.length === 0 && <p className="review-quiet">{localized(texts.noHistory)}</p>}
      <ul className="ws-record-list">
        {proposals.map(
          ({ id, decision, movement, by, at, reason, outcome, endedBy, endedAt, endReason, isCountered }) => (
            <li key={id}>
              <span>
                <strong>{localized(wordsOf({ decision, movement }, found))}</strong>{' '}
                {isCountered && `(${localized(texts.countered)})`}
                <small>
                  {by.name}, {formatDateTime(at, language)}: {reason}
                </small>
                {outcome !== null && (
                  <small>
                    {localized(outcomeTexts[outcome])} {endedBy?.name}, {endedAt && formatDateTime(endedAt, language)}:{' '}
                    {endReason}
                  </small>
                )}
              </span>
            </li>
          ),
        )}
      </ul>
    </RecordSection>
  );
}

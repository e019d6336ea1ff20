import { formatNaira, type SettlementDifference } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { formatDateTime } from '@portal/ui';
import { RecordSection } from '@portal/workspace/records';
import { differenceTexts as texts } from './difference-texts.ts';

/** Who proposed and who decided what, with their reasons. */
export function DifferenceProposals({ found: { proposals } }: { readonly found: SettlementDifference }) {
  const localized = useLocalized();
  const language = useLanguage();
  return (
    <RecordSection title={localized(texts.proposals)}>
      <ul className="ws-record-list">
        {proposals.map(
          ({
            id,
            action,
            isPayment,
            writeOffKobo,
            ours,
            theirs,
            by,
            at,
            reason,
            outcome,
            endedBy,
            endedAt,
            endReason,
          }) => (
            <li key={id}>
              <span>
                <strong>
                  {localized(isPayment ? texts.asPayment : texts.actions[action])}{' '}
                  {action === 'match' ? (theirs?.reference ?? '') : formatNaira(Math.abs(writeOffKobo))}
                </strong>
                {ours.map((one) => (
                  <small key={one.id}>
                    {one.reference} {one.about} {formatNaira(one.amountKobo)}
                  </small>
                ))}
                <small>
                  {by.name}, {formatDateTime(at, language)}: {reason}
                </small>
                {outcome !== null && (
                  <small>
                    {[
                      localized(texts.proposalOutcomes[outcome]),
                      endedBy?.name,
                      endedAt && formatDateTime(endedAt, language),
                      endReason,
                    ]
                      .filter(Boolean)
                      .join(', ')}
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

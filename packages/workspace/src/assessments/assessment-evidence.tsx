import type { AssessmentDetail } from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { formatDate, Money } from '@portal/ui';

/** Whence each figure is. */
export function AssessmentSources({ sources }: Pick<AssessmentDetail, 'sources'>) {
  const language = useLanguage();
  return (
    <ul className="ws-record-list">
      {sources.map(({ from, day, says }) => (
        <li key={`${from} ${day} ${says}`}>
          <span>
            {from}
            <small>{says}</small>
          </span>
          <small>{formatDate(day, language)}</small>
        </li>
      ))}
    </ul>
  );
}

/** Others of the trade, without their names. */
export function AssessmentComparables({ comparables }: Pick<AssessmentDetail, 'comparables'>) {
  return (
    <ul className="ws-record-list">
      {comparables.map(({ trade, area, taxKobo }) => (
        <li key={`${trade} ${area} ${taxKobo}`}>
          <span>
            {trade}
            <small>{area}</small>
          </span>
          <Money amountKobo={taxKobo} />
        </li>
      ))}
    </ul>
  );
}

import type { SettlementDifference } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { formatDate, Money, TextLink } from '@portal/ui';
import { RecordSection } from '@portal/workspace/records';
import { differenceTexts as texts } from './difference-texts.ts';

interface Part {
  readonly found: SettlementDifference;
}

/** Our payments it is about, each with its bill. */
export function OurSide({ found: { ours } }: Part) {
  const localized = useLocalized();
  return (
    <RecordSection title={localized(texts.ours)}>
      {ours.length === 0 && <p className="ws-record-quiet">{localized(texts.noneOfOurs)}</p>}
      <ul className="ws-record-list">
        {ours.map(({ id, billReference, mda, providerReference, paidOn, dueOn, amountKobo, receivedKobo }) => (
          <li key={id}>
            <span>
              <TextLink to={`/admin/bills/${billReference}`}>{billReference}</TextLink>
              <small>
                {[providerReference, mda, formatDate(paidOn), `${localized(texts.due)} ${formatDate(dueOn)}`].join(
                  ' · ',
                )}
              </small>
            </span>
            <span>
              <Money amountKobo={amountKobo} />
              {receivedKobo !== 0 && receivedKobo !== amountKobo && (
                <small>
                  {localized(texts.received)} <Money amountKobo={receivedKobo} />
                </small>
              )}
            </span>
          </li>
        ))}
      </ul>
    </RecordSection>
  );
}

/** What the provider or the bank wrote, and where it stands. */
export function TheirSide({ found: { theirs } }: Part) {
  const localized = useLocalized();
  return (
    <RecordSection title={localized(texts.theirs)}>
      {theirs.length === 0 && <p className="ws-record-quiet">{localized(texts.noneOfTheirs)}</p>}
      <ul className="ws-record-list">
        {theirs.map(({ what, reference, about, day, amountKobo, feeKobo, file, row }) => (
          <li key={`${what} ${file} ${row} ${reference}`}>
            <span>
              {reference || about}
              <small>
                {[about, formatDate(day), file && `${file}, ${localized(texts.file).split(', ')[1]} ${row}`]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </span>
            <span>
              <Money amountKobo={amountKobo} />
              {feeKobo !== 0 && (
                <small>
                  {localized(texts.fee)} <Money amountKobo={feeKobo} />
                </small>
              )}
            </span>
          </li>
        ))}
      </ul>
    </RecordSection>
  );
}

import { type FieldRecord, fieldRecordStateWords } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { useLocation } from '@portal/platform/router';
import { TextLink } from '@portal/ui';
import { recordTexts as texts } from './record-texts.ts';

/** What may be the same, with the reasons in words; each opens for comparing. */
export function AlikeList({ near }: Pick<FieldRecord, 'near'>) {
  const localized = useLocalized();
  const paths = usePaths();
  return (
    <section>
      <h3>{localized(texts.alike)}</h3>
      {near.length === 0 && <p>{localized(texts.nothingAlike)}</p>}
      <ul className="ws-record-list">
        {near.map(({ kind, key, name, says, enumerator, state, distanceM, isPhone, isName }) => (
          <li key={`${kind} ${key}`}>
            <span>
              <TextLink
                to={
                  kind === 'taxpayer'
                    ? `${paths.taxpayers}/${encodeURIComponent(key)}`
                    : `${paths.records}record=${key}`
                }
              >
                {name}
              </TextLink>
              <small>
                {[kind === 'taxpayer' ? `${localized(texts.taxpayer)} ${key}` : enumerator, says]
                  .filter(Boolean)
                  .join(', ')}
              </small>
              <small>
                {[
                  distanceM === null ? '' : `${distanceM} m`,
                  isPhone ? localized(texts.samePhone) : '',
                  isName ? localized(texts.sameName) : '',
                  state ? localized(fieldRecordStateWords[state]) : '',
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Of the area one is in. */
function usePaths() {
  const isOffice = useLocation().pathname.startsWith('/tax-area-office');
  return isOffice
    ? { taxpayers: '/tax-area-office/taxpayer-reports', records: '/tax-area-office/reporting-intelligence/records?' }
    : { taxpayers: '/admin/tax-payers', records: '/admin/enumerators?tab=records&' };
}

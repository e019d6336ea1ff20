import { useApiClient } from '@portal/api-client';
import {
  type Enumerator,
  enumeratorStateWords,
  fieldBadgeAddress,
  getEnumerator,
  groupReference,
  recordQualityWords,
} from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { formatDate, formatDateTime, Money } from '@portal/ui';
import { QrCode } from '@portal/ui/qr-code';
import { Facts } from '@portal/workspace/lists';
import { type QueueRecordProps, RecordFrame, useRecord } from '@portal/workspace/work';
import { EnumeratorActions } from './enumerator-actions.tsx';
import type { EnumeratorPartProps } from './enumerator-part-props.ts';
import { PhoneList } from './phone-list.tsx';
import { texts } from './texts.ts';

/** An enumerator beside the list: wards, phones, figures, and what the desk may do. */
export function EnumeratorPanel({ id, onChanged }: QueueRecordProps<Enumerator>) {
  const api = useApiClient();
  const { query, act, isOvertaken } = useRecord({
    key: ['enumerator', id],
    read: (signal) => api(getEnumerator, { params: { id } }, signal),
    onChanged,
  });
  return (
    <RecordFrame query={query} isOvertaken={isOvertaken}>
      {(one) => <Shown one={one} act={act} />}
    </RecordFrame>
  );
}

function Shown({ one, act }: EnumeratorPartProps) {
  const localized = useLocalized();
  const language = useLanguage();
  return (
    <>
      <h2>{one.name}</h2>
      <EnumeratorActions one={one} act={act} />
      {(one.state === 'active' || one.state === 'paused') && (
        <QrCode value={fieldBadgeAddress(location.origin, one.code)} alt={localized(texts.badgeOpens)} size={120} />
      )}
      <Facts
        facts={[
          [localized(texts.state), localized(enumeratorStateWords[one.state])],
          [localized(texts.reason), one.stateReason],
          [localized(texts.code), groupReference(one.code)],
          [localized(texts.validUntil), formatDate(one.validUntil)],
          [localized(texts.checks), `${one.checks}, ${localized(texts.scanned)} ${one.scans}`],
          [localized(texts.openLink), one.openLinkUntil && formatDateTime(one.openLinkUntil, language)],
          [localized(texts.phone), one.phone],
          [localized(texts.office), one.office],
          [localized(texts.wards), one.areas.map(({ lga, ward }) => `${ward}, ${lga}`).join(' · ')],
          [localized(texts.today), `${one.today} / ${one.dayTarget}`],
          [localized(texts.captured), String(one.captured)],
          [localized(texts.accepted), String(one.accepted)],
          [localized(texts.returned), String(one.returned)],
          [localized(texts.rejected), String(one.rejected)],
          [localized(texts.placesAmiss), String(one.placesAmiss)],
          [localized(texts.spotChecks), `${one.checked}, ${localized(texts.differed)} ${one.differed}`],
          [localized(texts.quality), localized(recordQualityWords[one.quality])],
          [localized(texts.waiting), String(one.waiting)],
          [localized(texts.recordPay), <Money key="pay" amountKobo={one.recordPayKobo} />],
          [localized(texts.earned), <Money key="earned" amountKobo={one.earnedKobo} />],
        ]}
      />
      <PhoneList one={one} act={act} />
    </>
  );
}

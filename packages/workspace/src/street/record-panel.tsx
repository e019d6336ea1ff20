import { useApiClient } from '@portal/api-client';
import { type FieldRecordRow, fieldRecordStateWords, getFieldRecord } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { formatDate, formatDateTime } from '@portal/ui';
import { Facts } from '../lists/index.ts';
import { type QueueRecordProps, RecordFrame, useRecord } from '../work/index.ts';
import { AlikeList } from './alike-list.tsx';
import { RecordActions } from './record-actions.tsx';
import type { RecordPartProps } from './record-part-props.ts';
import { RecordPhotos } from './record-photos.tsx';
import { recordTexts as texts, tradeWords } from './record-texts.ts';
import { SpotCheckPart } from './spot-check-part.tsx';

/** A record beside what may be the same, and what it becomes. */
export function RecordPanel({ id, onChanged }: QueueRecordProps<FieldRecordRow>) {
  const api = useApiClient();
  const { query, act, isOvertaken } = useRecord({
    key: ['field-record', id],
    read: (signal) => api(getFieldRecord, { params: { id } }, signal),
    onChanged,
  });
  return (
    <RecordFrame query={query} isOvertaken={isOvertaken}>
      {(record) => <Shown record={record} act={act} />}
    </RecordFrame>
  );
}

function Shown({ record, act }: RecordPartProps) {
  const localized = useLocalized();
  const language = useLanguage();
  const { place } = record;
  const owner = [record.ownerName, record.ownerPhone].filter(Boolean).join(', ');
  return (
    <>
      <h2>{record.sign}</h2>
      {record.state === 'received' && <RecordActions record={record} act={act} />}
      <Facts
        facts={[
          [localized(texts.state), localized(fieldRecordStateWords[record.state])],
          [localized(texts.reason), record.reason],
          [localized(texts.became), record.became && localized(becameWords[record.became])],
          [localized(texts.tpui), record.tpui],
          [localized(texts.decided), record.decidedBy],
          [localized(texts.trade), localized(tradeWords[record.trade])],
          [localized(texts.address), [record.address, record.ward, record.lga].filter(Boolean).join(', ')],
          [localized(texts.owner), owner],
          [localized(texts.consent), localized(record.consent === 'yes' ? texts.saidYes : texts.saidNo)],
          [
            localized(texts.place),
            place
              ? `${place.latitude.toFixed(5)}, ${place.longitude.toFixed(5)} ± ${place.accuracyM} m${place.isMock ? `, ${localized(texts.mock)}` : ''}`
              : localized(texts.noPlace),
          ],
          [localized(texts.enumerator), `${record.enumerator}, ${record.deviceName}`],
          [localized(texts.capturedAt), `${formatDateTime(record.capturedAt, language)} (${record.clockZone})`],
          [localized(texts.receivedAt), formatDateTime(record.receivedAt, language)],
          [localized(texts.keepUntil), formatDate(record.keepUntil)],
          [
            localized(texts.photosLate),
            record.photosTaken > record.photos.length ? String(record.photosTaken - record.photos.length) : null,
          ],
        ]}
      />
      <SpotCheckPart record={record} act={act} />
      <RecordPhotos id={record.id} positions={record.photos} />
      <AlikeList near={record.near} />
    </>
  );
}

const becameWords = { premises: texts.asPremises, taxpayer: texts.taxpayer, lead: texts.asLead } as const;

import { type FieldRecordRow, fieldRecordStates, fieldRecordStateWords, listFieldRecords } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { type Sign, StatusSign } from '../lists/index.ts';
import { defineQueue } from '../work/index.ts';
import { RecordPanel } from './record-panel.tsx';
import { recordTexts as texts, tradeWords } from './record-texts.ts';

const signs: Readonly<Record<FieldRecordRow['state'], Sign>> = {
  received: { shape: 'ring', tone: 'info' },
  accepted: { shape: 'tick', tone: 'good' },
  returned: { shape: 'undone', tone: 'warning' },
  replaced: { shape: 'half', tone: 'quiet' },
  rejected: { shape: 'cross', tone: 'danger' },
};

function State({ state }: Pick<FieldRecordRow, 'state'>) {
  return <StatusSign sign={signs[state]}>{useLocalized()(fieldRecordStateWords[state])}</StatusSign>;
}

function Trade({ trade }: Pick<FieldRecordRow, 'trade'>) {
  return useLocalized()(tradeWords[trade]);
}

/** Records of the street, the newest first; those that wait are to be decided. */
export const recordQueue = defineQueue(listFieldRecords, {
  id: 'field-records',
  title: texts.records,
  noun: { one: { en: 'record', ha: 'bayani' }, many: { en: 'records', ha: 'bayanai' } },
  searches: texts.recordSearches,
  shows: [
    { id: 'received', label: fieldRecordStateWords.received, query: { state: 'received' } },
    ...fieldRecordStates
      .filter((state) => state !== 'received')
      .map((state) => ({ id: state, label: fieldRecordStateWords[state], query: { state } })),
    { id: 'my-checks', label: texts.myChecks, query: { openCheck: 'mine' } },
    { id: 'open-checks', label: texts.openChecks, query: { openCheck: 'any' } },
    { id: 'spot', label: texts.spotCheck, query: { isSpotCheck: 'true' } },
  ],
  columns: {
    sign: { label: texts.sign, isStrong: true, isWide: true, card: 'title' },
    trade: { label: texts.trade, from: 980, isQuiet: true, cell: ({ trade }) => <Trade trade={trade} /> },
    address: { label: texts.address, card: 'line', isQuiet: true },
    ward: { label: texts.ward, from: 980 },
    enumerator: { label: texts.enumerator, from: 760 },
    receivedAt: { label: texts.receivedAt, kind: 'moment', from: 760, card: 'end' },
    state: { label: texts.state, card: 'status', cell: ({ state }) => <State state={state} /> },
  },
  nameOf: ({ sign }) => sign,
  Record: RecordPanel,
});

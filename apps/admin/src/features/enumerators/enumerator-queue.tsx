import {
  type Enumerator,
  enumeratorStates,
  enumeratorStateWords,
  listEnumerators,
  recordQualityWords,
} from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { formatDateTime } from '@portal/ui';
import { type Sign, StatusSign } from '@portal/workspace/lists';
import { defineQueue } from '@portal/workspace/work';
import { EnumeratorPanel } from './enumerator-panel.tsx';
import { texts } from './texts.ts';

const signs: Readonly<Record<Enumerator['state'], Sign>> = {
  applied: { shape: 'ring', tone: 'quiet' },
  trained: { shape: 'half', tone: 'info' },
  active: { shape: 'tick', tone: 'good' },
  paused: { shape: 'clock', tone: 'warning' },
  ended: { shape: 'cross', tone: 'danger' },
};
const qualitySigns: Readonly<Record<Enumerator['quality'], Sign>> = {
  new: { shape: 'ring', tone: 'quiet' },
  trusted: { shape: 'tick', tone: 'good' },
  sampled: { shape: 'eye', tone: 'info' },
  're-check': { shape: 'triangle', tone: 'danger' },
};

function State({ state }: Pick<Enumerator, 'state'>) {
  return <StatusSign sign={signs[state]}>{useLocalized()(enumeratorStateWords[state])}</StatusSign>;
}

function Quality({ quality }: Pick<Enumerator, 'quality'>) {
  return <StatusSign sign={qualitySigns[quality]}>{useLocalized()(recordQualityWords[quality])}</StatusSign>;
}

function Contact({ contactAt }: Pick<Enumerator, 'contactAt'>) {
  const localized = useLocalized();
  const language = useLanguage();
  return contactAt ? formatDateTime(contactAt, language) : localized(texts.never);
}

/** Whose records are to be looked at: what each captured, what became of it, and when the phone was last in contact. */
export const enumeratorQueue = defineQueue(listEnumerators, {
  id: 'enumerators',
  title: texts.enumerators,
  noun: { one: { en: 'enumerator', ha: 'mai ƙidaya' }, many: { en: 'enumerators', ha: 'masu ƙidaya' } },
  searches: texts.searches,
  shows: [
    { id: 'all', label: texts.all, query: {} },
    ...enumeratorStates.map((state) => ({ id: state, label: enumeratorStateWords[state], query: { state } })),
  ],
  columns: {
    name: { label: texts.name, isStrong: true, isWide: true, card: 'title' },
    lgas: { label: texts.lgas, card: 'line', isQuiet: true },
    today: { label: texts.today, card: 'amount', cell: ({ today, dayTarget }) => `${today} / ${dayTarget}` },
    captured: { label: texts.captured, kind: 'count', from: 760 },
    accepted: { label: texts.accepted, kind: 'count', from: 980 },
    contactAt: { label: texts.contact, from: 980, card: 'end', cell: (row) => <Contact contactAt={row.contactAt} /> },
    quality: { label: texts.quality, from: 760, cell: ({ quality }) => <Quality quality={quality} /> },
    state: { label: texts.state, card: 'status', cell: ({ state }) => <State state={state} /> },
  },
  nameOf: ({ name }) => name,
  Record: EnumeratorPanel,
});

import { collectionReport } from '@portal/contracts';
import { BillPanel } from '@portal/workspace/bills';
import { defineListScreen, ListScreen } from '@portal/workspace/lists';
import { listTitles } from '../list-titles.ts';

const screen = defineListScreen(collectionReport, {
  title: listTitles.collections,
  noun: { one: { en: 'entry', ha: 'shigarwa' }, many: { en: 'entries', ha: 'shigarwa' } },
  columns: {
    receiptNumber: { card: 'reference' },
    at: { from: 760, isQuiet: true, card: 'end' },
    payer: { isWide: true, card: 'title' },
    head: { from: 980, isQuiet: true, card: 'line' },
    mda: { from: 1200, isQuiet: true },
    channel: { from: 980, isQuiet: true },
    amountKobo: { isStrong: true, card: 'amount' },
    status: {
      signs: { receipt: { shape: 'tick', tone: 'good' }, void: { shape: 'undone', tone: 'danger' } },
      card: 'status',
    },
  },
  recordOf: ({ billReference }) => billReference,
  Record: ({ id }) => <BillPanel billReference={id} />,
});

export function Component() {
  return <ListScreen screen={screen} />;
}

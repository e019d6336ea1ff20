import { taxOfficeReport } from '@portal/contracts';
import { defineListScreen, ListScreen } from '@portal/workspace/lists';
import { OfficeRecord } from '../features/offices/index.ts';
import { listTitles } from '../list-titles.ts';

const screen = defineListScreen(taxOfficeReport, {
  title: listTitles.offices,
  noun: { one: { en: 'office', ha: 'ofishi' }, many: { en: 'offices', ha: 'ofisoshi' } },
  columns: {
    name: { isWide: true, card: 'title' },
    taxpayers: { from: 760, isQuiet: true },
    billedKobo: { from: 760 },
    collectedKobo: { isStrong: true, card: 'amount' },
    outstandingKobo: { from: 980 },
    paidShare: { from: 760, isQuiet: true, card: 'end' },
    billed: { from: 1200, isQuiet: true },
  },
  RowRecord: OfficeRecord,
});

export function Component() {
  return <ListScreen screen={screen} />;
}

import { mdaReport } from '@portal/contracts';
import { defineListScreen, ListScreen } from '@portal/workspace/lists';
import { MdaRecord, RegisterMda } from '../features/mdas/index.ts';
import { screens } from '../screens.ts';

const screen = defineListScreen(mdaReport, {
  title: screens['mda-reports'].title,
  noun: { one: { en: 'MDA', ha: 'MDA' }, many: { en: 'MDAs', ha: 'MDA' } },
  columns: {
    name: { isWide: true, card: 'title' },
    billedKobo: { from: 760 },
    collectedKobo: { isStrong: true, card: 'amount' },
    targetKobo: { from: 760, isQuiet: true },
    achieved: { from: 760, card: 'end' },
    outstandingKobo: { from: 980, card: 'line' },
    billed: { from: 1200, isQuiet: true },
  },
  Tools: RegisterMda,
  RowRecord: MdaRecord,
});

export function Component() {
  return <ListScreen screen={screen} />;
}

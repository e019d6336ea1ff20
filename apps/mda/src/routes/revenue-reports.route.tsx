import { revenueHeadReport } from '@portal/contracts';
import { defineListScreen, ListScreen } from '@portal/workspace/lists';
import { RevenueHeadRecord } from '../revenue-head-record.tsx';
import { screens } from '../screens.ts';

const screen = defineListScreen(revenueHeadReport, {
  title: screens['revenue-reports'].title,
  noun: {
    one: { en: 'revenue head', ha: 'tushen kuɗin shiga' },
    many: { en: 'revenue heads', ha: 'tushen kuɗin shiga' },
  },
  columns: {
    code: { card: 'reference' },
    head: { isWide: true, card: 'title' },
    billed: { from: 980, isQuiet: true },
    billedKobo: { from: 760 },
    receipts: { from: 1200, isQuiet: true },
    collectedKobo: { isStrong: true, card: 'amount' },
    outstandingKobo: { from: 760 },
    share: { from: 980, isQuiet: true, card: 'end' },
  },
  RowRecord: ({ row }) => <RevenueHeadRecord head={row} />,
});

export function Component() {
  return <ListScreen screen={screen} />;
}

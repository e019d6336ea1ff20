import { nonPayerReport } from '@portal/contracts';
import { defineListScreen, ListScreen } from '@portal/workspace/lists';
import { TaxpayerPanel } from '@portal/workspace/taxpayers';
import { screens } from '../screens.ts';

const screen = defineListScreen(nonPayerReport, {
  title: screens['non-payers'].title,
  noun: {
    one: { en: 'taxpayer', ha: 'mai biyan haraji' },
    many: { en: 'taxpayers', ha: 'masu biyan haraji' },
  },
  columns: {
    tpui: { card: 'reference' },
    name: { isWide: true, card: 'title' },
    category: { from: 760, isQuiet: true, card: 'line' },
    bills: { from: 760 },
    oldestOn: { from: 760, isQuiet: true, card: 'end' },
    outstandingKobo: { isStrong: true, card: 'amount' },
  },
  Record: TaxpayerPanel,
});

export function Component() {
  return <ListScreen screen={screen} />;
}

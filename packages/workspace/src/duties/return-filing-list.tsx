import { type Localized, returnFilingReport } from '@portal/contracts';
import { defineListScreen } from '../lists/list-screen-definition.ts';
import { ReturnFilingPanel } from './return-filing-panel.tsx';

/** Every version of every return that taxpayers of an area filed. */
export function returnFilingList(title: Localized) {
  return defineListScreen(returnFilingReport, {
    title,
    noun: { one: { en: 'return', ha: 'bayani' }, many: { en: 'returns', ha: 'bayanai' } },
    columns: {
      taxpayer: { isWide: true, card: 'title' },
      kind: { from: 760, card: 'line' },
      period: { card: 'reference' },
      dueOn: { from: 980, isQuiet: true },
      filedOn: { from: 760, isQuiet: true, card: 'end' },
      daysLate: { from: 980 },
      taxKobo: { from: 1200, isQuiet: true },
      billReference: { from: 1200, isQuiet: true },
      balanceKobo: { isStrong: true, card: 'amount' },
      status: {
        card: 'status',
        signs: {
          late: { shape: 'clock', tone: 'warning' },
          'in-time': { shape: 'tick', tone: 'good' },
          amendment: { shape: 'ring', tone: 'quiet' },
        },
      },
    },
    Record: ReturnFilingPanel,
    nameOf: ({ taxpayer, period }) => `${taxpayer}, ${period}`,
  });
}

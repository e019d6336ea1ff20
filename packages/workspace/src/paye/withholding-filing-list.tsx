import { type Localized, withholdingFilingReport } from '@portal/contracts';
import { defineListScreen } from '../lists/list-screen-definition.ts';
import { WithholdingPanel } from './withholding-panel.tsx';

/** Every month that payers of an area filed as withheld. */
export function withholdingFilingList(title: Localized) {
  return defineListScreen(withholdingFilingReport, {
    title,
    noun: { one: { en: 'month', ha: 'wata' }, many: { en: 'months', ha: 'watanni' } },
    columns: {
      payer: { isWide: true, card: 'title' },
      month: { card: 'reference' },
      dueOn: { from: 980, isQuiet: true, card: 'end' },
      filedOn: { from: 980, isQuiet: true },
      daysLate: { from: 760, card: 'line' },
      payments: { from: 980, isQuiet: true },
      grossKobo: { from: 1200, isQuiet: true },
      payment: {
        from: 1200,
        signs: {
          paid: { shape: 'tick', tone: 'good' },
          unpaid: { shape: 'ring', tone: 'warning' },
          nothing: { shape: 'ring', tone: 'quiet' },
        },
      },
      dueKobo: { isStrong: true, card: 'amount' },
      status: {
        card: 'status',
        signs: { late: { shape: 'clock', tone: 'warning' }, 'in-time': { shape: 'tick', tone: 'good' } },
      },
    },
    Record: WithholdingPanel,
    nameOf: ({ payer, month }) => `${payer}, ${month}`,
  });
}

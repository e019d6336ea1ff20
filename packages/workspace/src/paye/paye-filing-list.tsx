import { type Localized, payeFilingReport } from '@portal/contracts';
import { defineListScreen } from '../lists/list-screen-definition.ts';
import { FilingPanel } from './filing-panel.tsx';

/** Every month of every employer of an area: in time, late, not filed, and what stands out. */
export function payeFilingList(title: Localized) {
  return defineListScreen(payeFilingReport, {
    title,
    noun: { one: { en: 'month', ha: 'wata' }, many: { en: 'months', ha: 'watanni' } },
    columns: {
      employer: { isWide: true, card: 'title' },
      month: { card: 'reference' },
      dueOn: { from: 980, isQuiet: true, card: 'end' },
      filedOn: { from: 980, isQuiet: true },
      daysLate: { from: 760, card: 'line' },
      employees: { from: 980, isQuiet: true },
      outliers: { from: 760 },
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
        signs: {
          'not-filed': { shape: 'triangle', tone: 'danger' },
          late: { shape: 'clock', tone: 'warning' },
          'in-time': { shape: 'tick', tone: 'good' },
          awaited: { shape: 'ring', tone: 'quiet' },
        },
      },
    },
    Record: FilingPanel,
    nameOf: ({ employer, month }) => `${employer}, ${month}`,
  });
}

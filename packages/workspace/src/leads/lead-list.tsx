import { type Localized, leadReport } from '@portal/contracts';
import { defineListScreen } from '../lists/list-screen-definition.ts';
import { LeadPanel } from './lead-panel.tsx';

/** Whom other registers know and ours does not, or who files nothing; those worth most first. */
export function leadList(title: Localized) {
  return defineListScreen(leadReport, {
    title,
    noun: { one: { en: 'lead', ha: 'alama' }, many: { en: 'leads', ha: 'alamu' } },
    columns: {
      number: { card: 'reference' },
      name: { isWide: true, card: 'title' },
      reason: { from: 760, card: 'line' },
      sourceKind: { from: 980, isQuiet: true },
      lowKobo: { from: 980, isQuiet: true },
      worthKobo: { isStrong: true, card: 'amount' },
      foundOn: { from: 1200, isQuiet: true, card: 'end' },
      status: {
        card: 'status',
        signs: {
          open: { shape: 'ring', tone: 'warning' },
          claimed: { shape: 'clock', tone: 'warning' },
          registered: { shape: 'tick', tone: 'good' },
          'discrepancy-opened': { shape: 'tick', tone: 'good' },
          'return-asked': { shape: 'tick', tone: 'good' },
          merged: { shape: 'cross', tone: 'quiet' },
          dismissed: { shape: 'cross', tone: 'quiet' },
        },
      },
    },
    Record: LeadPanel,
    nameOf: ({ number, name }) => `${number}, ${name}`,
  });
}

import { type Localized, leadOutcomeReport } from '@portal/contracts';
import { defineListScreen } from '../lists/list-screen-definition.ts';
import { LeadPanel } from './lead-panel.tsx';

/** What followed from leads, the newest first; each row opens its lead. */
export function leadOutcomeList(title: Localized) {
  return defineListScreen(leadOutcomeReport, {
    title,
    noun: { one: { en: 'lead', ha: 'alama' }, many: { en: 'leads', ha: 'alamu' } },
    columns: {
      number: { card: 'reference' },
      tpui: { isWide: true, card: 'title' },
      reason: { from: 980, isQuiet: true },
      sourceKind: { from: 980, isQuiet: true },
      assessedKobo: { from: 760, card: 'line' },
      collectedKobo: { isStrong: true, card: 'amount' },
      foundOn: { from: 1200, isQuiet: true, card: 'end' },
      status: {
        card: 'status',
        signs: {
          registered: { shape: 'ring', tone: 'warning' },
          assessed: { shape: 'clock', tone: 'warning' },
          collected: { shape: 'tick', tone: 'good' },
        },
      },
    },
    Record: LeadPanel,
    nameOf: ({ number }) => number,
  });
}

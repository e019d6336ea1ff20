import { discrepancyReport, type Localized } from '@portal/contracts';
import { defineListScreen } from '../lists/list-screen-definition.ts';
import { DiscrepancyPanel } from './discrepancy-panel.tsx';
import { EnterDiscrepancy } from './enter-discrepancy.tsx';

/** What filed returns of an area declare against what others said, those with the largest tax first. */
export function discrepancyList(title: Localized) {
  return defineListScreen(discrepancyReport, {
    title,
    noun: { one: { en: 'discrepancy', ha: 'bambanci' }, many: { en: 'discrepancies', ha: 'bambance-bambance' } },
    columns: {
      number: { card: 'reference' },
      taxpayer: { isWide: true, card: 'title' },
      rule: { from: 1200, isQuiet: true },
      period: { from: 760, card: 'line' },
      declaredKobo: { from: 980, isQuiet: true },
      foundKobo: { from: 980 },
      effectKobo: { isStrong: true, card: 'amount' },
      foundOn: { from: 1200, isQuiet: true },
      answerBy: { from: 760, card: 'end' },
      status: {
        card: 'status',
        signs: {
          found: { shape: 'ring', tone: 'warning' },
          queried: { shape: 'clock', tone: 'warning' },
          explained: { shape: 'triangle', tone: 'warning' },
          accepted: { shape: 'tick', tone: 'good' },
          assessed: { shape: 'tick', tone: 'quiet' },
          dropped: { shape: 'cross', tone: 'quiet' },
        },
      },
    },
    Record: DiscrepancyPanel,
    Tools: EnterDiscrepancy,
    nameOf: ({ number, taxpayer }) => `${number}, ${taxpayer}`,
  });
}

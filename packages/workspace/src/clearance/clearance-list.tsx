import { clearanceReport, type Localized } from '@portal/contracts';
import { defineListScreen } from '../lists/list-screen-definition.ts';
import { ClearancePanel } from './clearance-panel.tsx';

/** Every application for clearance of an area, those whose fourteen days end first at the top. */
export function clearanceList(title: Localized) {
  return defineListScreen(clearanceReport, {
    title,
    noun: { one: { en: 'application', ha: 'buƙata' }, many: { en: 'applications', ha: 'buƙatu' } },
    columns: {
      number: { card: 'reference' },
      payer: { isWide: true, card: 'title' },
      years: { from: 980, isQuiet: true, card: 'line' },
      askedOn: { from: 1200, isQuiet: true },
      day: { from: 760, card: 'end' },
      lastDay: { from: 980 },
      blockers: { from: 1200, isQuiet: true },
      blockedKobo: { isStrong: true, card: 'amount' },
      certificate: { from: 1200, isQuiet: true },
      status: {
        card: 'status',
        signs: {
          blocked: { shape: 'ring', tone: 'quiet' },
          waiting: { shape: 'ring', tone: 'warning' },
          prepared: { shape: 'clock', tone: 'warning' },
          overdue: { shape: 'triangle', tone: 'danger' },
          'overdue-prepared': { shape: 'triangle', tone: 'danger' },
          issued: { shape: 'tick', tone: 'good' },
          refused: { shape: 'cross', tone: 'quiet' },
          withdrawn: { shape: 'ring', tone: 'quiet' },
        },
      },
    },
    Record: ClearancePanel,
    nameOf: ({ number, payer }) => `${number}, ${payer}`,
  });
}

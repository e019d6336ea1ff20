import { dutyReport, type Localized } from '@portal/contracts';
import { defineListScreen } from '../lists/list-screen-definition.ts';
import { DutyPanel } from './duty-panel.tsx';
import { RemindThese } from './remind-these.tsx';

/** What taxpayers of an area have to file, filed or not. */
export function dutyList(title: Localized) {
  return defineListScreen(dutyReport, {
    title,
    noun: { one: { en: 'duty', ha: 'wajibi' }, many: { en: 'duties', ha: 'wajibai' } },
    columns: {
      taxpayer: { isWide: true, card: 'title' },
      duty: { from: 760, card: 'line' },
      period: { card: 'reference' },
      dueOn: { from: 760, isQuiet: true, card: 'end' },
      filedOn: { from: 980, isQuiet: true },
      daysLate: { from: 980 },
      expectedKobo: { from: 1200, card: 'amount' },
      status: {
        card: 'status',
        signs: {
          filed: { shape: 'tick', tone: 'good' },
          'filed-late': { shape: 'clock', tone: 'warning' },
          missing: { shape: 'ring', tone: 'warning' },
          awaited: { shape: 'ring', tone: 'quiet' },
          excused: { shape: 'ring', tone: 'quiet' },
          ended: { shape: 'ring', tone: 'quiet' },
        },
      },
    },
    RowRecord: DutyPanel,
    Tools: RemindThese,
    nameOf: ({ taxpayer, period }) => `${taxpayer}, ${period}`,
  });
}

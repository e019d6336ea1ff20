import { type Localized, objectionReport } from '@portal/contracts';
import { defineListScreen } from '../lists/list-screen-definition.ts';
import { ObjectionPanel } from './objection-panel.tsx';

/** Every objection of an area, those whose ninety days end first at the top. */
export function objectionList(title: Localized) {
  return defineListScreen(objectionReport, {
    title,
    noun: { one: { en: 'objection', ha: 'ƙin amincewa' }, many: { en: 'objections', ha: 'ƙin amincewa' } },
    columns: {
      payer: { isWide: true, card: 'title' },
      number: { card: 'reference' },
      assessment: { from: 1200, isQuiet: true },
      lodgedOn: { from: 1200, isQuiet: true },
      day: { from: 760, card: 'line' },
      lastDay: { from: 980, card: 'end' },
      assessedKobo: { from: 1200, isQuiet: true },
      admittedKobo: { from: 1200, isQuiet: true },
      disputedKobo: { isStrong: true, card: 'amount' },
      status: {
        card: 'status',
        signs: {
          lodged: { shape: 'ring', tone: 'warning' },
          valid: { shape: 'ring', tone: 'warning' },
          asked: { shape: 'clock', tone: 'warning' },
          proposed: { shape: 'clock', tone: 'warning' },
          'found-invalid': { shape: 'clock', tone: 'warning' },
          upheld: { shape: 'tick', tone: 'good' },
          revised: { shape: 'tick', tone: 'good' },
          dismissed: { shape: 'cross', tone: 'quiet' },
          invalid: { shape: 'cross', tone: 'quiet' },
          'upheld-by-law': { shape: 'tick', tone: 'danger' },
          withdrawn: { shape: 'ring', tone: 'quiet' },
          overtaken: { shape: 'ring', tone: 'quiet' },
        },
      },
    },
    Record: ObjectionPanel,
    nameOf: ({ number, payer }) => `${number}, ${payer}`,
  });
}

import { type Localized, tipReport } from '@portal/contracts';
import { defineListScreen } from '../lists/list-screen-definition.ts';
import { TipPanel } from './tip-panel.tsx';

/** What people told the office, the newest first. */
export function tipList(title: Localized) {
  return defineListScreen(tipReport, {
    title,
    noun: { one: { en: 'tip', ha: 'labari' }, many: { en: 'tips', ha: 'labarai' } },
    columns: {
      number: { card: 'reference' },
      about: { isWide: true, card: 'title' },
      kind: { from: 760, card: 'line' },
      place: { from: 980, isQuiet: true },
      lga: { from: 980, isQuiet: true },
      receivedOn: { from: 760, isQuiet: true, card: 'end' },
      status: {
        card: 'status',
        signs: {
          received: { shape: 'ring', tone: 'warning' },
          'taken-up': { shape: 'tick', tone: 'good' },
          closed: { shape: 'cross', tone: 'quiet' },
        },
      },
    },
    Record: TipPanel,
    nameOf: ({ number, about }) => (about === '' ? number : `${number}, ${about}`),
  });
}

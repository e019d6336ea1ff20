import { type Localized, shareLineReport } from '@portal/contracts';
import { defineListScreen } from '../lists/list-screen-definition.ts';
import { ShareLineRecord } from './share-line-record.tsx';
import { texts } from './texts.ts';

/** Each line of shares with its bill; a row of one's own opens what was said against it. */
export function shareLineList(title: Localized, isOwn = true) {
  return defineListScreen(shareLineReport, {
    title,
    noun: { one: texts.one, many: texts.many },
    columns: {
      billReference: { isWide: true, card: 'title' },
      bookedOn: { isQuiet: true, card: 'end' },
      paidOn: { from: 1200, isQuiet: true },
      head: { from: 980, isQuiet: true, card: 'line' },
      rate: { from: 1200, isQuiet: true },
      baseKobo: { from: 760 },
      shareKobo: { isStrong: true, card: 'amount' },
      dispute: { from: 980, isQuiet: true },
      status: {
        signs: {
          accrued: { shape: 'tick', tone: 'good' },
          'taken-back': { shape: 'undone', tone: 'warning' },
          restored: { shape: 'half', tone: 'quiet' },
        },
        card: 'status',
      },
    },
    ...(isOwn && { Record: ShareLineRecord }),
    nameOf: ({ billReference }) => billReference,
  });
}

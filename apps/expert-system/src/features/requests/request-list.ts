import { partnerRequestReport } from '@portal/contracts';
import { defineListScreen } from '@portal/workspace/lists';
import { screens } from '../../screens.ts';
import { RequestRecord } from './request-record.tsx';
import { requestTexts } from './texts.ts';

/** Calls of the system's machines, each with what was sent and answered. */
export const requestList = defineListScreen(partnerRequestReport, {
  title: screens.requests.title,
  noun: { one: requestTexts.one, many: requestTexts.many },
  columns: {
    call: { isWide: true, card: 'title' },
    at: { isQuiet: true, card: 'end' },
    externalReference: { from: 980, isQuiet: true, card: 'line' },
    code: { from: 1200, isQuiet: true, card: 'reference' },
    answer: { from: 760, isStrong: true },
    tookMs: { from: 980, isQuiet: true },
    outcome: {
      signs: {
        answered: { shape: 'tick', tone: 'good' },
        again: { shape: 'half', tone: 'quiet' },
        refused: { shape: 'triangle', tone: 'warning' },
        failed: { shape: 'triangle', tone: 'danger' },
      },
      card: 'status',
    },
  },
  Record: RequestRecord,
  nameOf: ({ requestId }) => requestId,
});

import { demandNoticeReport, type Localized } from '@portal/contracts';
import type { ComponentType } from 'react';
import { defineListScreen } from '../lists/list-screen-definition.ts';
import { DemandPanel } from './demand-panel.tsx';

/** Every demand notice of an area, with how it stands by its bills and the clock. `Tools`: what stands among its actions. */
export function demandNoticeList(title: Localized, Tools?: ComponentType) {
  return defineListScreen(demandNoticeReport, {
    title,
    noun: {
      one: { en: 'demand notice', ha: 'takardar neman biya' },
      many: { en: 'demand notices', ha: 'takardun neman biya' },
    },
    columns: {
      taxpayer: { isWide: true, card: 'title' },
      number: { card: 'reference' },
      bills: { from: 1200, isQuiet: true },
      preparedOn: { from: 1200, isQuiet: true },
      servedOn: { from: 980, isQuiet: true },
      dueOn: { from: 760, card: 'end' },
      paidKobo: { from: 1200, isQuiet: true },
      openKobo: { from: 980 },
      totalKobo: { isStrong: true, card: 'amount' },
      status: {
        card: 'status',
        signs: {
          prepared: { shape: 'ring', tone: 'warning' },
          approved: { shape: 'half', tone: 'info' },
          issued: { shape: 'half', tone: 'warning' },
          served: { shape: 'clock', tone: 'info' },
          'part-paid': { shape: 'half', tone: 'info' },
          paid: { shape: 'tick', tone: 'good' },
          plan: { shape: 'ring', tone: 'quiet' },
          contested: { shape: 'ring', tone: 'quiet' },
          lapsed: { shape: 'triangle', tone: 'danger' },
          ended: { shape: 'ring', tone: 'quiet' },
          withdrawn: { shape: 'undone', tone: 'quiet' },
        },
      },
    },
    Record: DemandPanel,
    ...(Tools && { Tools }),
    nameOf: ({ number, taxpayer }) => `${number}, ${taxpayer}`,
  });
}

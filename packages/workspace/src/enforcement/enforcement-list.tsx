import { enforcementReport, type Localized } from '@portal/contracts';
import type { ComponentType } from 'react';
import { defineListScreen } from '../lists/list-screen-definition.ts';
import { EnforcementPanel } from './enforcement-panel.tsx';

/** Every enforcement of an area, step by step. `Tools`: what stands among its actions. */
export function enforcementList(title: Localized, Tools?: ComponentType) {
  return defineListScreen(enforcementReport, {
    title,
    noun: {
      one: { en: 'enforcement', ha: 'tilastawa' },
      many: { en: 'enforcements', ha: 'tilastawa' },
    },
    columns: {
      taxpayer: { isWide: true, card: 'title' },
      number: { card: 'reference' },
      demand: { from: 1200, isQuiet: true },
      openedOn: { from: 1200, isQuiet: true },
      orderNumber: { from: 980, isQuiet: true },
      visitOn: { from: 760, card: 'end' },
      heldUntil: { from: 980 },
      costsKobo: { from: 1200, isQuiet: true },
      openKobo: { isStrong: true, card: 'amount' },
      status: {
        card: 'status',
        signs: {
          opened: { shape: 'ring', tone: 'warning' },
          checked: { shape: 'clock', tone: 'info' },
          noted: { shape: 'ring', tone: 'warning' },
          ordered: { shape: 'half', tone: 'info' },
          planned: { shape: 'ring', tone: 'warning' },
          approved: { shape: 'half', tone: 'info' },
          departed: { shape: 'triangle', tone: 'danger' },
          held: { shape: 'clock', tone: 'danger' },
          'sale-noted': { shape: 'ring', tone: 'warning' },
          'sale-ordered': { shape: 'half', tone: 'info' },
          sold: { shape: 'clock', tone: 'warning' },
          released: { shape: 'tick', tone: 'good' },
          closed: { shape: 'tick', tone: 'quiet' },
          cancelled: { shape: 'tick', tone: 'good' },
          withdrawn: { shape: 'undone', tone: 'quiet' },
        },
      },
    },
    Record: EnforcementPanel,
    ...(Tools && { Tools }),
    nameOf: ({ number, taxpayer }) => `${number}, ${taxpayer}`,
  });
}

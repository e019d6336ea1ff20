import { type Localized, penaltyRemissionReport, penaltyReport } from '@portal/contracts';
import { defineListScreen } from '../lists/list-screen-definition.ts';
import type { Sign } from '../lists/table/status-sign.tsx';
import { PenaltyPanel } from './penalty-panel.tsx';
import { RemissionPanel } from './remission-panel.tsx';

const penaltySigns: Readonly<Record<string, Sign>> = {
  proposed: { shape: 'ring', tone: 'info' },
  billed: { shape: 'half', tone: 'warning' },
  paid: { shape: 'tick', tone: 'good' },
  remitted: { shape: 'undone', tone: 'quiet' },
  refused: { shape: 'undone', tone: 'danger' },
  withdrawn: { shape: 'undone', tone: 'quiet' },
};

/** Every penalty of an area: by which rule, for how many days, and what became of it. */
export function penaltyList(title: Localized) {
  return defineListScreen(penaltyReport, {
    title,
    noun: { one: { en: 'penalty', ha: 'tara' }, many: { en: 'penalties', ha: 'tara' } },
    columns: {
      payer: { isWide: true, card: 'title' },
      number: { card: 'reference' },
      duty: { from: 980, isQuiet: true, card: 'line' },
      neglect: { from: 1200, isQuiet: true },
      dueOn: { from: 980, isQuiet: true },
      days: { from: 760 },
      penaltyKobo: { from: 1200, isQuiet: true },
      interestKobo: { from: 1200, isQuiet: true },
      totalKobo: { isStrong: true, card: 'amount' },
      leftKobo: { from: 980 },
      proposedOn: { from: 1200, isQuiet: true, card: 'end' },
      status: { card: 'status', signs: penaltySigns },
    },
    Record: PenaltyPanel,
    nameOf: ({ payer, number }) => `${payer}, ${number}`,
  });
}

/** What was remitted or is to be: the list of a month goes to the finance commissioner. */
export function penaltyRemissionList(title: Localized) {
  return defineListScreen(penaltyRemissionReport, {
    title,
    noun: { one: { en: 'remission', ha: 'yafewa' }, many: { en: 'remissions', ha: 'yafewa' } },
    columns: {
      payer: { isWide: true, card: 'title' },
      number: { card: 'reference' },
      penalty: { from: 980, isQuiet: true },
      reason: { from: 1200, isQuiet: true, card: 'line' },
      paper: { from: 1200, isQuiet: true },
      penaltyKobo: { from: 1200, isQuiet: true },
      interestKobo: { from: 1200, isQuiet: true },
      amountKobo: { isStrong: true, card: 'amount' },
      day: { from: 760, card: 'end' },
      decidedBy: { from: 980, isQuiet: true },
      status: {
        card: 'status',
        signs: {
          proposed: { shape: 'ring', tone: 'info' },
          granted: { shape: 'tick', tone: 'good' },
          refused: { shape: 'undone', tone: 'danger' },
          withdrawn: { shape: 'undone', tone: 'quiet' },
        },
      },
    },
    Record: RemissionPanel,
    nameOf: ({ payer, number }) => `${payer}, ${number}`,
  });
}

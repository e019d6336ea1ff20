import { type Localized, reminderCampaignReport, reminderMessageReport } from '@portal/contracts';
import { defineListScreen } from '../lists/list-screen-definition.ts';
import { CampaignPanel } from './campaign-panel.tsx';
import { PrepareReminder } from './prepare-reminder.tsx';

/** What an office sent to many, and what waits. */
export function reminderCampaignList(title: Localized) {
  return defineListScreen(reminderCampaignReport, {
    title,
    noun: { one: { en: 'reminder', ha: 'tunatarwa' }, many: { en: 'reminders', ha: 'tunatarwa' } },
    columns: {
      number: { card: 'reference' },
      purpose: { isWide: true, card: 'title' },
      text: { from: 1200, isQuiet: true },
      channel: { from: 980, isQuiet: true },
      preparedOn: { from: 760, card: 'end' },
      people: { isStrong: true, card: 'line' },
      sent: { from: 760 },
      failed: { from: 980 },
      status: {
        card: 'status',
        signs: {
          proposed: { shape: 'ring', tone: 'warning' },
          sending: { shape: 'half', tone: 'info' },
          stopped: { shape: 'triangle', tone: 'danger' },
          sent: { shape: 'tick', tone: 'good' },
          refused: { shape: 'ring', tone: 'quiet' },
          withdrawn: { shape: 'undone', tone: 'quiet' },
        },
      },
    },
    Record: CampaignPanel,
    Tools: PrepareReminder,
    nameOf: ({ number }) => number,
  });
}

/** Everybody who was written to, with what became of each. */
export function reminderMessageList(title: Localized) {
  return defineListScreen(reminderMessageReport, {
    title,
    noun: { one: { en: 'person', ha: 'mutum' }, many: { en: 'people', ha: 'mutane' } },
    columns: {
      taxpayer: { isWide: true, card: 'title' },
      tpui: { from: 980, isQuiet: true },
      number: { card: 'reference' },
      preparedOn: { from: 1200, isQuiet: true },
      settledAt: { from: 760, card: 'end' },
      reason: { from: 760, card: 'line' },
      status: {
        card: 'status',
        signs: {
          waiting: { shape: 'clock', tone: 'quiet' },
          sending: { shape: 'half', tone: 'info' },
          sent: { shape: 'tick', tone: 'good' },
          delivered: { shape: 'tick', tone: 'good' },
          failed: { shape: 'triangle', tone: 'danger' },
          skipped: { shape: 'ring', tone: 'quiet' },
        },
      },
    },
    nameOf: ({ number, taxpayer }) => `${number}, ${taxpayer}`,
  });
}

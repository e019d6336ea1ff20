import type { Localized } from '../language.ts';

// native reviewer: the Hausa of the whole list is ours.
export const remindersActions = {
  'reminder.sent': { en: 'Reminders of returns sent', ha: 'An aika tunatarwar bayanai' },
  'reminder-text.written': { en: 'Text of reminders written', ha: 'An rubuta rubutun tunatarwa' },
  'reminder-text.tested': { en: 'Text of reminders sent to oneself', ha: 'An aika wa kai rubutun tunatarwa' },
  'reminder-text.decided': { en: 'Text of reminders decided', ha: 'An yanke kan rubutun tunatarwa' },
  'reminder-campaign.proposed': { en: 'Reminder to many prepared', ha: 'An shirya tunatarwa ga mutane da yawa' },
  'reminder-campaign.decided': { en: 'Reminder to many decided', ha: 'An yanke kan tunatarwa ga mutane da yawa' },
  'reminder-campaign.stopped': { en: 'Reminder to many stopped', ha: 'An tsayar da tunatarwa' },
  'reminder-campaign.continued': { en: 'Reminder to many continued', ha: 'An ci gaba da tunatarwa' },
  'reminder-campaign.finished': { en: 'Reminder to many sent', ha: 'An gama aika tunatarwa' },
  'reminder.opted-out': { en: 'Reminders stopped by who got them', ha: 'Wanda ya karɓa ya tsayar da tunatarwa' },
} as const satisfies Readonly<Record<string, Localized>>;

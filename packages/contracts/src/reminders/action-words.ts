import type { Localized } from '../language.ts';

// native reviewer: the Hausa of the whole list is ours.
export const remindersActions = {
  'reminder.sent': { en: 'Reminders of returns sent', ha: 'An aika tunatarwar bayanai' },
} as const satisfies Readonly<Record<string, Localized>>;

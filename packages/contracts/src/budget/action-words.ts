import type { Localized } from '../language.ts';

// native reviewer: the Hausa of the whole list is ours.
export const budgetActions = {
  'budget.statement-entered': { en: 'Statement of the year entered', ha: 'An shigar da bayanin shekara' },
  'budget.targets-entered': { en: 'Targets entered', ha: 'An shigar da manufofi' },
} as const satisfies Readonly<Record<string, Localized>>;

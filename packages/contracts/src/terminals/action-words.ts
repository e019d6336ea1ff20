import type { Localized } from '../language.ts';

// native reviewer: the Hausa of the whole list is ours.
export const terminalsActions = {
  'terminal.added': { en: 'Terminal registered', ha: 'An yi wa na’ura rajista' },
  'terminal.change-proposed': { en: 'Change of a terminal proposed', ha: 'An gabatar da canjin na’ura' },
  'terminal.change-approved': { en: 'Change of a terminal approved', ha: 'An amince da canjin na’ura' },
  'terminal.change-refused': { en: 'Change of a terminal refused', ha: 'An ƙi canjin na’ura' },
  'terminal.change-withdrawn': { en: 'Change of a terminal withdrawn', ha: 'An janye canjin na’ura' },
  'terminal.stepped': { en: 'State of a terminal changed', ha: 'An canza yanayin na’ura' },
  'terminal.questioned': { en: 'Terminal questioned by rule', ha: 'An tambayi na’ura bisa doka' },
  'terminal.stopped': { en: 'Terminal stopped by rule', ha: 'An tsayar da na’ura bisa doka' },
  'terminal.answered': { en: 'Question about a terminal answered', ha: 'An amsa tambaya game da na’ura' },
  'terminal.close-proposed': { en: 'Close of a terminal’s day proposed', ha: 'An gabatar da rufe ranar na’ura' },
  'terminal.close-approved': { en: 'Terminal’s day closed', ha: 'An rufe ranar na’ura' },
  'terminal.close-refused': { en: 'Close of a terminal’s day refused', ha: 'An ƙi rufe ranar na’ura' },
} as const satisfies Readonly<Record<string, Localized>>;

import type { Localized } from '../language.ts';

// native reviewer: the Hausa of the whole list is ours.
export const intelligenceActions = {
  'intelligence-source.recorded': { en: 'Source of rows recorded', ha: 'An rubuta tushen layuka' },
  'intelligence-source.approved': { en: 'Source of rows approved', ha: 'An amince da tushen layuka' },
  'intelligence-source.ended': { en: 'Source ended, its rows removed', ha: 'Tushe ya ƙare, an cire layukansa' },
  'intelligence-source.file-taken': { en: 'File of a source taken in', ha: 'An karɓi fayil na tushe' },
  'lead.found': { en: 'Leads opened from a source', ha: 'An buɗe alamu daga tushe' },
  'lead.asked': { en: 'Match decided', ha: 'An yanke kan dacewa' },
  'lead.ended': { en: 'Lead ended', ha: 'Alama ta ƙare' },
  'lead.registered': { en: 'Taxpayer registered from a lead', ha: 'An yi wa mai haraji rajista daga alama' },
} as const satisfies Readonly<Record<string, Localized>>;

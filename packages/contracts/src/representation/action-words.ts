import type { Localized } from '../language.ts';

// native reviewer: the Hausa of the whole list is ours.
export const representationActions = {
  'representative.invited': { en: 'Code made for somebody to act', ha: 'An yi lambar wakilci' },
  'representative.accepted': { en: 'Acting accepted', ha: 'An karɓi wakilci' },
  'representative.withdrawn': { en: 'Acting withdrawn', ha: 'An janye wakilci' },
  'representative.ended': { en: 'Acting ended', ha: 'Wakilci ya ƙare' },
  'client.read': { en: 'Account looked at by whoever acts', ha: 'Mai wakilci ya duba asusu' },
  'client.acted': { en: 'Done by whoever acts', ha: 'Mai wakilci ya yi' },
} as const satisfies Readonly<Record<string, Localized>>;

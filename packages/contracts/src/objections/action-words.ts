import type { Localized } from '../language.ts';

// native reviewer: the Hausa of the whole list is ours.
export const objectionsActions = {
  'objection.lodged': { en: 'Objection to an assessment lodged', ha: 'An gabatar da ƙin amincewa da tantancewa' },
  'objection.answered': { en: 'Question about an objection answered', ha: 'An amsa tambaya kan ƙin amincewa' },
  'objection.proposed': { en: 'Decision on an objection proposed', ha: 'An gabatar da shawara kan ƙin amincewa' },
  'objection.ended': { en: 'Objection ended', ha: 'Ƙin amincewa ya ƙare' },
} as const satisfies Readonly<Record<string, Localized>>;

import type { Localized } from '../language.ts';

// native reviewer: the Hausa of the whole list is ours.
export const mdasActions = {
  'mda.details-changed': { en: 'Contact and papers of an MDA changed', ha: 'An canza bayanan MDA' },
  'mda.renamed': { en: 'An MDA named anew', ha: 'An sake wa MDA suna' },
  'mda.counter-opened': { en: 'Counter added', ha: 'An ƙara kanta' },
  'mda.counter-changed': { en: 'Counter changed', ha: 'An canza kanta' },
  'mda.request-withdrawn': { en: 'Request of an MDA taken back', ha: 'An janye buƙatar MDA' },
  'mda.created': { en: 'MDA added', ha: 'An ƙara MDA' },
  'revenue-head.proposed': { en: 'Change of a revenue head proposed', ha: 'An gabatar da sauyin tushen kuɗi' },
  'revenue-head.released': { en: 'Change of a revenue head released', ha: 'An amince da sauyin tushen kuɗi' },
  'revenue-head.refused': { en: 'Change of a revenue head refused', ha: 'An ƙi sauyin tushen kuɗi' },
  'revenue-head.withdrawn': { en: 'Change of a revenue head withdrawn', ha: 'An janye sauyin tushen kuɗi' },
  'revenue-head.created': { en: 'Revenue head added', ha: 'An ƙara tushen kuɗi' },
  'revenue-head.changed': { en: 'Revenue head changed', ha: 'An canza tushen kuɗi' },
} as const satisfies Readonly<Record<string, Localized>>;

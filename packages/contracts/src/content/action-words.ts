import type { Localized } from '../language.ts';

// native reviewer: the Hausa of the whole list is ours.
export const contentActions = {
  'content.created': { en: 'Page or text begun', ha: 'An fara shafi ko rubutu' },
  'content.draft-saved': { en: 'Draft saved', ha: 'An ajiye daftari' },
  'content.proposed': { en: 'Publication proposed', ha: 'An nemi wallafawa' },
  'content.sent-back': { en: 'Proposal sent back', ha: 'An mayar da buƙatar wallafawa' },
  'content.published': { en: 'Published', ha: 'An wallafa' },
  'content.publication-cancelled': { en: 'Planned publication called off', ha: 'An soke wallafar da aka tsara' },
  'content.withdrawn': { en: 'Taken off the site', ha: 'An cire daga shafin' },
  'content.restored': { en: 'Earlier version brought back', ha: 'An dawo da tsohuwar siga' },
  'content.picture-added': { en: 'Picture added', ha: 'An ƙara hoto' },
} as const satisfies Readonly<Record<string, Localized>>;

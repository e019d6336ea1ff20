import type { Localized } from '../language.ts';

// native reviewer: the Hausa of the whole list is ours.
export const expertSystemsActions = {
  'expert-system.document-added': { en: 'Paper of a contract added', ha: 'An ƙara takardar kwangila' },
  'expert-system.document-removed': { en: 'Paper of a contract taken away', ha: 'An cire takardar kwangila' },
  'expert-system.created': { en: 'Expert system added', ha: 'An ƙara tsarin ƙwararru' },
  'expert-system.changed': { en: 'Expert system changed', ha: 'An canza tsarin ƙwararru' },
  'expert-system.heads-set': {
    en: 'Revenue heads of an expert system set',
    ha: 'An saita tushen kuɗin tsarin ƙwararru',
  },
  'expert-system.code-issued': { en: 'Engine code issued', ha: 'An ba da lambar inji' },
  'expert-system.code-revoked': { en: 'Engine code revoked', ha: 'An soke lambar inji' },
  'expert-system.suspended': { en: 'Expert system suspended', ha: 'An dakatar da tsarin ƙwararru' },
  'expert-system.reinstated': { en: 'Expert system valid again', ha: 'An maido da tsarin ƙwararru' },
  'expert-system.contact-changed': {
    en: 'Contact of an expert system changed',
    ha: 'An canza mai tuntuɓar tsarin ƙwararru',
  },
  'expert-system.redirect-proposed': { en: 'Redirect address proposed', ha: 'An gabatar da adireshin komawa' },
  'expert-system.redirect-released': { en: 'Redirect address released', ha: 'An amince da adireshin komawa' },
  'expert-system.redirect-withdrawn': { en: 'Redirect address withdrawn', ha: 'An janye adireshin komawa' },
  'expert-system.redirect-removed': { en: 'Redirect address removed', ha: 'An cire adireshin komawa' },
} as const satisfies Readonly<Record<string, Localized>>;

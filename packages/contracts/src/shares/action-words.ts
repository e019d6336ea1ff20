import type { Localized } from '../language.ts';

// native reviewer: the Hausa of the whole list is ours.
export const sharesActions = {
  'share.term-proposed': { en: 'Row of a contract proposed', ha: 'An gabatar da layin yarjejeniya' },
  'share.end-proposed': { en: 'End of a row of a contract proposed', ha: 'An gabatar da ƙarshen layin yarjejeniya' },
  'share.change-approved': { en: 'Change of a contract approved', ha: 'An amince da canjin yarjejeniya' },
  'share.change-refused': { en: 'Change of a contract refused', ha: 'An ƙi canjin yarjejeniya' },
  'share.change-withdrawn': { en: 'Change of a contract withdrawn', ha: 'An janye canjin yarjejeniya' },
  'share.statement-proposed': { en: 'Statement of shares made', ha: 'An yi bayanin kaso' },
  'share.statement-approved': { en: 'Statement of shares approved', ha: 'An amince da bayanin kaso' },
  'share.statement-refused': { en: 'Statement of shares refused', ha: 'An ƙi bayanin kaso' },
  'share.disputed': { en: 'Line of shares disputed', ha: 'An yi jayayya kan layin kaso' },
  'share.dispute-answered': { en: 'Dispute about shares answered', ha: 'An amsa jayayya kan kaso' },
  'share.account-named': { en: 'Account for shares named', ha: 'An faɗi asusun kaso' },
  'share.account-approved': { en: 'Account for shares approved', ha: 'An amince da asusun kaso' },
  'share.account-refused': { en: 'Account for shares refused', ha: 'An ƙi asusun kaso' },
} as const satisfies Readonly<Record<string, Localized>>;

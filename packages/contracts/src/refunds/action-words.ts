import type { Localized } from '../language.ts';

// native reviewer: the Hausa of the whole list is ours.
export const refundsActions = {
  'refund.requested': { en: 'Refund asked for', ha: 'An nemi mayar da kuɗi' },
  'refund.account-named': { en: 'Account for a refund named', ha: 'An faɗi asusun mayarwa' },
  'refund.withdrawn': { en: 'Refund withdrawn', ha: 'An janye neman mayarwa' },
  'refund.propose': { en: 'Refund proposed', ha: 'An gabatar da mayarwa' },
  'refund.approve': { en: 'Refund approved', ha: 'An amince da mayarwa' },
  'refund.refuse': { en: 'Refund refused', ha: 'An ƙi mayarwa' },
  'refund.send': { en: 'Refund sent to the provider', ha: 'An aika mayarwa ga mai karɓa' },
  'refund.confirm': { en: 'Refund confirmed as paid', ha: 'An tabbatar an biya mayarwa' },
  'refund-funding.proposed': { en: 'Funding of refunds noted', ha: 'An rubuta kuɗin biyan mayarwa' },
  'refund-funding.approved': { en: 'Funding of refunds approved', ha: 'An amince da kuɗin biyan mayarwa' },
  'refund-funding.refused': { en: 'Funding of refunds refused', ha: 'An ƙi kuɗin biyan mayarwa' },
  'refund-funding.withdrawn': { en: 'Funding of refunds withdrawn', ha: 'An janye kuɗin biyan mayarwa' },
  'refund-list.made': { en: 'List of refunds made for the bank', ha: 'An yi jerin mayarwa na banki' },
  'refund-list.downloaded': { en: 'List of refunds downloaded', ha: 'An sauke jerin mayarwa' },
  'refund.audit': { en: 'Refund audited', ha: 'An binciki mayarwa' },
  'refund.rework': { en: 'Refund sent back to be changed', ha: 'An mayar da mayarwa a gyara' },
  'refund.return': { en: 'Refund said to have come back', ha: 'An ce mayarwa ta dawo' },
  'refund.accept-return': { en: 'Return of a refund confirmed', ha: 'An tabbatar mayarwa ta dawo' },
  'refund.deny-return': { en: 'Return of a refund denied', ha: 'An musanta dawowar mayarwa' },
  'refund.given-back': { en: 'Refund given back by the provider itself', ha: 'Mai karɓa ya mayar da kansa' },
  'refund.fail': { en: 'Refund failed at the bank', ha: 'Mayarwa ta gaza a banki' },
  'refund.evidence': { en: 'Evidence of a refund entered', ha: 'An shigar da shaidar mayarwa' },
  'refund.complete': { en: 'Refund completed', ha: 'An kammala mayarwa' },
  'refund.withdraw': { en: 'Refund withdrawn', ha: 'An janye mayarwa' },
} as const satisfies Readonly<Record<string, Localized>>;

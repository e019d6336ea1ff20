import type { Localized } from '../language.ts';

// native reviewer: the Hausa of the whole list is ours.
export const tipsActions = {
  'tip.received': { en: 'Tip received', ha: 'An karɓi labari' },
  'tip.ended': { en: 'Tip ended', ha: 'Labari ya ƙare' },
  'tip.sender-asked': { en: 'Sender of a tip asked for', ha: 'An nemi mai aiko da labari' },
  'tip.sender-decided': { en: 'Opening of a sender decided', ha: 'An yanke kan buɗe mai aiko da labari' },
  'tip.sender-read': { en: 'Sender of a tip read', ha: 'An karanta mai aiko da labari' },
  'tip.reward-proposed': { en: 'Reward for a tip proposed', ha: 'An gabatar da ladan labari' },
  'tip.reward-decided': { en: 'Reward for a tip decided', ha: 'An yanke kan ladan labari' },
  'tip.reward-paid': { en: 'Reward for a tip paid', ha: 'An biya ladan labari' },
  'tip.forgotten': { en: 'Words of old tips removed', ha: 'An cire kalmomin tsofaffin labarai' },
} as const satisfies Readonly<Record<string, Localized>>;

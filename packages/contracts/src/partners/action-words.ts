import type { Localized } from '../language.ts';

// native reviewer: the Hausa of the whole list is ours.
export const partnersActions = {
  'partner-key.made': { en: 'Key of the interface made', ha: 'An yi makullin haɗin na’ura' },
  'partner-key.revoked': { en: 'Key of the interface revoked', ha: 'An soke makullin haɗin na’ura' },
  'signing-key.registered': { en: 'Public key registered', ha: 'An yi rajistar makullin jama’a' },
  'signing-key.revoked': { en: 'Public key revoked', ha: 'An soke makullin jama’a' },
  'partner.signatures-ordered': { en: 'Partner must sign its calls', ha: 'Abokin aiki dole ya sa hannu' },
  'partner.signatures-lift-proposed': {
    en: 'Duty of a partner to sign proposed to be lifted',
    ha: 'An gabatar da ɗage wajibcin sa hannu',
  },
  'partner.signatures-lifted': { en: 'Duty of a partner to sign lifted', ha: 'An ɗage wajibcin sa hannu' },
  'partner.move-proposed': { en: 'Move of a partner proposed', ha: 'An gabatar da matakin abokin aiki' },
  'partner.moved': { en: 'Partner moved on', ha: 'Abokin aiki ya koma wani mataki' },
  'partner.move-refused': { en: 'Move of a partner refused', ha: 'An ƙi matakin abokin aiki' },
  'webhook.made': { en: 'Address for events entered', ha: 'An shigar da adireshin labarai' },
  'webhook.changed': { en: 'Address for events changed', ha: 'An sauya adireshin labarai' },
  'webhook.paused': { en: 'Address for events paused', ha: 'An dakatar da adireshin labarai' },
  'webhook.resumed': { en: 'Address for events goes on', ha: 'Adireshin labarai ya ci gaba' },
  'webhook.ended': { en: 'Address for events ended', ha: 'An ƙare adireshin labarai' },
  'webhook.secret-changed': { en: 'Secret of an address for events changed', ha: 'An sauya sirrin adireshin labarai' },
  'webhook.replayed': { en: 'Events sent again', ha: 'An sake aika labarai' },
  'clearance.checked-by-partner': {
    en: 'Certificate checked over the interface',
    ha: 'An duba shaida ta haɗin na’ura',
  },
  'taxpayer.looked-up': {
    en: 'Taxpayer looked up over the interface',
    ha: 'An nemi mai biyan haraji ta haɗin na’ura',
  },
} as const satisfies Readonly<Record<string, Localized>>;

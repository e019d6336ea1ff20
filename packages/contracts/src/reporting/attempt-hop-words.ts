import type { Localized } from '../language.ts';
import type { AttemptHop, AttemptState } from './own-attempt-report.ts';

/** What a step says when its outcome says nothing more. Read by payers, by holders of a bill's reference and on paper. */
const hops: Readonly<Record<AttemptHop['kind'], Localized>> = {
  started: { en: 'The payment was begun', ha: 'An fara biya' },
  reference: { en: 'The provider gave the payment its reference', ha: 'Mai karɓa ya ba biyan lambarsa' },
  reopened: { en: 'Tried again with the same reference', ha: 'An sake gwadawa da lambar nan' },
  notified: { en: 'The provider told us that there is news', ha: 'Mai karɓa ya gaya mana akwai labari' },
  answer: { en: 'The provider answered', ha: 'Mai karɓa ya amsa' },
  moved: { en: 'The attempt ended', ha: 'Yunƙurin ya ƙare' },
  paid: { en: 'The provider took the money', ha: 'Mai karɓa ya karɓi kuɗin' },
  receipt: { en: 'Receipt issued', ha: 'An fitar da rasiti' },
  void: { en: 'Receipt voided', ha: 'An soke rasiti' },
  'review-opened': { en: 'Given to a person to look at', ha: 'An ba wani ya duba' },
  'review-closed': { en: 'A person has decided', ha: 'An yanke shawara' },
};

const answers: Readonly<Record<string, Localized>> = {
  paid: { en: 'We asked: the provider says it is paid', ha: 'Mun tambaya: mai karɓa ya ce an biya' },
  pending: {
    en: 'We asked: the provider says it is not paid yet',
    ha: 'Mun tambaya: mai karɓa ya ce ba a biya ba tukuna',
  },
  failed: { en: 'We asked: the provider says it was not paid', ha: 'Mun tambaya: mai karɓa ya ce ba a biya ba' },
  unknown: {
    en: 'We asked: the provider gave no clear answer',
    ha: 'Mun tambaya: mai karɓa bai ba da amsa bayyananniya ba',
  },
};

const moves: Readonly<Record<string, Localized>> = {
  failed: { en: 'The payment failed: no money was taken', ha: 'Biyan bai yi nasara ba: ba a cire kuɗi ba' },
  cancelled: { en: 'The attempt was called off', ha: 'An janye yunƙurin' },
  expired: { en: 'The attempt was given up for its age', ha: 'An bar yunƙurin saboda daɗewa' },
  reversed: { en: 'The money went back', ha: 'Kuɗin ya koma' },
  'refund-pending': { en: 'A refund was decided', ha: 'An yanke shawarar mayar da kuɗi' },
  refunded: { en: 'The money was returned', ha: 'An mayar da kuɗin' },
};

export function hopWords({ kind, outcome }: Pick<AttemptHop, 'kind' | 'outcome'>): Localized {
  const told = kind === 'answer' ? answers : kind === 'moved' ? moves : {};
  return told[outcome ?? ''] ?? hops[kind];
}

/** What we do next, in a sentence. */
export const attemptNextWords: Readonly<Record<AttemptState, Localized>> = {
  waiting: {
    en: 'Nobody has told us that money moved. If you have paid, you need not do anything: we ask the provider until we know.',
    ha: 'Babu wanda ya gaya mana cewa kuɗi sun motsa. Idan ka biya, ba sai ka yi komai ba: muna tambayar mai karɓa har mu sani.',
  },
  checking: {
    en: 'The provider is working on it. Please do not pay again: we ask until we know.',
    ha: 'Mai karɓa yana aiki a kai. Kada ka sake biya: muna tambaya har mu sani.',
  },
  paid: {
    en: 'Nothing is left to do: the money is booked and your receipt is issued.',
    ha: 'Babu abin da ya rage: an rubuta kuɗin kuma an fitar da rasitinka.',
  },
  review: {
    en: 'Money came that does not agree with the bill. A person decides, and we write to you.',
    ha: 'Kuɗi sun zo waɗanda ba su dace da bil ɗin ba. Wani zai yanke shawara, mu rubuto maka.',
  },
  failed: {
    en: 'The provider says that no money was taken. If your account was debited, your bank returns it; we keep asking, and money that arrives late is never lost.',
    ha: 'Mai karɓa ya ce ba a cire kuɗi ba. Idan an cire kuɗi daga asusunka, bankinka zai mayar; muna ci gaba da tambaya, kuma kuɗin da ya makara ba ya ɓacewa.',
  },
  cancelled: {
    en: 'This attempt was called off before money moved. Money that arrives all the same is never lost.',
    ha: 'An janye wannan yunƙuri kafin kuɗi su motsa. Kuɗin da ya zo duk da haka ba ya ɓacewa.',
  },
  expired: {
    en: 'We gave this attempt up for its age: no money came. Money that arrives late is never lost.',
    ha: 'Mun bar wannan yunƙuri saboda daɗewa: babu kuɗin da ya zo. Kuɗin da ya makara ba ya ɓacewa.',
  },
  reversed: {
    en: 'The money went back to where it came from. The receipt counts no more.',
    ha: 'Kuɗin ya koma inda ya fito. Rasitin ba ya aiki kuma.',
  },
  refund: { en: 'Your money is on its way back to you.', ha: 'Kuɗinka yana hanyar dawowa gare ka.' },
  refunded: { en: 'Your money was returned.', ha: 'An mayar maka da kuɗinka.' },
};

import type { Localized } from '@portal/contracts';

// native reviewer: the Hausa is ours.
export const texts = {
  lead: {
    en: 'Who must show a certificate: one number, or a list of up to 5,000. Each look is shown to its holder.',
    ha: 'Wanda dole ya nuna shaida: lamba ɗaya, ko jerin har 5,000. Ana nuna wa mai ita kowane dubawa.',
  },
  purpose: { en: 'What it is needed for', ha: 'Abin da ake buƙata da ita' },
  numbers: { en: 'Numbers, one a line', ha: 'Lambobi, ɗaya a kowane layi' },
  numbersHint: {
    en: 'Number, then your own reference and the holder’s code where you have them, with commas: TC…, Lot 4, 12345678',
    ha: 'Lamba, sannan bayaninka da lambar mai ita in akwai, da waƙafi: TC…, Lot 4, 12345678',
  },
  none: { en: 'Write or paste at least one number', ha: 'Rubuta ko liƙa aƙalla lamba ɗaya' },
  check: { en: 'Check', ha: 'Duba' },
  checking: { en: 'Checking...', ha: 'Ana dubawa...' },
  failed: { en: 'The numbers were not checked', ha: 'Ba a duba lambobin ba' },
  answers: { en: 'Answers', ha: 'Amsoshi' },
  number: { en: 'Number', ha: 'Lamba' },
  reference: { en: 'Your reference', ha: 'Bayaninka' },
  answer: { en: 'Answer', ha: 'Amsa' },
  holder: { en: 'Holder', ha: 'Mai ita' },
  years: { en: 'Years', ha: 'Shekaru' },
  validUntil: { en: 'Valid to', ha: 'Tana aiki har' },
  figures: { en: 'Income and tax', ha: 'Kuɗin shiga da haraji' },
  save: { en: 'Save the answers (CSV)', ha: 'Adana amsoshi (CSV)' },
  words: {
    valid: { en: 'Valid', ha: 'Tana aiki' },
    expired: { en: 'Expired', ha: 'Wa’adinta ya ƙare' },
    revoked: { en: 'Revoked', ha: 'An soke' },
    unknown: { en: 'Unknown', ha: 'Ba a san ta ba' },
  },
} as const satisfies Readonly<Record<string, Localized | Readonly<Record<string, Localized>>>>;

export const tooMany = (most: string): Localized => ({
  en: `At most ${most} numbers at once`,
  ha: `Lambobi ${most} kaɗai a lokaci ɗaya`,
});

export const counted = (valid: number, all: number): Localized => ({
  en: `${valid} of ${all} are valid`,
  ha: `${valid} cikin ${all} suna aiki`,
});

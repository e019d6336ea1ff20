/** Of the screens about settlement. */
export const texts = {
  payments: { en: 'The payments in it', ha: 'Biyan da ke ciki' },
  notRead: {
    en: 'Up to when everything is reconciled could not be read.',
    ha: 'Ba a iya karanta har zuwa yaushe aka daidaita komai ba.',
  },
  again: { en: 'Try again', ha: 'Sake gwadawa' },
  upTo: { en: 'Reconciled up to', ha: 'An daidaita har zuwa' },
  never: { en: 'Nothing was compared yet', ha: 'Ba a kwatanta komai ba tukuna' },
  open: { en: 'open differences', ha: 'bambance-bambancen da ke buɗe' },
  oldest: { en: 'the oldest of', ha: 'mafi daɗewa na' },
  none: { en: 'no open differences', ha: 'babu bambancin da ke buɗe' },
  compare: { en: 'Compare now', ha: 'Kwatanta yanzu' },
  compared: { en: 'Compared', ha: 'An kwatanta' },
  notCompared: {
    en: 'It could not be compared. Try again shortly',
    ha: 'Ba a iya kwatantawa ba. Sake gwadawa nan gaba kaɗan',
  },
} as const;

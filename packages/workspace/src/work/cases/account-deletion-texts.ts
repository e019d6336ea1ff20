// native reviewer: the Hausa is ours.
export const accountDeletionTexts = {
  person: { en: 'Account', ha: 'Asusu' },
  gone: { en: 'A deleted account', ha: 'Asusun da aka share' },
  email: { en: 'Email', ha: 'Imel' },
  roles: { en: 'Roles', ha: 'Matsayi' },
  workplace: { en: 'Works for', ha: 'Wurin aiki' },
  status: { en: 'Status', ha: 'Yanayi' },
  statuses: {
    active: { en: 'Active', ha: 'Yana aiki' },
    suspended: { en: 'Suspended', ha: 'An dakatar' },
    deleted: { en: 'Deleted', ha: 'An share' },
  },
  why: { en: 'Why', ha: 'Dalili' },
  proposed: { en: 'Proposed', ha: 'An gabatar' },
  effect: {
    en: 'Once approved it cannot be taken back: sessions end, the address is free again, and what was done with the account stays on record. Until then nothing changes.',
    ha: 'Idan aka amince ba za a iya mayarwa ba: zaman shiga ya ƙare, adireshin ya sake zama a buɗe, abin da aka yi da asusun yana nan a rubuce. Kafin nan babu abin da zai sauya.',
  },
  aboutYou: { en: 'This is your own account', ha: 'Wannan asusunka ne' },
  aboutYouText: {
    en: 'Other SuperAdmins decide about it: you can neither approve, refuse nor withdraw it.',
    ha: 'Sauran SuperAdmin ne za su yanke: ba za ka iya amincewa, ƙi ko janyewa ba.',
  },
  failed: { en: 'The proposal could not be read.', ha: 'Ba a iya karanta shawarar ba.' },
} as const;

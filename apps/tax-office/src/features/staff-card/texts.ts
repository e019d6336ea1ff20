export const texts = {
  title: { en: 'Your card', ha: 'Katinka' },
  text: {
    en: 'It says who you are to the taxpayers you meet. Whoever scans it reads whether you are on duty today, and where.',
    ha: 'Yana nuna wa masu biyan haraji ko kai wane ne. Wanda ya duba lambar zai karanta ko kana aiki yau, da inda kake.',
  },
  photo: {
    en: 'The picture beside your name stands on it.',
    ha: 'Hoton da ke kusa da sunanka yana kansa.',
  },
  code: { en: 'Number', ha: 'Lamba' },
  validUntil: { en: 'Valid until', ha: 'Yana aiki har' },
  none: {
    en: 'You have no card yet. A SuperAdmin issues it.',
    ha: 'Ba ka da kati tukuna. SuperAdmin ne ke bayarwa.',
  },
  expired: {
    en: 'Its last day has passed: whoever scans it is told so. Ask a SuperAdmin for another one.',
    ha: 'Ranarsa ta ƙarshe ta wuce: ana gaya wa mai dubawa haka. Ka nemi wani a wurin SuperAdmin.',
  },
  failed: { en: 'Your card could not be read', ha: 'Ba a iya karanta katinka ba' },
} as const;

// native reviewer: the Hausa is ours.
export const identityTexts = {
  name: { en: 'Name', ha: 'Suna' },
  email: { en: 'Email', ha: 'Imel' },
  phone: { en: 'Phone', ha: 'Waya' },
  registeredAs: { en: 'Registered as', ha: 'An yi rajista a matsayin' },
  lga: { en: 'LGA', ha: 'Ƙaramar hukuma' },
  ninEnds: { en: 'NIN ends in', ha: 'NIN ya ƙare da' },
  registered: { en: 'Registered', ha: 'An yi rajista' },
  effect: {
    en: 'Once confirmed, the account is this person’s and gets its Tax Payer Unique Identifier; other accounts that name the NIN without proof are parked. The number that the identity register has of the person was told.',
    ha: 'Idan aka tabbatar, asusun na wannan mutum ne kuma zai sami lambar TPUI; sauran asusun da suka ambaci NIN ba tare da hujja ba za a ajiye su. An sanar da lambar wayar da rajistar shaida ke da ita.',
  },
  failed: { en: 'The account could not be read.', ha: 'Ba a iya karanta asusun ba.' },
} as const;

import type { Localized } from '@portal/contracts';

// native reviewer: the Hausa of the whole list is ours.
export const texts = {
  title: { en: 'No more reminders', ha: 'Babu sauran tunatarwa' },
  lead: {
    en: 'You will get no more reminders by this way. Letters of the law, such as a demand, still come.',
    ha: 'Ba za ka ƙara samun tunatarwa ta wannan hanya ba. Wasiƙun doka, kamar neman biya, za su zo.',
  },
  stop: { en: 'Stop the reminders', ha: 'Tsayar da tunatarwa' },
  stopped: { en: 'The reminders are stopped.', ha: 'An tsayar da tunatarwa.' },
  noLink: {
    en: 'This address was cut off. Open the link of the mail again.',
    ha: 'An yanke wannan adireshi. Sake buɗe hanyar da ke cikin saƙon.',
  },
  contact: { en: 'Contact us', ha: 'Tuntuɓe mu' },
  home: { en: 'To the portal', ha: 'Zuwa shafin' },
} as const satisfies Readonly<Record<string, Localized>>;

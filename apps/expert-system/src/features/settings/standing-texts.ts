// native reviewer: the Hausa of this file is ours.
export const standingTexts = {
  title: { en: 'The way to live', ha: 'Hanyar fara aiki' },
  since: { en: 'since', ha: 'tun' },
  next: {
    applied: { en: 'Make a test key to begin.', ha: 'Yi makullin gwaji don farawa.' },
    sandbox: { en: 'Pass the certification with a test key.', ha: 'Ka wuce tabbaci da makullin gwaji.' },
    certified: { en: 'Two persons of the service decide now.', ha: 'Yanzu mutane biyu na hukuma za su yanke.' },
    live: { en: 'Your live keys open the interface.', ha: 'Makullanka na aiki suna buɗe haɗin.' },
    throttled: { en: 'All your calls together: 60 a minute.', ha: 'Dukan kiranka: 60 a minti ɗaya.' },
    suspended: {
      en: 'Your keys open nothing; open bills stay payable.',
      ha: 'Makullanka ba sa buɗe komai; ana iya biyan takardun da ke buɗe.',
    },
  },
  waits: { en: 'One person agreed; a second one decides.', ha: 'Mutum ɗaya ya amince; na biyu zai yanke.' },
  run: { en: 'Certification, run of', ha: 'Tabbaci, gwajin' },
  noRun: { en: 'No certification was run yet.', ha: 'Ba a yi gwajin tabbaci ba tukuna.' },
  how: { en: 'Test mode and certification', ha: 'Yanayin gwaji da tabbaci' },
  notSeen: { en: 'not seen', ha: 'ba a gani ba' },
} as const;

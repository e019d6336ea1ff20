import type { Localized } from '@portal/contracts';

// native reviewer: the Hausa of the whole file is ours.
export const phoneWords = {
  reports: { en: 'From officers’ phones', ha: 'Daga wayoyin jami’ai' },
  outcome: { en: 'What happened', ha: 'Abin da ya faru' },
  receiptNumber: { en: 'Number on the receipt that was shown', ha: 'Lambar rasitin da aka nuna' },
  note: { en: 'Note', ha: 'Bayani' },
  by: { en: 'Noted by', ha: 'Wanda ya rubuta' },
  capturedAt: { en: 'By the clock of the phone', ha: 'A agogon waya' },
  receivedAt: { en: 'Arrived here', ha: 'Ya iso nan' },
  place: { en: 'Where the phone stood', ha: 'Inda wayar take' },
  noPlace: { en: 'The phone said no place', ha: 'Wayar ba ta faɗi wuri ba' },
  mock: { en: 'perhaps not measured', ha: 'wataƙila ba a auna ba' },
  photos: { en: 'Photos that came', ha: 'Hotunan da suka iso' },
  photo: { en: 'Photo', ha: 'Hoto' },
  phones: { en: 'Phones for visits', ha: 'Wayoyin ziyara' },
  text: {
    en: 'The sheet of today’s visits works on an officer’s phone without a network. Open the field page there with a link of your own.',
    ha: 'Takardar ziyarorin yau tana aiki a wayar jami’i ba tare da hanyar sadarwa ba. Buɗe shafin waje a can da mahaɗinka.',
  },
  fieldPage: { en: 'Field page', ha: 'Shafin waje' },
  makeLink: { en: 'Make a link for my phone', ha: 'Yi mahaɗin wayata' },
  linkTitle: { en: 'Shown once', ha: 'Sau ɗaya kawai za a nuna' },
  linkText: {
    en: 'Open it on your phone and type the PIN there. Your phone before is locked then. It can be used until',
    ha: 'Buɗe shi a wayarka ka rubuta PIN a can. Wayarka ta da za a kulle ta. Ana iya amfani da shi har',
  },
  pin: { en: 'PIN', ha: 'PIN' },
  noPhones: { en: 'No phone is enrolled yet.', ha: 'Ba a yi wa wata waya rajista ba tukuna.' },
  contact: { en: 'Last contact', ha: 'Saduwar ƙarshe' },
  waiting: { en: 'still keeps', ha: 'tana ajiye da' },
  told: { en: 'the phone knows since', ha: 'wayar ta sani tun' },
  notTold: { en: 'the phone does not know yet', ha: 'wayar ba ta sani ba tukuna' },
  lock: { en: 'Lock', ha: 'Kulle' },
  unlock: { en: 'Unlock', ha: 'Buɗe' },
  wipe: { en: 'Wipe', ha: 'Goge' },
  lockEffect: {
    en: 'At its next contact the sheet goes. What it keeps waits until it is unlocked.',
    ha: 'A saduwarta ta gaba takardar za ta tafi. Abin da take ajiye zai jira har a buɗe ta.',
  },
  wipeEffect: {
    en: 'At its next contact everything on it goes, also what was not sent. It cannot be undone.',
    ha: 'A saduwarta ta gaba duk abin da ke kanta zai tafi, har da abin da ba a aika ba. Ba a iya mayarwa.',
  },
  saved: { en: 'Done', ha: 'An yi' },
  loading: { en: 'Loading the phones', ha: 'Ana ɗauko wayoyi' },
  failed: { en: 'The phones could not be read.', ha: 'Ba a iya karanta wayoyi ba.' },
} as const satisfies Readonly<Record<string, Localized>>;

import { screens } from '../../screens.ts';
/** Of the screen where ways to pay are switched. */
export const texts = {
  title: screens.gateways.title,
  lead: {
    en: 'Which ways to pay are offered, and whether those who take the money answer.',
    ha: 'Hanyoyin biya da ake bayarwa, da ko masu karɓar kuɗi suna amsawa.',
  },
  loading: { en: 'Loading the gateways', ha: 'Ana ɗauko hanyoyin biya' },
  states: {
    available: { en: 'Available', ha: 'Akwai' },
    'coming-soon': { en: 'Coming soon', ha: 'Na zuwa' },
    hidden: { en: 'Hidden', ha: 'A ɓoye' },
  },
  effects: {
    available: { en: 'Payers can use it from this moment.', ha: 'Masu biya za su iya amfani da ita daga yanzu.' },
    'coming-soon': {
      en: 'Payers see it and cannot use it. Payments that were begun are still watched.',
      ha: 'Masu biya za su gan ta amma ba za su iya amfani da ita ba. Ana ci gaba da bin biyan da aka fara.',
    },
    hidden: {
      en: 'Payers do not see it. Payments that were begun are still watched.',
      ha: 'Masu biya ba za su gan ta ba. Ana ci gaba da bin biyan da aka fara.',
    },
  },
  switchTo: {
    available: { en: 'Make available', ha: 'Buɗe' },
    'coming-soon': { en: 'Show as coming soon', ha: 'Nuna na zuwa' },
    hidden: { en: 'Hide', ha: 'Ɓoye' },
  },
  switched: { en: 'Switched', ha: 'An canza' },
  by: { en: 'Takes money through', ha: 'Tana karɓar kuɗi ta' },
  noChanges: { en: 'Never switched.', ha: 'Ba a taɓa canzawa ba.' },
  changes: { en: 'Switched before', ha: 'Canje-canjen baya' },
  providers: { en: 'Providers', ha: 'Masu karɓar kuɗi' },
  answers: { en: 'Answering', ha: 'Yana amsawa' },
  down: { en: 'Not answering', ha: 'Ba ya amsawa' },
  circuitOpen: {
    en: 'Left alone for some seconds after repeated failures',
    ha: 'An bar shi na ɗan lokaci bayan kasawa',
  },
  notConfigured: { en: 'No settings for it in this installation', ha: 'Babu saitinsa a nan' },
  downText: {
    en: 'Payers are told before they pay, and offered another way.',
    ha: 'Ana sanar da masu biya kafin su biya, a ba su wata hanya.',
  },
  hour: { en: 'Last hour', ha: 'Awar ƙarshe' },
  day: { en: 'Last day', ha: 'Ranar ƙarshe' },
  calls: (calls: string, failures: string) => ({
    en: `${calls} calls, ${failures} without an answer`,
    ha: `Kira ${calls}, ${failures} ba amsa`,
  }),
  share: (percent: string) => ({ en: `${percent} failed`, ha: `${percent} sun kasa` }),
  time: { en: 'Time to answer', ha: 'Lokacin amsawa' },
  ms: (mean: string, slowest: string) => ({
    en: `${mean} ms on average, ${slowest} ms at most`,
    ha: `${mean} ms, mafi yawa ${slowest} ms`,
  }),
  nothingAsked: { en: 'nothing was asked', ha: 'ba a tambayi komai ba' },
  lastAnswer: { en: 'Last answer', ha: 'Amsa ta ƙarshe' },
  lastFailure: { en: 'Last failure', ha: 'Kasawa ta ƙarshe' },
  attempts: { en: 'Attempts of a day', ha: 'Yunƙurin rana' },
  attemptsText: (begun: string, paid: string) => ({
    en: `${begun} begun, ${paid} paid`,
    ha: `An fara ${begun}, an biya ${paid}`,
  }),
  latest: { en: 'What it said last', ha: 'Abin da ya faɗa na ƙarshe' },
  nothingSaid: { en: 'It has said nothing yet.', ha: 'Bai ce komai ba tukuna.' },
  asOf: (at: string) => ({ en: `As of ${at}`, ha: `A ${at}` }),
} as const;

import type { Localized } from '@portal/contracts';

// native reviewer: the Hausa of the whole list is ours.
export const remindWords = {
  remind: { en: 'Remind these', ha: 'Tunatar da waɗannan' },
  title: { en: 'Remind everybody on this list', ha: 'Tunatar da kowa a wannan jerin' },
  lead: {
    en: 'Every row of the list, not this page alone. Each return is reminded of once at each stage, in the inbox and by mail.',
    ha: 'Kowane layi na jerin, ba wannan shafin kaɗai ba. Ana tunatarwa kan kowane bayani sau ɗaya a kowane mataki, a akwatin saƙo da imel.',
  },
  narrow: {
    en: 'Choose the status “Not filed” or “Not due yet” first: who filed is not reminded.',
    ha: 'Zaɓi matsayin “Ba a gabatar ba” ko “Lokaci bai yi ba” tukuna: ba a tunatar da wanda ya gabatar.',
  },
  stage: { en: 'Stage', ha: 'Mataki' },
  first: { en: 'First reminder', ha: 'Tunatarwa ta farko' },
  second: { en: 'Second reminder', ha: 'Tunatarwa ta biyu' },
  last: { en: 'Last reminder', ha: 'Tunatarwa ta ƙarshe' },
  counting: { en: 'Counting', ha: 'Ana ƙirgawa' },
  failed: { en: 'It could not be counted.', ha: 'Ba a iya ƙirgawa ba.' },
  duties: { en: 'Returns on the list', ha: 'Bayanai a jerin' },
  already: { en: 'Reminded at this stage before', ha: 'An riga an tunatar a wannan matakin' },
  told: { en: 'In the inbox and by mail', ha: 'A akwatin saƙo da imel' },
  optedOut: { en: 'In the inbox alone: they want no mail', ha: 'A akwatin saƙo kaɗai: ba sa son imel' },
  noContact: { en: 'Not reached: nobody has an account', ha: 'Ba a same su ba: babu mai asusu' },
  waiting: { en: 'Waiting for their turn', ha: 'Suna jiran lokacinsu' },
  meanwhile: { en: 'Filed or excused meanwhile', ha: 'An gabatar ko an yafe a halin yanzu' },
  nobody: { en: 'Nobody is left to remind at this stage.', ha: 'Babu wanda ya rage a tunatar a wannan matakin.' },
  send: { en: 'Remind them', ha: 'Tunatar da su' },
  sending: { en: 'The reminders are on their way.', ha: 'Tunatarwa suna kan hanya.' },
  done: { en: 'All of them are told.', ha: 'An faɗa wa dukansu.' },
} as const satisfies Readonly<Record<string, Localized>>;

import type { Planned } from '@portal/workspace/planned';
import { screens } from '../../screens.ts';

/** Entries of the menu whose registers do not exist: what will be there, and where the work is done until then. No dates. */
// native reviewer: the Hausa of the whole list is ours.
export const plannedScreens = {
  '/tax-area-office/reporting-intelligence': {
    title: screens['reporting-intelligence'].title,
    lead: {
      en: 'Taxpayers whose figures deserve a look, each with the reason and the rows behind it.',
      ha: 'Masu haraji waɗanda alkalumansu suka cancanci dubawa, kowanne da dalili da bayanan da ke bayansa.',
    },
    will: [
      {
        en: 'Payments that fell sharply, and taxpayers who stopped paying',
        ha: 'Biyan da ya ragu sosai, da waɗanda suka daina biya',
      },
      {
        en: 'Matches with registers of others, imported with their source and day',
        ha: 'Daidaitawa da rajistocin wasu, da tushensu da ranarsu',
      },
      {
        en: 'What an officer made of each signal, so that nobody looks twice',
        ha: 'Abin da jami’i ya yanke kan kowace alama, don kada a sake dubawa',
      },
    ],
    meanwhile: {
      text: {
        en: 'No signal is reckoned yet. Who paid, who did not and what is open stands in the compliance report.',
        ha: 'Ba a lissafa wata alama ba tukuna. Wanda ya biya da wanda bai biya ba yana cikin rahoton bin doka.',
      },
      to: '/tax-area-office/tax-compliance-report',
      label: { en: 'To Tax Compliance Report', ha: 'Zuwa Rahoton bin dokar haraji' },
    },
  },
  '/tax-area-office/enforcement-tracking': {
    title: screens['enforcement-tracking'].title,
    lead: {
      en: 'Cases from the first reminder to the court, each with its step, its officer and the day of the next one.',
      ha: 'Shari’o’i daga tunatarwa ta farko zuwa kotu, kowacce da matakinta, jami’inta da ranar mataki na gaba.',
    },
    will: [
      {
        en: 'The steps of the law in their order: reminder, demand notice, assessment, distraint, court',
        ha: 'Matakan doka bisa tsari: tunatarwa, takardar neman biya, tantancewa, kwace, kotu',
      },
      {
        en: 'Amounts owed and paid since the case was opened',
        ha: 'Kuɗin da ake bi da wanda aka biya tun buɗe shari’a',
      },
      { en: 'Papers served, by whom, where and when', ha: 'Takardun da aka bayar, wa ya bayar, ina da yaushe' },
    ],
    meanwhile: {
      text: {
        en: 'No case is kept in the portal yet. What is unpaid, and by whom, is in the list of unpaid bills.',
        ha: 'Ba a ajiye shari’a a tashar ba tukuna. Abin da ba a biya ba yana cikin jerin bil.',
      },
      to: '/tax-area-office/tax-compliance-report/non-payers',
      label: { en: 'To Unpaid bills by taxpayer', ha: 'Zuwa Bil da ba a biya ba bisa mai haraji' },
    },
  },
} as const satisfies Readonly<Record<string, Planned>>;

export type PlannedPath = keyof typeof plannedScreens;

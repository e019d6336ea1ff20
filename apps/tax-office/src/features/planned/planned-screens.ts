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
  '/tax-area-office/demand-notice-report': {
    title: screens['demand-notice-report'].title,
    lead: {
      en: 'Demand notices that were served, and what became of each.',
      ha: 'Takardun neman biya da aka bayar, da abin da ya biyo bayan kowacce.',
    },
    will: [
      {
        en: 'Number, taxpayer, years, amount and the day of service',
        ha: 'Lamba, mai haraji, shekaru, adadi da ranar bayarwa',
      },
      {
        en: 'Days left to pay or to object, and what was paid on it',
        ha: 'Kwanakin da suka rage na biya ko ƙin amincewa, da abin da aka biya',
      },
      { en: 'The notice itself as it was served', ha: 'Takardar kanta yadda aka bayar' },
    ],
    meanwhile: {
      text: {
        en: 'No demand notice is served by the portal yet. Bills that were raised stand in the invoice report.',
        ha: 'Tashar ba ta bayar da takardar neman biya ba tukuna. Takardun biya suna cikin rahotonsu.',
      },
      to: '/tax-area-office/invoice-reports',
      label: { en: 'To Invoice Report', ha: 'Zuwa Rahoton takardun biyan kuɗi' },
    },
  },
  '/tax-area-office/penalty-report': {
    title: screens['penalty-report'].title,
    lead: {
      en: 'Penalties and interest that were charged, by the section of the law, and what was paid or remitted.',
      ha: 'Tara da riba da aka ɗora, bisa sashen doka, da abin da aka biya ko aka yafe.',
    },
    will: [
      {
        en: 'Each with the day from which it runs and how it was reckoned',
        ha: 'Kowanne da ranar da ya fara da yadda aka lissafa',
      },
      {
        en: 'Charged, paid, remitted and open, by head and office',
        ha: 'An ɗora, an biya, an yafe, saura, bisa tushe da ofis',
      },
      { en: 'Remissions, each decided by two persons', ha: 'Yafewa, kowacce da mutane biyu suka yanke' },
    ],
    meanwhile: {
      text: {
        en: 'A penalty is a bill like any other: it stands in the invoice report under its revenue head.',
        ha: 'Tara bil ce kamar sauran: tana cikin rahoton takardun biya a tushenta.',
      },
      to: '/tax-area-office/invoice-reports',
      label: { en: 'To Invoice Report', ha: 'Zuwa Rahoton takardun biyan kuɗi' },
    },
  },
  '/tax-area-office/schedule-notification': {
    title: screens['schedule-notification'].title,
    lead: {
      en: 'Visits, hearings and deadlines of the office, and the letters and messages that go with them.',
      ha: 'Ziyara, zaman sauraro da wa’adin ofis, da wasiƙu da saƙonnin da ke tafe da su.',
    },
    will: [
      { en: 'A calendar of the office by officer and taxpayer', ha: 'Kalandar ofis bisa jami’i da mai haraji' },
      {
        en: 'Reminders to many taxpayers at once: to whom, why, and what came of it',
        ha: 'Tunatarwa ga masu haraji da yawa: ga wa, me ya sa, me ya biyo baya',
      },
      { en: 'What was sent, by which way, and whether it arrived', ha: 'Abin da aka aika, ta wace hanya, ko ya isa' },
    ],
    meanwhile: {
      text: {
        en: 'Appointments that taxpayers book are in the consultations of the dashboard; reminders of deadlines go out by themselves.',
        ha: 'Ganawar da masu haraji suka tsara tana cikin allon bayani; tunatarwa na fita da kanta.',
      },
      to: '/tax-area-office?tab=consultations',
      label: { en: 'To Consultations', ha: 'Zuwa Ganawa' },
    },
  },
} as const satisfies Readonly<Record<string, Planned>>;

export type PlannedPath = keyof typeof plannedScreens;

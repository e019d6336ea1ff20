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

import type { Planned } from '@portal/workspace/planned';
import { screens } from '../../screens.ts';

/** Entries of the menu whose registers do not exist: what will be there, and where the work is done until then. No dates. */
// native reviewer: the Hausa of the whole list is ours.
export const plannedScreens = {
    lead: {
    },
    will: [
      {
      },
      {
      },
      {
      },
    ],
    meanwhile: {
      text: {
      },
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

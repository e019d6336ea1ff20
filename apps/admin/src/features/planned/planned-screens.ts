import type { Planned } from '@portal/workspace/planned';
import { screens } from '../../screens.ts';

/** Entries of the menu whose registers do not exist: what will be there, and where the work is done until then. No dates. */
export const plannedScreens = {
  '/admin/enumerators': {
    title: screens.enumerators.title,
    lead: {
      en: 'Field staff who register taxpayers where they live and trade, and who never take money.',
      ha: 'Ma’aikatan waje masu yi wa masu haraji rajista a inda suke, waɗanda ba sa karɓar kuɗi.',
    },
    will: [
      {
        en: 'Badges with their supervisor, area, device and end',
        ha: 'Bajoji da mai kula, yanki, na’ura da ƙarshensu',
      },
      {
        en: 'Targets, records captured and accepted, duplicates, and places that do not fit',
        ha: 'Manufofi, bayanan da aka ɗauka da waɗanda aka amince, maimaitattu, da wuraren da ba su dace ba',
      },
      { en: 'Spot checks, and stopping a badge at once', ha: 'Binciken ba-zata, da dakatar da baji nan take' },
    ],
    meanwhile: {
      text: {
        en: 'No enumerator is out with a badge of the portal yet. Registrations come in through signup.',
        ha: 'Babu mai ƙidaya da bajin tashar tukuna. Rajista na zuwa ta shafin yin rajista.',
      },
      to: '/admin/settings/identity',
      label: { en: 'To identities that wait', ha: 'Zuwa shaidar da ke jira' },
    },
  },
} as const satisfies Readonly<Record<string, Planned>>;

import type { Planned } from '@portal/workspace/planned';
import { screens } from '../../screens.ts';

/** Entries of the menu whose registers do not exist: what will be there, and where the work is done until then. No dates. */
export const plannedScreens = {
  '/admin/pos-managers': {
    title: screens['pos-managers'].title,
    lead: {
      en: 'Terminals and the people who hold them, closed every day against the provider’s own figures.',
      ha: 'Na’urorin POS da masu riƙe da su, ana rufe su kowace rana da alkaluman mai bayarwa.',
    },
    will: [
      {
        en: 'Terminals with bank, serial number, registered place, limit and state',
        ha: 'Na’urori da banki, lamba, wurin rajista, iyaka da yanayi',
      },
      {
        en: 'The close of a day: terminal, provider’s file and receipts, with every difference explained',
        ha: 'Rufe rana: na’ura, fayil na mai bayarwa da rasitai, da bayanin kowane bambanci',
      },
      { en: 'Deploying, moving and blocking a terminal', ha: 'Kaiwa, mayarwa da toshe na’ura' },
    ],
    meanwhile: {
      text: {
        en: 'No terminal takes money for the portal yet. Every payment stands in the collection report.',
        ha: 'Babu na’urar POS da ke karɓar kuɗi wa tashar tukuna. Kowane biya yana cikin rahoton karɓar kuɗi.',
      },
      to: '/admin/collection-reports',
      label: { en: 'To Collection Reports', ha: 'Zuwa Rahoton karɓar kuɗi' },
    },
  },
} as const satisfies Readonly<Record<string, Planned>>;

import type { Planned } from '@portal/workspace/planned';
import { screens } from '../../screens.ts';

/** Entries of the menu whose registers do not exist: what will be there, and where the work is done until then. No dates. */
export const plannedScreens = {
    lead: {
    },
    will: [
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
} as const satisfies Readonly<Record<string, Planned>>;

import type { Localized } from '@portal/contracts';

// native reviewer: the Hausa of the whole list is ours.
export const words = {
  title: { en: 'Papers', ha: 'Takardu' },
  loading: { en: 'Loading', ha: 'Ana ɗauka' },
  failed: { en: 'The papers could not be read.', ha: 'Ba a iya karanta takardun ba.' },
  none: { en: 'No paper of this case yet.', ha: 'Babu takardar wannan magana tukuna.' },
  download: { en: 'Download', ha: 'Sauke' },
  notDownloaded: {
    en: 'The paper could not be downloaded. Try again shortly',
    ha: 'Ba a iya sauke takardar ba. Sake gwadawa',
  },
  served: { en: 'Served on', ha: 'An isar' },
  toServe: { en: 'To be served', ha: 'Za a isar' },
} as const satisfies Readonly<Record<string, Localized>>;

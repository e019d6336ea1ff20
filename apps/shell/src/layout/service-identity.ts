import type { Localized } from '@portal/contracts';

/**
 * Who runs this portal. Text, not a logo: the sign beside it is our own drawing, and nothing here claims an endorsement.
 * An installation changes this file and nothing else.
 */
export const serviceIdentity = {
  name: { en: 'Kaduna State Internal Revenue Service', ha: 'Hukumar Tara Haraji ta Jihar Kaduna' },
  /** The name in two lines, for the header. */
  nameLines: {
    en: ['Kaduna State', 'Internal Revenue Service'],
    ha: ['Hukumar Tara Haraji', 'ta Jihar Kaduna'],
  },
  isDemonstration: true,
} as const satisfies {
  readonly name: Localized;
  readonly nameLines: Readonly<Record<'en' | 'ha', readonly [string, string]>>;
  readonly isDemonstration: boolean;
};

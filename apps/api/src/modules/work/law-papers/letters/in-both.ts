import type { Localized } from '@portal/contracts';

/** Of texts the portal has in no other language: what an officer or a taxpayer wrote. */
export const asWritten = (text: string): Localized => ({ en: text, ha: text });

/** Both languages from one sentence with places for what differs. */
export const inBoth = (of: (language: 'en' | 'ha') => string): Localized => ({ en: of('en'), ha: of('ha') });

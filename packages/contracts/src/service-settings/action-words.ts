import type { Localized } from '../language.ts';

// native reviewer: the Hausa of the whole list is ours.
export const serviceSettingsActions = {
  'service.change-proposed': { en: 'Change of a setting proposed', ha: 'An nemi canjin saiti' },
  'service.change-released': { en: 'Change of a setting released', ha: 'An amince da canjin saiti' },
  'service.change-refused': { en: 'Change of a setting refused', ha: 'An ƙi canjin saiti' },
  'service.change-withdrawn': { en: 'Change of a setting taken back', ha: 'An janye canjin saiti' },
  'service.switched-off': { en: 'Feature switched off', ha: 'An kashe wani ɓangare' },
} as const satisfies Readonly<Record<string, Localized>>;

import type { Localized } from '../language.ts';

// native reviewer: the Hausa of the whole list is ours.
export const accountActions = {
  'email.changed': { en: 'Email address changed', ha: 'An canza imel' },
  'phone.changed': { en: 'Phone number changed', ha: 'An canza lambar waya' },
  'address.changed': { en: 'Address changed', ha: 'An canza adireshi' },
  'organisation.saved': { en: 'Organisation saved', ha: 'An adana ƙungiya' },
  'organisation.confirmed': { en: 'Organisation confirmed', ha: 'An tabbatar da ƙungiya' },
  'organisation.unconfirmed': { en: 'Confirmation of an organisation withdrawn', ha: 'An janye tabbatar da ƙungiya' },
  'correction.requested': { en: 'Correction asked for', ha: 'An nemi gyara' },
  'correction.withdrawn': { en: 'Correction taken back', ha: 'An janye neman gyara' },
  'correction.granted': { en: 'Correction granted', ha: 'An amince da gyara' },
  'correction.refused': { en: 'Correction refused', ha: 'An ƙi gyara' },
  'own-data.requested': { en: 'Own data asked for', ha: 'An nemi bayanan kai' },
} as const satisfies Readonly<Record<string, Localized>>;

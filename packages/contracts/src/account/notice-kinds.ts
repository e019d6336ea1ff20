import type { NoticePart } from '../inbox/notice-part.ts';

// native reviewer: the Hausa of the whole list is ours.
export const accountNotices = {
  'own-data.ready': {
    topic: 'account',
    title: { en: 'Your data is ready', ha: 'Bayananka sun shirya' },
    text: {
      en: 'The file you asked for is in your profile, for a week.',
      ha: 'Fayil ɗin da ka nema yana cikin bayananka, na mako guda.',
    },
  },
  'request.organisation-confirmed': {
    topic: 'requests',
    title: { en: 'Your organisation is confirmed', ha: 'An tabbatar da ƙungiyarka' },
    text: {
      en: '{organisation} stands in the register under its own name.',
      ha: '{organisation} tana cikin rajista da sunanta.',
    },
  },
  'request.organisation-unconfirmed': {
    topic: 'requests',
    title: { en: 'Your organisation is no longer confirmed', ha: 'An janye tabbatar da ƙungiyarka' },
    text: {
      en: 'The tax office withdrew the confirmation of {organisation}: {reason}. Your papers say "unconfirmed" until it is confirmed again.',
      ha: 'Ofishin haraji ya janye tabbatar da {organisation}: {reason}. Takardunka za su ce "ba a tabbatar ba" har a sake tabbatarwa.',
    },
  },
} as const satisfies NoticePart;

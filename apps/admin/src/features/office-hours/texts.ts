// native reviewer: the Hausa is ours.
export const texts = {
  caption: {
    en: 'When each office is open: consultations are offered within. Its Director changes them.',
    ha: 'Lokutan da kowane ofis yake buɗe: a cikinsu ake ba da shawara. Daraktansa ne ke canza su.',
  },
  office: { en: 'Office', ha: 'Ofis' },
  open: { en: 'Open an office', ha: 'Buɗe ofis' },
  closeOffice: { en: 'Close this office', ha: 'Rufe wannan ofis' },
  closed: { en: 'Closed', ha: 'A rufe' },
  failed: { en: 'The hours could not be read.', ha: 'Ba a iya karanta lokutan ba.' },
} as const;

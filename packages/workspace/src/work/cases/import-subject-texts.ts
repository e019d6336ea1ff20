// native reviewer: the Hausa is ours.
export const importSubjectTexts = {
  file: { en: 'File', ha: 'Fayil' },
  good: { en: 'Rows that are let in', ha: 'Layukan da za su shiga' },
  bad: { en: 'Rows that stay out', ha: 'Layukan da ba za su shiga ba' },
  newTaxpayers: { en: 'New taxpayers', ha: 'Sabbin masu biyan haraji' },
  bills: { en: 'Bills', ha: 'Takardun biya' },
  total: { en: 'In all', ha: 'Jimla' },
  rows: { en: 'Look at its rows', ha: 'Duba layukansa' },
  failed: { en: 'The file could not be read.', ha: 'Ba a iya karanta fayil ɗin ba.' },
} as const;

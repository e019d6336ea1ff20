// native reviewer: the Hausa of the whole list is ours.
/** Of statements of shares, for partners and agents. */
export const texts = {
  lead: {
    en: 'What you earned of settled money, by month. Each amount opens the lines with their bills.',
    ha: 'Abin da kuka samu daga kuɗin da suka shiga, wata-wata. Kowane adadi yana buɗe layukansa da takardunsa.',
  },
  failed: {
    en: 'The statements could not be read. Try again shortly',
    ha: 'Ba a iya karanta bayanan ba. Sake gwadawa',
  },
  none: { en: 'Nothing was earned yet.', ha: 'Ba a samu komai ba tukuna.' },
  months: { en: 'By month', ha: 'Wata-wata' },
  earned: { en: 'Earned', ha: 'An samu' },
  takenBack: { en: 'Taken back', ha: 'An mayar' },
  withheld: { en: 'Tax withheld', ha: 'Harajin da aka riƙe' },
  net: { en: 'Left', ha: 'Abin da ya rage' },
  lines: { en: 'Lines', ha: 'Layuka' },
  rows: { en: 'By which rates', ha: 'Bisa waɗanne layuka' },
  noRows: { en: 'No rate of a contract is agreed.', ha: 'Babu layin yarjejeniya da aka amince.' },
  allHeads: { en: 'All revenue heads', ha: 'Duk tushen kuɗi' },
  atMost: { en: 'at most', ha: 'iyaka' },
  aPayment: { en: 'a payment', ha: 'kowane biya' },
  from: { en: 'from', ha: 'daga' },
  until: { en: 'until', ha: 'har zuwa' },
  one: { en: 'line', ha: 'layi' },
  many: { en: 'lines', ha: 'layuka' },
  dispute: { en: 'Dispute this line', ha: 'Yi jayayya kan wannan layi' },
  what: { en: 'What is wrong with it', ha: 'Me ne kuskurensa' },
  sent: { en: 'Sent. The service answers here', ha: 'An aika. Hukuma za ta amsa a nan' },
  disputes: { en: 'Said and answered', ha: 'An faɗa kuma an amsa' },
  waits: { en: 'Waits for an answer', ha: 'Yana jiran amsa' },
} as const;

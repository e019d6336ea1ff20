import type { ConsultantMessages } from './consultant-en.ts';

// native reviewer: the Hausa of the whole list is ours.
export const messages: ConsultantMessages = {
  add: 'Ƙara mai ba da shawara',
  change: 'Canja',
  explained: 'Lokutan da babu kowa suna bin lokutan buɗe ofishinsu, hutu da abin da aka ɗauka.',
  name: 'Suna',
  titleEn: 'Matsayi da Turanci',
  titleHa: 'Matsayi da Hausa',
  office: 'Ofis',
  topics: 'Batutuwa',
  modes: 'Yadda suke ganawa da mutane',
  videoRoom: 'Ɗakin bidiyo',
  ahead: 'Ajiya masu zuwa',
  state: 'Matsayi',
  bookable: 'Ana iya ajiya',
  bookableText: 'In babu wannan ba wanda zai ƙara ajiya da su; abin da aka yi ajiya yana nan har a ba abokin aiki.',
  notBookable: 'Ba a iya ajiya',
  save: 'Ajiye',
  saved: 'Yana aiki daga yanzu',
  failed: 'Ba a ajiye ba. Sake gwadawa nan gaba kaɗan',
};

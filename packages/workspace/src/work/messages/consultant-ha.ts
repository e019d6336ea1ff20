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
  transferAll: 'Miƙa duka',
  transferEffect:
    'Duk ajiya masu zuwa za su koma ga abokin aiki, kuma za a sanar da kowa ta imel. Lokutan da suka ci karo suna nan, kuma ana lissafa su.',
  to: 'Zuwa ga',
  reason: 'Dalili, don rubutawa',
  withAhead: (name, ahead) => `${name} (${ahead} masu zuwa)`,
  transferred: (transferred) => `An miƙa: ${transferred}`,
  noColleague: 'Ba wani a wannan ofishi da ake iya ajiya da shi.',
  leave: 'Shigar da hutu',
  leaveEffect:
    'Abin da aka ajiye a waɗannan kwanaki zai koma ga mai maye, kuma za a sanar da kowa ta imel. Mai son ajiya a lokacin zai ga lokutan mai maye. Yana ƙarewa da kansa.',
  covered: (transferred) => `An shigar da hutun. An miƙa: ${transferred}`,
  away: (from, until, cover) => `Ba ya nan ${from} – ${until}, mai maye: ${cover}`,
  endLeave: 'Ƙare hutun',
  endEffect: (cover) =>
    `Daga yanzu ba mai maye, kuma ana iya ajiya a waɗannan kwanaki. Abin da aka ba ${cover} yana hannunsa.`,
  leaveEnded: 'Ba mai maye yanzu',
  staysWith: (name) => `Har yanzu a hannun ${name}`,
  someStayed: (transferred, stayed) =>
    `An miƙa: ${transferred}. Waɗannan ${stayed} suna nan inda suke; ba kowanne ga wani, ka matsar da shi ko ka soke shi.`,
  isTaken: 'Abokin aiki yana da wani a wannan lokaci.',
  isUnsuitable: 'Abokin aiki ba ya karɓar wannan batu, ko ba ya ganawa ta wannan hanya.',
  isAway: 'Abokin aiki ba ya nan a wannan rana.',
  closeList: 'Rufe jerin',
  save: 'Ajiye',
  saved: 'Yana aiki daga yanzu',
  failed: 'Ba a ajiye ba. Sake gwadawa nan gaba kaɗan',
};

import type { DataRequestMessages } from './data-request-en.ts';

// native reviewer: the whole file is ours.
export const messages: DataRequestMessages = {
  failed: 'Ba a iya karanta buƙatar ba. Sake gwadawa nan gaba kaɗan',
  right: 'Yana nema',
  person: 'Wa',
  email: 'Imel',
  tpui: 'TPUI',
  received: 'An karɓa',
  kept: 'Doka ta riƙe',
  keptOf: (bills, receipts) => `bil ${bills} da rasit ${receipts}, ko me aka nema`,
  blockers: {
    payment: (count) => `biya ${count} da ake yi`,
    review: (count) => `biya ${count} da ake dubawa`,
    request: (count) => `buƙatu ${count} a buɗe`,
    plan: (count) => `yarjejeniyar biya kashi-kashi ${count}`,
  },
  blocked: 'Ana yi, yana hana gogewa',
  download: 'Sauke kwafin',
  downloadText:
    'Duk abin da tashar ke riƙe a kansa, a fayil nasa shi kaɗai. Ana rubuta cewa ka ɗauka, a kuma gaya masa.',
  downloadOther: 'Wani ba wanda ya rubuta buƙatar ba ne ke ɗaukar kwafin.',
  erase: 'Goge asusun',
  eraseText:
    'Suna, adireshi, NIN, hoto da zaman shiga za su tafi har abada, ba mai sake shiga. Bil, rasit da tarihin bincike suna nan, yadda dokar haraji ta ce. Za a amsa buƙatar da dalilinka.',
  eraseOther: 'Wani ba wanda ya rubuta buƙatar ba ne ke gogewa.',
  erased: 'An goge, an kuma amsa buƙatar',
};

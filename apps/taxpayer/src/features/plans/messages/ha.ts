import type { messages as en } from './en.ts';

// native reviewer: the whole list is ours.
export const messages: typeof en = {
  title: 'Biya kashi-kashi',
  ask: 'Nemi biya kashi-kashi',
  offer: 'Ana iya biyan wannan bil kashi-kashi, idan ofishin harajinka ya yarda.',
  whyNot: {
    'payment-pending':
      'An fara biyan wannan bil. Idan yunƙurin ya ƙare ba tare da kuɗi ba, za ka iya neman biya kashi-kashi.',
    'not-allowed':
      'Abin da wannan bil yake kansa ba a biyansa kashi-kashi. Idan ba za ka iya biya gaba ɗaya ba, ka rubuta wa ofishin haraji naka.',
    'no-office':
      'Don biya kashi-kashi kana buƙatar ofishin haraji na gida, wanda zai yanke shawara. Zaɓi naka a bayananka.',
  },
  parts: 'Adadin kashi',
  reason: 'Dalilin da kake buƙatar ƙarin lokaci',
  schedule: 'Abin da za ka biya',
  part: (number) => `Kashi na ${number}`,
  firstDue: 'cikin kwana 7 bayan an amince',
  laterDue: (months) => `bayan wata ${months}`,
  cost: 'Abin da karya yarjejeniya ke jawowa',
  costText:
    'Kashi zai iya makara kwana 5. Bayan haka yarjejeniyar ta karye: dole a biya duk abin da ya rage nan take, kuma ana lissafin tara da ruwa daga ranar da ya kamata a biya wannan bil tun farko, kamar ba a yi yarjejeniya ba. Abin da ka biya ya zauna, tare da rasitansa.',
  sign: 'Na karanta abin da karya yarjejeniya ke jawowa, kuma na sa hannu',
  signFirst: 'Karanta abin da karya yarjejeniya ke jawowa, ka sa hannu',
  partsWrong: 'Zaɓi lamba daga 2 zuwa 12',
  tooSmall: 'Wannan bil ya yi kaɗan ga kashi masu yawa haka',
  send: 'Nemi ofishin haraji',
  sent: 'Ofishin harajinka zai yanke shawara cikin kwanakin aiki 10, za a sanar da kai',
  failed: 'Ba a iya neman ba. Ka sake gwadawa nan ba da daɗewa ba',
  states: {
    asked: 'Ofishin harajinka yana yanke shawara. Kafin nan bil ɗin yana nan yadda yake: kana iya biyansa duka.',
    refused: 'Ofishin harajinka ya ƙi. Kana iya sake nema da wasu kashi.',
    withdrawn: 'Ka janye buƙatarka.',
    active: 'An amince. Kowane kashi bil ne mai zaman kansa, da nasa rasit.',
    completed: 'An biya kowane kashi. Mun gode.',
    broken:
      'Yarjejeniyar ta karye: dole a biya duk abin da ya rage nan take. Ana lissafin tara da ruwa daga ranar da ya kamata a biya bil ɗin tun farko.',
  },
  costSoFar: 'Abin da jinkiri ya ƙara zuwa yanzu',
  penalty: 'Tara',
  interest: 'Ruwa',
  costWorking: (from, until, law) =>
    `An lissafa daga ${from} zuwa ${until} bisa ${law}. Ba bil ba ne tukuna: ofishin harajinka zai kimanta ya aiko maka da bil.`,
  penalties: 'Tara da ruwa',
  penaltyBill: 'Bil na tara da ruwa',
  penaltyWaived: 'Tara da ruwa, an yafe: babu abin biya',
  until: (day) => `zuwa ${day}`,
  answer: 'Ofis ya rubuta',
  dueOn: (day) => `lokacinsa ${day}`,
  dueNow: 'lokaci ya yi',
  paid: 'An biya',
  payPart: (amount) => `Biya ${amount}`,
  remaining: (amount) => `Saura: ${amount}`,
  wholeBill: 'Bil da ake biya kashi-kashi',
  withdraw: 'Buƙatunka, tare da agogonsu: a can za ka janye ta',
};

import type { messages as en } from './en.ts';

// native reviewer: the whole list is ours.
export const messages: typeof en = {
  howText:
    'Zaɓi takardar lissafi (XLSX ko CSV), ko liƙa layukanta tare da kanunsu. Adadi a naira. Ana karanta ta a wannan na’ura: ba a aika komai sai layukan sun yi kyau.',
  chooseFile: 'Zaɓi takardar lissafi',
  reading: 'Ana karantawa. Da fatan za a jira...',
  macros: 'Wannan fayil yana da macros, waɗanda ba a buɗewa. Adana takardar a matsayin XLSX ko CSV ka zaɓi fayil ɗin.',
  unusedTitle: (headings: string) => `Ba a yi amfani da su ba: ${headings}`,
  unusedText:
    'Ba a ɗauki komai daga waɗannan ginshiƙan jerinka ba. Idan ɗayansu yana rage haraji, faɗi wane ginshiƙi ne.',
  totals: (lines) => `An bar su, domin jimlar wasu layuka ne: ${lines}`, // native reviewer
  changeColumns: 'Canza ginshiƙai',
  changeText: 'Za a sake karanta jerin da wasu ginshiƙai; abin da ka gyara a ciki zai ɓace.',
  columnsTitle: 'Wane ginshiƙi ne wanne?',
  columnsText: 'Faɗa sau ɗaya: za a tuna da shi don watanninka na gaba.',
  columnsUse: 'Karanta layukan da waɗannan ginshiƙai',
  noColumn: 'Babu a wannan jeri',
  template: 'Samfuri (CSV)',
  paste: 'Ko liƙa layukan a nan',
  read: 'Karanta layukan',
  unreadable:
    'Wannan ba takardar lissafi ce da za a iya karantawa ba. Adana ta a matsayin XLSX ba tare da kalmar sirri ba, ko CSV, ka zaɓi fayil ɗin.',
  tooLarge:
    'Fayil ɗin ya yi girma ga jeri ɗaya, ko yana da abubuwa can nesa. Kwafi layukan zuwa sabuwar takarda, ko raba shi.',
  tooManyRows: (most: string) =>
    `Jeri ɗaya yana ɗaukar layuka ${most}. Rubuta wa ofishin harajinka game da mafi girma.`,
  judging: (count: number) => `Ana duba layuka ${count}. Jira kaɗan...`,
  sent: (sent: number, all: number) => `An aika layuka ${sent} daga ${all}. Jira kaɗan...`,
  noRows: 'Akwai kanu amma babu layuka a ƙasa.',
  columnsMissing: (columns: string) => `Babu waɗannan ginshiƙai: ${columns}. Sa musu suna kamar a samfuri.`,
  wrongRows: (count: number) => `Dole a gyara layuka ${count}`,
  wrongText: 'Gyara su a nan. Masu kyau suna jira.',
  shownFirst: (shown: number) => `An nuna ${shown} na farko; sauran za su zo yayin da ake gyara waɗannan.`,
  noneWrong: (count: number) => `An karanta layuka ${count}, duk suna da kyau`,
  line: 'Layi',
  mended: 'An gyara',
  cell: (line: number, column: string) => `Layi ${line}, ${column}`,
  park: 'Bar waɗannan layuka',
  wrong: 'Ba daidai ba',
  copy: 'An riƙe wani layin wannan ma’aikaci',
  parkedTitle: (count: number) => `An bar layuka ${count}`,
  parkedText:
    'Suna nan tare da wannan jeri, ba a gabatar da su ba kuma ba bil. Gyara su ka gabatar da su a matsayin gyara.',
  parkMost: (most) => `Ana iya barin layuka ${most} ne kawai. Gyara sauran a nan ko a cikin jerin.`,
  leftOutMore: (count) => `da wasu ${count}, waɗanda fayil ɗin yake da su`,
  addLeftOut: (count) => `Ƙara layuka ${count} da aka bari`,
  dropLeftOut: (count) => `Layuka ${count} da aka bari a da suna cikin wannan jeri`,
  notKept: 'Jerin ya yi tsayi da za a ajiye shi a wannan na’ura: gyaranka zai ɓace idan ka bar shafin kafin a adana.',
  saveParked: 'Sauke abin da aka bari (CSV)',
  save: 'Adana ka lissafa',
  saving: 'Ana lissafawa. Da fatan za a jira...',
  saved: 'An adana jerin an kuma lissafa',
  saveFailed: 'Ba a adana komai ba. Sake gwadawa nan gaba kaɗan',
  filing: 'Ana gabatarwa. Da fatan za a jira...',
  lookTitle: 'Duba na ƙarshe kafin ka gabatar',
  lookMonth: 'Wata',
  lookInWords: 'A rubuce',
  lookBilled: 'Bil idan ka gabatar',
  lookNothing: 'Babu bil',
  lookLeftOut: 'An bari',
  lookLeftOutNone: 'Babu komai',
  declareFirst: 'Yi alama a kan sanarwar gaskiya, ko koma baya',
  late: 'An makara',
  days: (count) => `kwana ${count}`,
  lateBy: {
    open: {
      return: (days) => `Ba a gabatar ba, jinkirin ${days}`,
      payment: (days) => `Ba a biya ba, jinkirin ${days}`,
    },
    over: {
      return: (days) => `An gabatar da jinkirin ${days}`,
      payment: (days) => `An biya da jinkirin ${days}`,
    },
  },
  lateText: (penalty, interest, source) =>
    `Bisa ga doka tara ta kai ${penalty} yau, ruwa kuma ${interest} (${source}). An faɗe su ne kawai, ba a yi musu bil tare da watan ba.`,
  lateOverText: (penalty, interest, source) =>
    `Bisa ga doka tararsa ${penalty} ce, ruwa kuma ${interest} (${source}). An faɗe su ne kawai, ba a yi musu bil tare da watan ba.`,
  replaces: (amount) =>
    `Za a soke bil na ${amount} da ba wanda ya biya lokacin da ka gabatar: za a yi bil na abin da ake bi a madadinsu.`,
  replaced: (amount) => `An soke bil na ${amount} da ba wanda ya biya: wannan bugun ya maye gurbinsu.`,
  over: (amount) =>
    `An biya ${amount} fiye da abin da ake bi yanzu. Ba a mayarwa da kansa: nuna wa ofishin harajinka wannan gyara, ka nema.`,
  overDecided: (amount) =>
    `An biya ${amount} fiye da abin da ake bi yanzu. Idan ka gabatar, mutane biyu na hukuma za su yanke ko zai zama rarar kuɗinka.`,
  queriesFailed: 'Ba a iya karanta tambayoyin ofishin harajinka ba.',
  queryTitle: 'Ofishin harajinka yana tambaya',
  wholeSchedule: 'jerin duka',
  queryStates: { asked: 'Amsa ta', answered: 'An amsa', settled: 'An warware', withdrawn: 'An janye' },
  sides: { office: 'Ofishin haraji', employer: 'Kai' },
  answer: 'Aika amsar',
  answerAbout: (about) => `Amsarka game da ${about}`,
  answering: 'Ana aikawa. Da fatan za a jira...',
  answered: 'Amsarka tana ofishin harajinka',
  answerFailed: 'Ba a aika amsarka ba. Sake gwadawa nan gaba kaɗan',
  cancel: 'Soke',
  scheduleFailed: 'Ba a iya karanta jerin ba.',
  credit: {
    waiting: (amount) => `Rarar ${amount} tana jiran yanke shawara`,
    granted: (amount) => `An ba ka rarar ${amount}`,
    refused: (amount) => `An ƙi ba da rarar ${amount}`,
    returned: (amount) => `An karɓe rarar ${amount}`,
  },
  creditWaitingText:
    'Ka biya fiye da abin da ake bi na wannan wata yanzu. Mutane biyu na hukuma za su yanke shawara, kuma za a faɗa maka.',
  creditReason: 'Dalili',
  creditLink: 'Rarar kuɗinka, da bil da za ta iya biya',
  creditReturnedText: 'Biyan da ke bayanta ya koma.',
};

import type { MessagesLike } from '@portal/platform';
import type { messages as en } from './en.ts';

// native reviewer: "letter of engagement"
const documentNames: Readonly<Record<string, string>> = {
  'Passport photograph': 'Hoton fasfo',
  'Means of identification': 'Katin shaida',
  'Proof of address': 'Shaidar adireshi',
  'Certificate of the agency (CAC) or letter of engagement': 'Takardar shaidar hukumar (CAC) ko wasiƙar ɗaukar aiki',
};

export const messages: MessagesLike<typeof en> = {
  title: 'Ɗora takarda',
  steps: 'Matakan zama wakili',
  logIn: 'Shiga',
  uploadDocument: 'Ɗora takarda',
  makePayment: 'Biya kuɗi',
  // native reviewer: "director, trustee or proprietor/partner"
  notice: 'Kowane ɗan ƙasa zai iya buɗe asusu, kuma zai zama darakta, amintacce ko mai shi/abokin hulɗa yayin rajista.',
  needsScript: 'Wannan shafi yana buƙatar JavaScript. Kunna shi a burauzarka, ko ka ziyarci ofishin haraji.',
  logInText: 'Shiga da asusunka na wakili. Sannan ka miƙa takardunka ka biya kuɗin rajista.',
  noAccount: 'Ba ka da asusu tukuna?',
  register: 'Yi rajista',
  notAgentTitle: 'Wannan na wakilai ne',
  notAgentText: (email) => `Ka shiga da ${email}, wanda ba asusun wakili ba ne.`,
  becomeAgent: 'Yadda ake zama wakili',
  toDashboard: 'Je allon bayani',
  documentName: (name) => documentNames[name] ?? name,
  documents: 'Takardu',
  documentsHint: 'Ɗauki hoton kowace takarda. PNG ko JPEG, har MB 10. Ana rage girman manyan hotuna a wayarka tukuna.',
  received: (count, all) => `An karɓi ${count} cikin ${all}`,
  notPicture: 'Hotunan PNG da JPEG kawai ake karɓa',
  tooLarge: 'Hoton ya fi MB 10',
  uploadFailed: 'Takardar ba ta iso ba. Duba hanyar sadarwarka ka sake gwadawa',
  deleteFailed: 'Ba a iya goge takardar ba. Sake gwadawa',
  loadFailed: 'Ba a iya loda takardunka ba',
  feeTitle: 'Kuɗin rajista',
  feeIllustrative: 'Adadin misali ne: ba a wallafa wani kuɗi ba.',
  feeWaits: 'Za ka iya biya bayan an karɓi kowace takarda.',
  pay: (amount) => `Biya ${amount}`,
  preparing: 'Ana shirya bil ɗinka. Da fatan za a jira...',
  billFailed: 'Ba a iya shirya bil ɗinka ba. Sake gwadawa',
  completeTitle: 'Rajistarka a matsayin wakili ta kammala',
  completeText: 'An karɓi takardunka da kuɗin.',
  receipt: 'Buɗe rasit',
  reviewTitle: 'Amincewa',
  reviewFailed: 'Ba a iya buɗe matsayin rajistarka ba',
  reviewReason: 'Dalili',
  reviewText: (state) => reviewTexts[state],
  card: 'Katinka na wakili',
  cardQr: (code) => `Lambar hoto da take kaiwa ga tantance katin ${code}`,
  cardUntil: (day) => `Yana aiki har ${day}`,
  cardSuspended: 'An dakatar: ana gaya wa duk wanda ya tantance katin',
};

const reviewTexts = {
  received: 'Takardunka da kuɗin suna wurinmu. Wani zai duba su; ana gaya maka a kowane mataki.',
  reviewed: 'Wani yana duba takardunka.',
  approved: 'Za ka iya aiki a matsayin wakili. Nuna wannan kati ga duk wanda ya tambaya.',
  declined: 'Ba a amince da rajistarka ba.',
};

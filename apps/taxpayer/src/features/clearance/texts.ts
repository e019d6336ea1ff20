import type { Localized } from '@portal/contracts';
import { clearanceWords } from '../../own-standing/standing-texts.ts';

// native reviewer: the Hausa of the whole file is ours.
export const texts = {
  title: clearanceWords.title,
  loading: { en: 'Working out your clearance', ha: 'Ana lissafa matsayin harajinka' },
  failed: { en: 'Your clearance could not be worked out.', ha: 'Ba a iya lissafa matsayin harajinka ba.' },
  years: { en: 'The three years', ha: 'Shekaru ukun' },
  clear: { en: 'clear', ha: 'babu matsala' },
  question: { en: 'one question', ha: 'tambaya ɗaya' },
  toFile: { en: 'to file', ha: 'za a miƙa' },
  withPerson: { en: 'an officer looks', ha: 'jami’i na dubawa' },

  clearedTitle: { en: 'Nothing is in the way', ha: 'Babu abin da ya hana' },
  clearedText: {
    en: 'You have filed and paid the three years. The certificate is issued at once.',
    ha: 'Ka miƙa ka kuma biya shekaru ukun. Za a bayar da takardar nan take.',
  },
  get: { en: 'Get the certificate', ha: 'Karɓi takardar' },
  getting: { en: 'Issuing it...', ha: 'Ana bayarwa...' },
  notAsked: { en: 'It was not asked for. Try again shortly', ha: 'Ba a nema ba. Ka sake gwadawa nan ba da daɗewa ba' },

  blockers: { en: 'What is in the way', ha: 'Abin da ya hana' },
  free: { en: 'free', ha: 'kyauta' },
  payAllEffect: { en: 'One payment, and one answer', ha: 'Biya ɗaya, amsa ɗaya' },
  byItself: {
    en: 'It is issued by itself as soon as nothing is in the way. You need not ask again.',
    ha: 'Za a bayar da kanta da zarar babu abin da ya hana. Ba sai ka sake nema ba.',
  },
  waitForIt: { en: 'Ask for it now', ha: 'Nema yanzu' },
  waitForItText: {
    en: 'Ask now: it is issued by itself once these are done.',
    ha: 'Nema yanzu: za a bayar da kanta da zarar an gama waɗannan.',
  },
  readAgain: { en: 'Work it out again', ha: 'Sake lissafawa' },

  rests: { en: 'Not in the way', ha: 'Ba sa hana ka' },

  personTitle: { en: 'An officer has to look at it', ha: 'Sai jami’i ya duba' },
  personText: {
    en: 'Nothing is owed. For this reason a person decides, within fourteen days:',
    ha: 'Ba a bin ka komai. Saboda wannan, mutum ne zai yanke, cikin kwana goma sha huɗu:',
  },
  askPerson: { en: 'Ask for the certificate', ha: 'Nemi takardar' },
  waitingTitle: clearanceWords.waitingTitle,
  overdueTitle: clearanceWords.overdueTitle,
  overdueText: {
    en: 'The fourteen days of the office are over. The Director decides it now, and has been told.',
    ha: 'Kwana goma sha huɗu na ofis sun wuce. Darakta ne zai yanke yanzu, an kuma sanar da shi.',
  },
  whyPerson: { en: 'Why a person decides', ha: 'Dalilin da mutum yake yankewa' },
  toAdd: { en: 'What you can add', ha: 'Abin da za ka ƙara' },
  nothingToAdd: {
    en: 'Nothing more is needed from you. You are told by inbox and mail.',
    ha: 'Ba a buƙatar komai daga gare ka. Za a sanar da kai.',
  },
  prove: { en: 'Prove who you are', ha: 'Tabbatar da kai wane ne' },
  proveFirst: {
    en: 'With a proved identity no officer is needed for this.',
    ha: 'In an tabbatar da kai, ba a buƙatar jami’i saboda wannan.',
  },
  addPayslips: { en: 'Add payslips', ha: 'Ƙara takardun albashi' },
  said: { en: 'What you said about a year', ha: 'Abin da ka faɗa game da shekara' },
  saidStates: {
    stated: { en: 'with the office', ha: 'yana wajen ofis' },
    accepted: { en: 'accepted', ha: 'an karɓa' },
    refused: { en: 'not accepted', ha: 'ba a karɓa ba' },
    'taken-back': { en: 'taken back', ha: 'an janye' },
  },

  refusedTitle: { en: 'The certificate was refused', ha: 'An ƙi bayar da takardar' },
  reasons: { en: 'Why', ha: 'Dalili' },
  cure: { en: 'What would cure it', ha: 'Abin da zai gyara' },
  refusedText: {
    en: 'You may ask again at any time, and go to the Tax Ombud free of charge.',
    ha: 'Za ka iya sake nema a kowane lokaci, ka kuma je wajen Tax Ombud kyauta.',
  },
  askAgain: { en: 'Ask again', ha: 'Sake nema' },

  revokedTitle: { en: 'Your certificate was revoked', ha: 'An soke takardarka' },
  expiredTitle: { en: 'Your certificate has expired', ha: 'Wa’adin takardarka ya ƙare' },
  revokedText: {
    en: 'Whoever checks it is told so. Your tax office says why in your inbox.',
    ha: 'Ana gaya wa duk mai dubawa haka. Ofishin haraji ya faɗi dalili a akwatin saƙonka.',
  },

  certificate: { en: 'Tax clearance certificate', ha: 'Takardar shaidar biyan haraji' },
  holder: { en: 'Holder', ha: 'Mai ita' },
  qr: { en: 'Code of the certificate', ha: 'Lambar hoto ta takardar' },
  formerName: {
    en: 'Your name is another one now. Ask for a certificate with it; this one is replaced then.',
    ha: 'Sunanka ya canja. Nemi takarda mai sabon suna; za ta maye gurbin wannan.',
  },
  reissue: { en: 'Certificate with my new name', ha: 'Takarda mai sabon sunana' },
  download: { en: 'PDF (A4)', ha: 'PDF (A4)' },
  downloadFailed: { en: 'The certificate could not be made', ha: 'Ba a iya yin takardar ba' },
  wallet: { en: 'Keep it on this phone', ha: 'Ajiye a wannan waya' },
  walletText: { en: 'That page opens without a network.', ha: 'Shafin yana buɗewa ba tare da intanet ba.' },

  shows: { en: 'What your copies show', ha: 'Abin da kwafinka yake nunawa' },
  yearsOnly: { en: 'The years only', ha: 'Shekaru kawai' },
  yearsOnlyText: { en: 'For most counters. No figures.', ha: 'Ga yawancin ofisoshi. Babu adadi.' },
  withFigures: { en: 'With income and tax', ha: 'Da kuɗin shiga da haraji' },
  withFiguresText: { en: 'For a tender, for example.', ha: 'Misali don neman kwangila.' },
  showsFailed: { en: 'Your choice was not saved', ha: 'Ba a adana zaɓinka ba' },
  readerCode: { en: 'Code for one reader', ha: 'Lamba ga mai karatu ɗaya' },
  readerCodeText: {
    en: 'Whoever has your number and this code reads income and tax for seven days. A new code ends the one before.',
    ha: 'Wanda yake da lambar takarda da wannan lamba zai karanta kuɗin shiga da haraji na kwana bakwai. Sabuwa tana ƙare ta baya.',
  },
  makeCode: { en: 'Make a code', ha: 'Yi lamba' },
  codeFailed: { en: 'No code was made', ha: 'Ba a yi lamba ba' },

  figures: { en: 'What it says of each year', ha: 'Abin da take faɗa na kowace shekara' },
  income: { en: 'Income', ha: 'Kuɗin shiga' },
  tax: { en: 'Tax', ha: 'Haraji' },
  paid: { en: 'Paid', ha: 'An biya' },
  notDeclared: { en: 'not declared here', ha: 'ba a faɗa a nan ba' },

  notLooked: { en: 'Nobody has looked at it yet.', ha: 'Babu wanda ya duba ta tukuna.' },
  looksFailed: { en: 'Who looked at it could not be read.', ha: 'Ba a iya karanta waɗanda suka duba ba.' },
  lookers: {
    mda: { en: 'A ministry, department or agency', ha: 'Ma’aikata ko hukuma' },
    public: { en: 'Somebody with the number', ha: 'Wani mai lambar' },
    holder: { en: 'You', ha: 'Kai' },
    office: { en: 'The tax office', ha: 'Ofishin haraji' },
  },
  lookedYears: { en: 'years only', ha: 'shekaru kawai' },
  lookedFigures: { en: 'with income and tax', ha: 'da kuɗin shiga da haraji' },

  employees: { en: 'Certificates that wait for you', ha: 'Takardun da ke jiranka' },
  employeesText: {
    en: 'The certificates of these employees go to an officer because PAYE months of yours are missing. File them, and they wait no more.',
    ha: 'Takardun waɗannan ma’aikata suna wajen jami’i saboda watannin PAYE da ba ka miƙa ba. Ka miƙa su, ba za su ƙara jira ba.',
  },
  payeManager: { en: 'To the PAYE manager', ha: 'Zuwa manajan PAYE' },
  duties: { en: 'Calendar of your duties', ha: 'Kalandar ayyukanka' },
  dutiesText: {
    en: 'Of an organisation the State asks PAYE and withholding month by month, what its premises owe, and levies. What is missing stands above.',
    ha: 'Daga ƙungiya Jiha tana neman PAYE da harajin riƙo kowane wata, da abin da wuraren aikinta ke bi, da haraje-haraje. Abin da ya rage yana sama.',
  },

  noIncomeLead: {
    en: 'You declare it, and an officer looks at it before it counts. A false statement is an offence.',
    ha: 'Kai ne kake faɗa, jami’i zai duba kafin a lissafa. Ƙarya laifi ce.',
  },
  proofLead: {
    en: 'A picture of the paper, and what it says. An officer looks at it; once it is accepted the year counts as filed.',
    ha: 'Hoton takardar da abin da ta faɗa. Jami’i zai duba; in an karɓa, shekarar ta zama an miƙa.',
  },
  kind: { en: 'What it was', ha: 'Abin da ya kasance' },
  kinds: {
    'no-income': { en: 'I had no income', ha: 'Ban sami kuɗin shiga ba' },
    'not-resident': { en: 'I lived in another state or country', ha: 'Na zauna a wata jiha ko ƙasa' },
    'filed-on-paper': { en: 'I filed on paper', ha: 'Na miƙa a takarda' },
    payslips: { en: 'I was employed: payslips', ha: 'Ni ma’aikaci ne: takardun albashi' },
  },
  text: { en: 'In your words', ha: 'Da kalmominka' },
  textHint: { en: 'For example where you lived, or how you lived.', ha: 'Misali inda ka zauna, ko yadda ka rayu.' },
  incomeKobo: { en: 'Income of the year, as the paper says', ha: 'Kuɗin shiga na shekara kamar takardar' },
  taxKobo: { en: 'Tax of the year, as the paper says', ha: 'Harajin shekara kamar takardar' },
  proof: { en: 'Picture of the paper', ha: 'Hoton takardar' },
  choosePicture: { en: 'Choose the picture', ha: 'Zaɓi hoton' },
  isTrue: { en: 'What I say is true as far as I know', ha: 'Abin da na faɗa gaskiya ne a iya sani na' },
  confirm: { en: 'Confirm that it is true', ha: 'Tabbatar gaskiya ne' },
  send: { en: 'Send it', ha: 'Aika' },
  sent: { en: 'Sent. An officer looks at it', ha: 'An aika. Jami’i zai duba' },
} as const;

export const workedOut = (at: string): Localized => ({
  en: `Worked out now, ${at}, from what we hold.`,
  ha: `An lissafa yanzu, ${at}, daga abin da muke da shi.`,
});

export const costs = (count: number, amount: string): Localized => ({
  en: count === 1 ? `One of them costs ${amount}.` : `${count} of them cost ${amount} together.`,
  ha: count === 1 ? `Ɗaya daga cikinsu ${amount}.` : `${count} daga cikinsu jimla ${amount}.`,
});

export const itCosts = (amount: string): Localized => ({ en: `It costs ${amount}.`, ha: `Kuɗinsa ${amount}.` });

export const payAll = (amount: string): Localized => ({ en: `Pay all ${amount}`, ha: `Biya duka ${amount}` });

export const dueSince = (day: string): Localized => ({ en: `due since ${day}`, ha: `ya kamata tun ${day}` });

export const decidesBy = (day: string): Localized => ({
  en: `The office decides by ${day}, or says why not. After that it goes to the Director.`,
  ha: `Ofis zai yanke zuwa ${day}, ko ya faɗi dalili. Bayan haka zai je wajen Darakta.`,
});

export const looked = (times: number): Localized => ({
  en: times === 1 ? 'Looked at once' : `Looked at ${times} times`,
  ha: `An duba sau ${times}`,
});

export const codeUntil = (moment: string): Localized => ({ en: `Until ${moment}`, ha: `Har ${moment}` });

export const aboutYear = (year: number): Localized => ({ en: `About ${year}`, ha: `Game da ${year}` });

export const revokedOn = (day: string): Localized => ({
  en: `Since ${day} it counts no more.`,
  ha: `Tun ${day} ba ta aiki.`,
});

export const expiredOn = (day: string): Localized => ({
  en: `Its last day was ${day}.`,
  ha: `Ranarta ta ƙarshe ${day}.`,
});

import type { Localized } from '@portal/contracts';

// native reviewer: the Hausa of the whole list is ours.
export const texts = {
  title: { en: 'Your requests', ha: 'Buƙatunka' },
  none: {
    en: 'Nothing is under way. What you ask an office for stands here with its clock.',
    ha: 'Babu abin da ake yi. Abin da ka nema a ofis zai tsaya a nan tare da agogonsa.',
  },
  failed: { en: 'Your requests could not be read.', ha: 'Ba a iya karanta buƙatunka ba.' },
  loading: { en: 'Reading your requests', ha: 'Ana karanta buƙatunka' },
  bill: { en: 'Bill', ha: 'Bil' },
  answerBy: { en: 'Answer by', ha: 'Amsa kafin' },
  late: { en: 'Was due on', ha: 'Ya kamata a' },
  since: { en: 'Asked on', ha: 'An nema a' },
  decided: { en: 'Decided on', ha: 'An yanke a' },
  says: { en: 'The office says:', ha: 'Ofis ya ce:' },
  withdraw: { en: 'Take it back', ha: 'Janye' },
  withdrawn: { en: 'The request is taken back', ha: 'An janye buƙatar' },
  notWithdrawn: {
    en: 'Nothing was changed. Try again shortly',
    ha: 'Ba a canza komai ba. Sake gwadawa nan gaba kaɗan',
  },
  office: { en: 'Your tax office', ha: 'Ofishin harajinka' },
  officeText: {
    en: 'It looks after your taxes. Bills keep the office of their day.',
    ha: 'Yana kula da harajinka. Takardun biya suna riƙe da ofishin ranarsu.',
  },
  noOffice: { en: 'No office looks after you yet.', ha: 'Babu ofishin da yake kula da kai tukuna.' },
  confirmed: { en: 'Confirmed by the office', ha: 'Ofis ya tabbatar' },
  chosen: { en: 'Your own choice', ha: 'Zaɓinka' },
  ofArea: { en: 'The office of your area', ha: 'Ofishin yankinka' },
  choose: { en: 'Choose', ha: 'Zaɓa' },
  another: { en: 'Another office', ha: 'Wani ofis' },
  chooseThis: { en: 'Choose this office', ha: 'Zaɓi wannan ofis' },
  chosenNow: { en: 'This office looks after you now', ha: 'Wannan ofis yake kula da kai yanzu' },
  askText: {
    en: 'Your office has confirmed you: it releases you to another one within five working days, or says why not.',
    ha: 'Ofishinka ya tabbatar da kai: zai sake ka zuwa wani cikin ranakun aiki biyar, ko ya faɗi dalili.',
  },
  why: { en: 'Why', ha: 'Dalili' },
  whyHint: { en: 'For example: I moved there in May', ha: 'Misali: na koma can a watan Mayu' },
  send: { en: 'Send the request', ha: 'Aika buƙatar' },
  sent: { en: 'Your request is with the office', ha: 'Buƙatarka tana wurin ofis' },
  notSent: { en: 'Nothing was sent. Try again shortly', ha: 'Ba a aika komai ba. Sake gwadawa nan gaba kaɗan' },
  sending: { en: 'Sending. Please wait...', ha: 'Ana aikawa. Jira kaɗan...' },
  required: { en: 'Field is required', ha: 'Dole a cika wannan' },
  sayMore: { en: 'Say in a sentence why', ha: 'Faɗi dalili a jimla ɗaya' },
} as const satisfies Readonly<Record<string, Localized>>;

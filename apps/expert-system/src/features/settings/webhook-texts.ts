import type { AttemptFault, PartnerEventType } from '@portal/contracts';

interface Words {
  readonly en: string;
  readonly ha: string;
}

// native reviewer: the Hausa of the whole list is ours.
export const webhookTexts = {
  webhooks: { en: 'Webhooks', ha: 'Adiresoshin labarai' },
  webhooksText: {
    en: 'Your server is told what happens to the bills of one engine code, signed by Standard Webhooks. The same event may come twice and events may come out of order: keep the highest version.',
    ha: 'Ana sanar da sabarka abin da ke faruwa ga bil na lambar inji ɗaya, da sa hannu na Standard Webhooks. Labari ɗaya zai iya zuwa sau biyu, ko ba bisa jeri ba: ajiye mafi girman siga.',
  },
  none: { en: 'There is no address yet.', ha: 'Babu adireshi tukuna.' },
  enter: { en: 'Enter an address', ha: 'Shigar da adireshi' },
  url: { en: 'Address, beginning with https://', ha: 'Adireshi, ya fara da https://' },
  engineCode: { en: 'Engine code', ha: 'Lambar inji' },
  kinds: { en: 'What is told', ha: 'Abin da ake sanarwa' },
  legacy: {
    en: 'Small notice of payments, as the earlier portal sent it',
    ha: 'Gajeren sanarwar biyan kuɗi, kamar yadda tsohuwar tasha ke aikawa',
  },
  shape: { en: 'Form', ha: 'Tsari' },
  standardShape: { en: 'Standard Webhooks', ha: 'Standard Webhooks' },
  code: { en: 'Code of your second factor', ha: 'Lambar tantancewarka ta biyu' },
  shownOnce: { en: 'Copy the secret now: it is never shown again', ha: 'Kwafi sirrin yanzu: ba za a sake nuna shi ba' },
  copy: { en: 'Copy the secret', ha: 'Kwafi sirrin' },
  address: { en: 'Address', ha: 'Adireshi' },
  all: { en: 'Settings', ha: 'Saituna' },
  waiting: { en: 'Waiting', ha: 'Masu jira' },
  since: { en: 'Entered', ha: 'An shigar' },
  secrets: { en: 'Secrets', ha: 'Sirri' },
  oneSecret: { en: 'one signs', ha: 'ɗaya yana sa hannu' },
  twoSecrets: { en: 'two sign until', ha: 'biyu suna sa hannu har zuwa' },
  held: { en: 'Your server asked for quiet until', ha: 'Sabarka ta nemi shiru har zuwa' },
  test: { en: 'Send a test event', ha: 'Aika labarin gwaji' },
  testSent: { en: 'The test event is on its way', ha: 'Labarin gwaji yana kan hanya' },
  pause: { en: 'Pause', ha: 'Dakatar' },
  pauseTitle: { en: 'Pause the address', ha: 'Dakatar da adireshin' },
  pauseEffect: {
    en: 'Nothing is sent there until you let it go on. What happens meanwhile is kept for 90 days and sent then.',
    ha: 'Ba za a aika komai can ba sai ka bar shi ya ci gaba. Abin da ya faru kafin nan ana ajiye shi kwana 90, a aika a lokacin.',
  },
  paused: { en: 'The address is paused', ha: 'An dakatar da adireshin' },
  resume: { en: 'Go on', ha: 'Ci gaba' },
  resumed: { en: 'The address goes on', ha: 'Adireshin ya ci gaba' },
  change: { en: 'Change', ha: 'Sauya' },
  changeTitle: { en: 'Change the address', ha: 'Sauya adireshin' },
  changed: { en: 'The address is changed', ha: 'An sauya adireshin' },
  rotate: { en: 'New secret', ha: 'Sabon sirri' },
  hours: { en: 'Hours for which the old one signs too', ha: 'Awannin da tsohon zai ci gaba da sa hannu' },
  hoursHint: { en: '0: the old one ends at once. At most 168.', ha: '0: tsohon ya ƙare nan take. Mafi yawa 168.' },
  end: { en: 'Delete', ha: 'Goge' },
  endTitle: { en: 'Delete the address', ha: 'Goge adireshin' },
  endEffect: {
    en: 'Nothing is sent there any more, what waits is given up, and the secret is forgotten. Nobody can take that back.',
    ha: 'Ba za a ƙara aika komai can ba, abin da ke jira an bar shi, an kuma manta da sirrin. Ba wanda zai iya mayar da shi.',
  },
  ended: { en: 'The address is deleted', ha: 'An goge adireshin' },
  deliveries: { en: 'Last 40 events', ha: 'Labarai 40 na ƙarshe' },
  oldestLeft: { en: 'oldest left', ha: 'tsohon a hagu' },
  nothingYet: { en: 'Nothing was sent yet. Send a test event.', ha: 'Ba a aika komai ba tukuna. Aika labarin gwaji.' },
  arrived: { en: 'arrived', ha: 'ya isa' },
  arrivedLater: { en: 'arrived later', ha: 'ya isa daga baya' },
  waits: { en: 'waits', ha: 'yana jira' },
  givenUp: { en: 'given up', ha: 'an bar shi' },
  next: { en: 'next', ha: 'na gaba' },
  attempt: { en: 'try', ha: 'yunƙuri' },
  of: { en: 'of', ha: 'cikin' },
  event: { en: 'Event', ha: 'Labari' },
  chooseEvent: {
    en: 'Choose an event to see its bytes and every try.',
    ha: 'Zaɓi labari don ganin abin da aka aika da kowane yunƙuri.',
  },
  about: { en: 'About', ha: 'A kan' },
  testEvent: { en: 'no bill: a test', ha: 'ba bil ba: gwaji' },
  tries: { en: 'Tries', ha: 'Yunƙuri' },
  notTried: { en: 'Not tried yet', ha: 'Ba a gwada ba tukuna' },
  tryNow: { en: 'Send again now', ha: 'Sake aikawa yanzu' },
  replay: { en: 'Replay', ha: 'Sake aikawa' },
  replayText: {
    en: 'The same id each time, so that your server can tell a repeat.',
    ha: 'Lamba ɗaya kowane lokaci, don sabarka ta gane maimaici.',
  },
  from: { en: 'What happened in the last', ha: 'Abin da ya faru a cikin' },
  hour: { en: 'hour', ha: 'awa ta ƙarshe' },
  day: { en: '24 hours', ha: 'awa 24' },
  week: { en: '7 days', ha: 'kwana 7' },
  quarter: { en: '90 days', ha: 'kwana 90' },
  which: { en: 'Which', ha: 'Waɗanne' },
  notArrived: { en: 'what did not arrive', ha: 'waɗanda ba su isa ba' },
  everything: { en: 'everything', ha: 'duka' },
  replayed: { en: 'Events on their way again', ha: 'Labaran da aka sake aikawa' },
  failed: { en: 'That did not work. Try again shortly', ha: 'Hakan bai yi aiki ba. Sake gwadawa nan ba da daɗewa ba' },
} as const satisfies Readonly<Record<string, Words>>;

export const stateTexts = {
  active: { en: 'active', ha: 'yana aiki' },
  paused: { en: 'paused', ha: 'an dakatar' },
  ended: { en: 'deleted', ha: 'an goge' },
  'no-answer': { en: 'paused: an event was tried for three days', ha: 'an dakatar: an yi kwana uku ana gwada labari' },
  gone: { en: 'ended: your server answered 410', ha: 'ya ƙare: sabarka ta amsa 410' },
} as const satisfies Readonly<Record<string, Words>>;

export const faultTexts = {
  'not-public': { en: 'does not lead to public addresses alone', ha: 'bai kai ga adiresoshin jama’a kaɗai ba' },
  'name-unknown': { en: 'name unknown', ha: 'ba a san sunan ba' },
  'no-connection': { en: 'no connection', ha: 'babu haɗi' },
  'no-answer-in-time': { en: 'no answer in 15 s', ha: 'babu amsa cikin daƙiƙa 15' },
  certificate: { en: 'certificate not valid', ha: 'takardar shaida ba ta inganta ba' },
  'broken-off': { en: 'broken off', ha: 'ya yanke' },
} as const satisfies Readonly<Record<AttemptFault, Words>>;

export const kindTexts = {
  'bill.created': { en: 'Bill raised', ha: 'An fitar da bil' },
  'bill.amended': { en: 'Bill changed', ha: 'An sauya bil' },
  'bill.cancelled': { en: 'Bill cancelled', ha: 'An soke bil' },
  'bill.paid': { en: 'Bill paid', ha: 'An biya bil' },
  'bill.under_review': { en: 'Payment under review', ha: 'Ana duba biyan kuɗi' },
  'bill.reopened': { en: 'Bill payable again', ha: 'Ana iya biyan bil kuma' },
  'bill.voided': { en: 'Receipt voided', ha: 'An soke rasiti' },
  'bill.renewed': { en: 'Bill payable longer', ha: 'An tsawaita lokacin biyan bil' },
} as const satisfies Readonly<Record<PartnerEventType, Words>>;

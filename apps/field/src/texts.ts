import { createContext, useContext } from 'react';
import { visitTexts } from './texts-of-visits.ts';

export type Language = 'en' | 'ha';

// native reviewer: the Hausa of the whole list is ours.
const texts = {
  ...visitTexts,
  title: { en: 'Field records', ha: 'Bayanan waje' },
  noNetwork: { en: 'No network', ha: 'Babu hanyar sadarwa' },
  network: { en: 'Network', ha: 'Akwai hanyar sadarwa' },
  sending: { en: 'Sending', ha: 'Ana aikawa' },
  keptHere: { en: 'kept on this phone', ha: 'a ajiye a wannan waya' },
  nothingWaits: { en: 'Nothing waits on this phone', ha: 'Babu abin da ke jira a wannan waya' },
  notEnrolled: { en: 'This phone is not enrolled', ha: 'Ba a yi wa wannan waya rajista ba' },
  askDesk: {
    en: 'Open the badge link of your desk on this phone. You get a PIN with it.',
    ha: 'Buɗe mahaɗin baji na ofishinka a wannan waya. Za a ba ka PIN tare da shi.',
  },
  evicted: {
    en: 'This phone has thrown its store away. Tell your desk, and ask for another badge link.',
    ha: 'Wannan waya ta zubar da ajiyarta. Gaya wa ofishinka, ka nemi wani mahaɗin baji.',
  },
  enrol: { en: 'Enrol this phone', ha: 'Yi wa wannan waya rajista' },
  pin: { en: 'PIN, six digits', ha: 'PIN, lambobi shida' },
  open: { en: 'Open the list', ha: 'Buɗe jerin' },
  wrongPin: { en: 'The PIN is wrong', ha: 'PIN ba daidai ba ne' },
  left: { en: 'tries are left', ha: 'gwaji suka rage' },
  pinEnded: {
    en: 'The PIN was wrong ten times. The list is gone. What waits is sent; ask your desk for another badge link.',
    ha: 'PIN ya kasance ba daidai ba sau goma. Jerin ya tafi. Za a aika abin da ke jira; nemi wani mahaɗin baji.',
  },
  locked: { en: 'The desk has locked this phone', ha: 'Ofishi ya kulle wannan waya' },
  lockedText: {
    en: 'What it keeps is not lost: it is sent when the desk unlocks it.',
    ha: 'Abin da ta ajiye bai ɓace ba: za a aika idan ofishi ya buɗe ta.',
  },
  again: { en: 'Ask again', ha: 'Sake tambaya' },
  needsNetwork: { en: 'This needs a network once', ha: 'Wannan yana buƙatar hanyar sadarwa sau ɗaya' },
  waitsFirst: {
    en: 'Records of before wait on this phone and could not be sent. Try again with a network',
    ha: 'Bayanan da na jira a wannan waya ba su tafi ba. Sake gwadawa da hanyar sadarwa',
  },
  today: { en: 'Today', ha: 'Yau' },
  of: { en: 'of', ha: 'daga' },
  kept: { en: 'Kept', ha: 'Ajiye' },
  badge: { en: 'My badge', ha: 'Bajina' },
  record: { en: 'Record premises', ha: 'Rubuta wuri' },
  sentBack: { en: 'Sent back', ha: 'An mayar' },
  nothingBack: { en: 'The desk sent nothing back.', ha: 'Ofishi bai mayar da komai ba.' },
  wards: { en: 'Your wards', ha: 'Unguwanninka' },
  seeAgain: { en: 'See again', ha: 'Sake gani' },
  seeAgainText: {
    en: 'Somebody else recorded these. Go there and say what you find.',
    ha: 'Wani ne ya rubuta waɗannan. Je can ka faɗi abin da ka gani.',
  },
  answer: { en: 'Answer', ha: 'Amsa' },
  whatDiffers: {
    en: 'What differs? Mark nothing if all is as recorded.',
    ha: 'Me ya bambanta? Kada ka yi alama idan komai daidai ne.',
  },
  asRecorded: { en: 'As recorded', ha: 'Kamar yadda aka rubuta' },
  differs: { en: 'It differs', ha: 'Ya bambanta' },
  note: { en: 'Note', ha: 'Bayani' },
  back: { en: 'Back', ha: 'Koma' },
  outside: { en: 'Outside', ha: 'A waje' },
  step1: { en: 'Step 1 of 2 · nobody needed', ha: 'Mataki 1 na 2 · ba a buƙatar kowa' },
  step2: { en: 'Step 2 of 2', ha: 'Mataki 2 na 2' },
  where: { en: 'Where you stand', ha: 'Inda kake tsaye' },
  looking: { en: 'Looking for the place …', ha: 'Ana neman wuri …' },
  exact: { en: 'exact enough', ha: 'ya isa' },
  inexact: { en: 'wait, or go on', ha: 'jira, ko ci gaba' },
  placeDenied: {
    en: 'This phone may not say its place. Allow it in the settings, or go on: the desk sees that it is missing.',
    ha: 'Ba a yarda waya ta faɗi wurinta ba. Yarda a saituna, ko ci gaba: ofishi zai ga babu wuri.',
  },
  noPlace: {
    en: 'No place yet. You can go on: the desk sees that it is missing.',
    ha: 'Babu wuri tukuna. Kana iya ci gaba: ofishi zai ga babu.',
  },
  photos: { en: 'Two photos', ha: 'Hotuna biyu' },
  photo: { en: 'Photo', ha: 'Hoto' },
  takePhoto: { en: 'Take photo', ha: 'Ɗauki hoto' },
  badPhoto: {
    en: 'This phone could not open that photo. Take another',
    ha: 'Wayar ba ta iya buɗe hoton ba. Ɗauki wani',
  },
  whatIsIt: { en: 'What is it?', ha: 'Mene ne?' },
  sign: { en: 'Name on the sign', ha: 'Suna a alama' },
  address: { en: 'Street and number', ha: 'Titi da lamba' },
  ward: { en: 'Ward', ha: 'Unguwa' },
  withOwner: { en: 'With the owner', ha: 'Tare da mai wurin' },
  readAloud: { en: 'Read this aloud', ha: 'Karanta wannan da ƙarfi' },
  saidYes: { en: 'Said yes', ha: 'Ya yarda' },
  saidNo: { en: 'Said no', ha: 'Ya ƙi' },
  noKept: { en: 'Only place, sign and kind are kept.', ha: 'Wuri, alama da iri kaɗai za a ajiye.' },
  owner: { en: 'Owner’s name', ha: 'Sunan mai wurin' },
  phone: { en: 'Phone', ha: 'Waya' },
  keep: { en: 'Keep it', ha: 'Ajiye shi' },
  needPhoto1: { en: 'First photo first', ha: 'Hoto na farko tukuna' },
  needPhoto2: { en: 'Second photo first', ha: 'Hoto na biyu tukuna' },
  needTrade: { en: 'Say what it is', ha: 'Faɗi mene ne' },
  needSign: { en: 'Write the name on the sign', ha: 'Rubuta sunan alama' },
  needAddress: { en: 'Write street and number', ha: 'Rubuta titi da lamba' },
  needConsent: { en: 'Read it aloud, then yes or no', ha: 'Karanta, sannan ya yarda ko ya ƙi' },
  needOwner: { en: 'Write the owner’s name', ha: 'Rubuta sunan mai wurin' },
  wrongPhone: { en: 'The phone number is not right', ha: 'Lambar waya ba daidai ba ce' },
  wrong: { en: 'Look at it again: something is not right', ha: 'Sake dubawa: wani abu ba daidai ba ne' },
  full: {
    en: 'This phone is full. Nothing was kept: make room or send first.',
    ha: 'Wannan waya ta cika. Ba a ajiye komai ba: yi wuri ko aika tukuna.',
  },
  nearlyFull: { en: 'This phone is nearly full', ha: 'Wannan waya ta kusa cika' },
  room: { en: 'Room for about', ha: 'Akwai wuri na kusan' },
  more: { en: 'more', ha: 'kuma' },
  notLasting: {
    en: 'Put this page on the home screen: else the phone may throw its store away when it is full.',
    ha: 'Sa wannan shafi a fuskar waya: in ba haka ba wayar na iya zubar da ajiyar idan ta cika.',
  },
  sentWeek: { en: 'sent from this phone', ha: 'an aika daga wannan waya' },
  waits: { en: 'Waits', ha: 'Yana jira' },
  refused: { en: 'The server refused it. Tell your desk', ha: 'Sabar ta ƙi shi. Gaya wa ofishinka' },
  sendNow: { en: 'Try to send now', ha: 'Gwada aikawa yanzu' },
  validUntil: { en: 'Valid until', ha: 'Yana aiki har' },
  neverPay: { en: 'Never pay this person', ha: 'Kada ka biya wannan mutum' },
  qr: { en: 'QR code: opens the check of this badge', ha: 'Lambar QR: tana buɗe duba wannan baji' },
  checkBadge: { en: 'Anybody can check this badge at', ha: 'Kowa zai iya duba wannan baji a' },
  language: { en: 'Hausa', ha: 'English' },
} as const;

export const trades = {
  shop: { en: 'Shop', ha: 'Shago' },
  'market-stall': { en: 'Market stall', ha: 'Rumfa' },
  workshop: { en: 'Workshop', ha: 'Wurin aiki' },
  restaurant: { en: 'Food', ha: 'Abinci' },
  hotel: { en: 'Hotel', ha: 'Otal' },
  office: { en: 'Office', ha: 'Ofishi' },
  'event-centre': { en: 'Event centre', ha: 'Wurin taro' },
  factory: { en: 'Factory', ha: 'Masana’anta' },
  'filling-station': { en: 'Filling station', ha: 'Gidan mai' },
  school: { en: 'School', ha: 'Makaranta' },
  clinic: { en: 'Clinic', ha: 'Asibiti' },
  farm: { en: 'Farm', ha: 'Gona' },
  other: { en: 'Other', ha: 'Wani' },
} as const;

export const LanguageContext = createContext<Language>('en');

/** The words of the page in the language of whoever holds the phone. */
export function useWords(): (key: keyof typeof texts) => string {
  const language = useContext(LanguageContext);
  return (key) => texts[key][language];
}

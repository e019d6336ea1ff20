import type { ClosingBlocker, Localized } from '@portal/contracts';

// native reviewer: the Hausa of the whole list is ours.
export const texts = {
  opened: { en: 'Who opened my file', ha: 'Wa ya buɗe fayil ɗina' },
  openedText: {
    en: 'Every time somebody of the service, or somebody who acts for you, looked at your record or changed it: their role and office, when, and why.',
    ha: 'Duk lokacin da wani na hukuma, ko mai wakiltarka, ya duba bayananka ko ya canza su: matsayinsa da ofishinsa, yaushe, da dalili.',
  },
  nobody: { en: 'Nobody has.', ha: 'Babu wanda ya buɗe.' },
  openedFailed: { en: 'This could not be read.', ha: 'Ba a iya karanta wannan ba.' },
  loading: { en: 'Reading', ha: 'Ana karantawa' },
  portal: { en: 'The portal', ha: 'Shafin' },
  all: { en: 'All of the service log', ha: 'Duk tarihin ayyuka' },

  mail: { en: 'Notices by email', ha: 'Sanarwa ta imel' },

  data: { en: 'My data', ha: 'Bayanana' },
  dataText: {
    en: 'One file of everything the portal holds about you. It is prepared while you do something else; your inbox says when it is ready.',
    ha: 'Fayil ɗaya na duk abin da shafin yake riƙe game da kai. Ana shirya shi yayin da kake wani abu; akwatin saƙo zai faɗa idan ya shirya.',
  },
  ask: { en: 'Ask for my data', ha: 'Nemi bayanana' },
  asked: { en: 'Your data is being prepared', ha: 'Ana shirya bayananka' },
  notAsked: { en: 'Nothing was asked for. Try again shortly', ha: 'Ba a nemi komai ba. Sake gwadawa nan gaba kaɗan' },
  preparing: { en: 'Being prepared', ha: 'Ana shiryawa' },
  ready: { en: 'Ready until', ha: 'Ya shirya har' },
  download: { en: 'Download', ha: 'Sauke' },
  notDownloaded: {
    en: 'The file could not be downloaded. Try again shortly',
    ha: 'Ba a iya sauke fayil ɗin ba. Sake gwadawa',
  },
  dataFailed: { en: 'Your files could not be read.', ha: 'Ba a iya karanta fayilolinka ba.' },

  language: { en: 'Language', ha: 'Harshe' },
  languageText: {
    en: 'In which the portal speaks to you on this device. Mails come in both.',
    ha: 'Harshen da tashar ke magana da kai a wannan na’urar. Imel na zuwa da duka biyun.',
  },

  close: { en: 'Close my account', ha: 'Rufe asusuna' },
  closeText: {
    en: 'What says who you are is deleted, for good. Bills and receipts stay, as the law demands; what you owe is still owed.',
    ha: 'Za a share abin da ya nuna ko kai wanene, har abada. Bil da rasiti za su tsaya kamar yadda doka ta nema; bashinka yana nan.',
  },
  stops: { en: 'It cannot be closed yet:', ha: 'Ba za a iya rufe shi tukuna ba:' },
  owed: { en: 'Unpaid bills:', ha: 'Bil da ba a biya ba:' },
  password: { en: 'Your password', ha: 'Kalmar sirrinka' },
  wrongPassword: { en: 'This is not your password', ha: 'Wannan ba kalmar sirrinka ba ce' },
  required: { en: 'Field is required', ha: 'Dole a cika wannan' },
  closeNow: { en: 'Close my account for good', ha: 'Rufe asusuna har abada' },
  closing: { en: 'Closing. Please wait...', ha: 'Ana rufewa. Jira kaɗan...' },
  cancel: { en: 'Cancel', ha: 'Soke' },
  notClosed: { en: 'Your account was not closed. Try again shortly', ha: 'Ba a rufe asusunka ba. Sake gwadawa' },
  closed: { en: 'Your account is closed', ha: 'An rufe asusunka' },
} as const satisfies Readonly<Record<string, Localized>>;

export const blockerWords: Readonly<Record<ClosingBlocker, Localized>> = {
  payment: { en: 'payments under way', ha: 'biyan kuɗi da ake yi' },
  review: { en: 'bills with money under review', ha: 'bil da ake duba kuɗinsu' },
  request: { en: 'requests that are not decided', ha: 'buƙatun da ba a yanke ba' },
  plan: { en: 'bills being paid in parts', ha: 'bil da ake biya kashi-kashi' },
};

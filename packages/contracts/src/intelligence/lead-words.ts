import type { Localized } from '../language.ts';
import type { Dismissal, LeadReason, LeadState, MatchReason, SourceKind } from './lead.ts';

// native reviewer: the Hausa of the whole file is ours.
export const sourceKindWords = {
  'paye-rows': { en: 'Employers’ PAYE rows', ha: 'Layukan PAYE na masu ɗaukar aiki' },
  'withholding-rows': { en: 'Withholding rows', ha: 'Layukan harajin riƙo' },
  'field-records': { en: 'Records of enumerators', ha: 'Bayanan masu ƙidaya' },
  land: { en: 'Land register', ha: 'Rajistar filaye' },
  vehicles: { en: 'Vehicle register', ha: 'Rajistar motoci' },
  hotels: { en: 'Hotel register', ha: 'Rajistar otal' },
  businesses: { en: 'Business register', ha: 'Rajistar kasuwanci' },
  tips: { en: 'Tips of the public', ha: 'Labaran jama’a' },
} as const satisfies Readonly<Record<SourceKind, Localized>>;

export const leadReasonWords = {
  'not-registered': { en: 'Not in the register of taxpayers', ha: 'Ba ya cikin rajistar masu haraji' },
  'files-nothing': { en: 'Filed no return for the last year', ha: 'Bai gabatar da bayanin shekarar da ta gabata ba' },
  'no-consumption-tax': { en: 'A hotel that files no consumption tax', ha: 'Otal da ba ya gabatar da harajin amfani' },
  'told-of': { en: 'Somebody told the office', ha: 'Wani ya gaya wa ofis' },
} as const satisfies Readonly<Record<LeadReason, Localized>>;

export const leadStateWords = {
  open: { en: 'Open', ha: 'A buɗe' },
  claimed: { en: 'Claimed', ha: 'An karɓa' },
  registered: { en: 'Registered', ha: 'An yi rajista' },
  'discrepancy-opened': { en: 'Discrepancy opened', ha: 'An buɗe bambanci' },
  'return-asked': { en: 'Return asked for', ha: 'An nemi bayani' },
  merged: { en: 'Merged', ha: 'An haɗa' },
  dismissed: { en: 'Dismissed', ha: 'An kori' },
} as const satisfies Readonly<Record<LeadState, Localized>>;

export const dismissalWords = {
  'wrong-data': { en: 'The list is wrong', ha: 'Jerin ba daidai ba ne' },
  'not-this-person': { en: 'It is somebody else', ha: 'Wani ne daban' },
  exempt: { en: 'Exempt from this tax', ha: 'An keɓe shi daga wannan haraji' },
  gone: { en: 'Closed, moved away or died', ha: 'An rufe, ya ƙaura ko ya rasu' },
  'too-small': { en: 'Too small to follow', ha: 'Ya yi ƙanƙanta' },
  'known-already': { en: 'In order already', ha: 'Komai ya daidaita' },
  'days-over': { en: 'The days of its source are over', ha: 'Kwanakin tushensa sun ƙare' },
} as const satisfies Readonly<Record<Dismissal, Localized>>;

export const matchRuleWords = {
  'identity-number': { en: 'Identity number', ha: 'Lambar shaida' },
  tpui: { en: 'TPUI', ha: 'TPUI' },
  'rc-number': { en: 'RC number', ha: 'Lambar RC' },
  phone: { en: 'Phone', ha: 'Waya' },
  name: { en: 'Name', ha: 'Suna' },
  area: { en: 'Local government', ha: 'Ƙaramar hukuma' },
  address: { en: 'Address', ha: 'Adireshi' },
  kind: { en: 'Person or organisation', ha: 'Mutum ko ƙungiya' },
} as const satisfies Readonly<Record<MatchReason['rule'], Localized>>;

export const matchHowWords = {
  same: { en: 'is the same', ha: 'ɗaya ne' },
  close: { en: 'is close', ha: 'ya yi kusa' },
  partly: { en: 'is the same in part', ha: 'ɗaya ne a sashe' },
  differs: { en: 'differs', ha: 'ya bambanta' },
} as const satisfies Readonly<Record<MatchReason['how'], Localized>>;

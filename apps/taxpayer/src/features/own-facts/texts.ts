import type { Localized, ObligationFact, Premises } from '@portal/contracts';

// native reviewer: the Hausa of the whole file is ours.
export const texts = {
  title: { en: 'What makes your duties', ha: 'Abin da ke sa ayyukanka' },
  lead: {
    en: 'What you have to file follows from what stands here. Change it, and your calendar follows in the same moment; what was filed stays.',
    ha: 'Abin da za ka gabatar yana bin abin da yake nan. Canza shi, kalandarka za ta bi nan take; abin da aka gabatar yana nan.',
  },
  calendar: { en: 'Calendar of duties', ha: 'Kalandar ayyukan haraji' },
  facts: { en: 'What you do', ha: 'Abin da kake yi' },
  premises: { en: 'Where you trade', ha: 'Inda kake kasuwanci' },
  noFacts: { en: 'You have said nothing yet.', ha: 'Ba ka faɗi komai ba tukuna.' },
  noPremises: { en: 'No premises are entered.', ha: 'Ba a shigar da wurin kasuwanci ba.' },
  addFact: { en: 'Add what you do', ha: 'Ƙara abin da kake yi' },
  addPlace: { en: 'Add premises', ha: 'Ƙara wurin kasuwanci' },
  change: { en: 'Change', ha: 'Canza' },
  changeOf: { en: 'Change:', ha: 'Canza:' },
  save: { en: 'Save', ha: 'Adana' },
  saved: { en: 'Saved. Your calendar follows it', ha: 'An adana. Kalandarka tana bin sa' },
  failed: { en: 'Nothing was saved. Try again shortly', ha: 'Ba a adana komai ba. Sake gwadawa nan gaba kaɗan' },
  fact: { en: 'What', ha: 'Mene ne' },
  place: { en: 'Place', ha: 'Wuri' },
  placeHint: { en: 'Street, area and town', ha: 'Titi, unguwa da gari' },
  trade: { en: 'Trade', ha: 'Sana’a' },
  from: { en: 'Since', ha: 'Tun' },
  to: { en: 'Until', ha: 'Har' },
  toHint: { en: 'Leave it empty while it goes on', ha: 'Bar shi babu komai idan yana ci gaba' },
  goesOn: { en: 'goes on', ha: 'yana ci gaba' },
  loading: { en: 'Loading', ha: 'Ana lodawa' },
  loadFailed: { en: 'This could not be loaded.', ha: 'Ba a iya loda wannan ba.' },
} as const satisfies Readonly<Record<string, Localized>>;

interface FactWords {
  readonly name: Localized;
  /** What is to be filed because of it. */
  readonly makes: Localized;
}

export const factWords: Readonly<Record<ObligationFact['fact'], FactWords>> = {
  employer: {
    name: { en: 'You have staff', ha: 'Kana da ma’aikata' },
    makes: {
      en: 'PAYE of every month, and the annual return of employers (Form H1)',
      ha: 'PAYE na kowane wata, da rahoton shekara na ma’aikata (Form H1)',
    },
  },
  'withholding-agent': {
    name: { en: 'You withhold tax from those you pay', ha: 'Kana riƙe haraji daga waɗanda kake biya' },
    makes: { en: 'Withholding tax of every month', ha: 'Harajin riƙo na kowane wata' },
  },
  'self-employed': {
    name: { en: 'You work for yourself', ha: 'Kana aikin kanka' },
    makes: { en: 'The return of income of every year (Form A)', ha: 'Bayanin kuɗin shiga na kowace shekara (Form A)' },
  },
};

export const taxedPremises: Localized = {
  en: 'Consumption tax of every month',
  ha: 'Harajin amfani na kowane wata',
};

export const tradeWords: Readonly<Record<Premises['trade'], Localized>> = {
  hotel: { en: 'Hotel', ha: 'Otal' },
  restaurant: { en: 'Restaurant', ha: 'Gidan abinci' },
  'event-centre': { en: 'Event centre', ha: 'Wurin taro' },
  shop: { en: 'Shop', ha: 'Shago' },
  'market-stall': { en: 'Market stall', ha: 'Rumfar kasuwa' },
  workshop: { en: 'Workshop', ha: 'Wurin aikin hannu' },
  factory: { en: 'Factory', ha: 'Masana’anta' },
  'filling-station': { en: 'Filling station', ha: 'Gidan mai' },
  office: { en: 'Office', ha: 'Ofis' },
  school: { en: 'School', ha: 'Makaranta' },
  clinic: { en: 'Clinic', ha: 'Asibiti' },
  farm: { en: 'Farm', ha: 'Gona' },
  other: { en: 'Something else', ha: 'Wani abu' },
};

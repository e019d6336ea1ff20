import type { EnforcementMove, Localized } from '@portal/contracts';

// native reviewer: the Hausa of the whole file is ours.
export const words = {
  loading: { en: 'Loading the case', ha: 'Ana ɗauko shari’a' },
  failed: { en: 'The case could not be read.', ha: 'Ba a iya karanta shari’a ba.' },
  done: { en: 'Done', ha: 'An yi' },
  state: { en: 'State', ha: 'Matsayi' },
  stands: { en: 'Stands in the way now', ha: 'Abin da ya hana yanzu' },
  clock: { en: 'Clock of the law', ha: 'Agogon doka' },
  taxpayer: { en: 'Taxpayer', ha: 'Mai biyan haraji' },
  office: { en: 'Tax office', ha: 'Ofishin haraji' },
  demand: { en: 'Demand notice', ha: 'Takardar neman biya' },
  debt: { en: 'Debt at the beginning', ha: 'Bashi a farko' },
  open: { en: 'Open now', ha: 'Saura yanzu' },
  openBills: { en: 'Open bills', ha: 'Bil da suka rage' },
  openedBy: { en: 'Opened by', ha: 'Wanda ya buɗe' },
  checkedBy: { en: 'Legal check by', ha: 'Wanda ya bincika doka' },
  opinion: { en: 'Legal opinion', ha: 'Ra’ayin doka' },
  distrain: { en: 'Court order', ha: 'Umarnin kotu' },
  sale: { en: 'Sale order', ha: 'Umarnin sayarwa' },
  visit: { en: 'Visit', ha: 'Ziyara' },
  team: { en: 'Team', ha: 'Tawaga' },
  inventory: { en: 'Inventory', ha: 'Jerin kaya' },
  signedFor: { en: 'Signed for the taxpayer by', ha: 'Wanda ya sa hannu a madadin mai haraji' },
  refusal: { en: 'Why nobody signed', ha: 'Dalilin rashin sa hannu' },
  witness: { en: 'Witness', ha: 'Shaida' },
  costs: { en: 'Costs', ha: 'Kuɗin aiki' },
  account: { en: 'What was done', ha: 'Abin da aka yi' },
  place: { en: 'Place', ha: 'Wuri' },
  searched: { en: 'Searched', ha: 'An bincika' },
  photos: { en: 'Photographs', ha: 'Hotuna' },
  sold: { en: 'Sold', ha: 'An sayar' },
  surplus: { en: 'Surplus', ha: 'Ragowa' },
  released: { en: 'Released', ha: 'An saki' },
  endReason: { en: 'How it ended', ha: 'Yadda ta ƙare' },
  notCompared: { en: 'not compared yet', ha: 'ba a kwatanta ba tukuna' },
  openCase: { en: 'Enforce a lapsed demand', ha: 'Tilasta takardar da kwanakinta suka ƙare' },
  openText: {
    en: 'The demand has lapsed and nothing of it is paid in parts, disputed or under way. Legal checks it first; nothing moves without a court order.',
    ha: 'Kwanakin takardar sun ƙare, ba a biya kashi-kashi, ba jayayya, ba biyan da ke gudana. Sashen doka zai fara bincika; ba abin da ke tafiya ba tare da umarnin kotu ba.',
  },
  demandNumber: { en: 'Number of the demand notice', ha: 'Lambar takardar neman biya' },
  court: { en: 'Court', ha: 'Kotu' },
  orderNumber: { en: 'Number of the order', ha: 'Lambar umarni' },
  givenOn: { en: 'Given on', ha: 'Ranar bayarwa' },
  validUntil: { en: 'Valid until', ha: 'Yana aiki zuwa' },
  maySeal: { en: 'May seal', ha: 'Yana iya rufewa' },
  mayTake: { en: 'May take goods', ha: 'Yana iya ɗaukar kaya' },
  maySearch: { en: 'May search', ha: 'Yana iya bincike' },
  coversDwelling: { en: 'A warrant for a private dwelling', ha: 'Izini na gidan zama' },
  limitKobo: { en: 'Goods up to the value of', ha: 'Kaya har zuwa ƙimar' },
  paper: { en: 'Where the paper is kept', ha: 'Inda ake ajiye takardar' },
  orderText: {
    en: 'Type what the paper says. Another person compares it; a plan can never go beyond it.',
    ha: 'Rubuta abin da takardar ta ce. Wani zai kwatanta; tsari ba zai taɓa wuce ta ba.',
  },
  isDwelling: { en: 'It is a private dwelling', ha: 'Gidan zama ne' },
  consentOf: { en: 'Who agreed, without a warrant', ha: 'Wanda ya yarda, idan babu izini' },
  willSeal: { en: 'Seal', ha: 'Rufewa' },
  willTake: { en: 'Take goods', ha: 'Ɗaukar kaya' },
  willSearch: { en: 'Search persons', ha: 'Binciken mutane' },
  day: { en: 'Day', ha: 'Rana' },
  from: { en: 'From, as 09:30', ha: 'Daga, kamar 09:30' },
  until: { en: 'Until, as 13:00', ha: 'Zuwa, kamar 13:00' },
  planText: {
    en: 'By daylight, 6:45 to 17:45, at the place of the order. At least two officers with badges; a search needs a woman and a man.',
    ha: 'Da rana, 6:45 zuwa 17:45, a wurin da umarni ya faɗa. Aƙalla jami’ai biyu da lambobinsu; bincike yana bukatar mace da namiji.',
  },
  userId: { en: 'Officer', ha: 'Jami’i' },
  badge: { en: 'Badge', ha: 'Lambar shaida' },
  gender: { en: 'Gender', ha: 'Jinsi' },
  female: { en: 'Woman', ha: 'Mace' },
  male: { en: 'Man', ha: 'Namiji' },
  addOfficer: { en: 'Add an officer', ha: 'Ƙara jami’i' },
  executeText: {
    en: 'The inventory is signed by both sides, or says why not. Books need a receipt. Of the photographs a fingerprint is kept here; say where the pictures are.',
    ha: 'Ɓangarorin biyu suna sa hannu a jerin, ko a faɗi dalili. Littattafai suna bukatar rasiti. Ana ajiye alamar hotuna a nan; faɗi inda hotunan suke.',
  },
  arrived: { en: 'Arrived, as 10:20', ha: 'An isa, kamar 10:20' },
  left: { en: 'Left, as 11:40', ha: 'An tashi, kamar 11:40' },
  latitude: { en: 'Latitude, as 10.5264', ha: 'Latitud, kamar 10.5264' },
  longitude: { en: 'Longitude, as 7.4388', ha: 'Longitud, kamar 7.4388' },
  hasSealed: { en: 'It was sealed', ha: 'An rufe' },
  goods: { en: 'What was taken', ha: 'Abin da aka ɗauka' },
  what: { en: 'What', ha: 'Mene ne' },
  kind: { en: 'Kind', ha: 'Iri' },
  valueKobo: { en: 'Value', ha: 'Ƙima' },
  keptAt: { en: 'Kept at', ha: 'Inda ake ajiya' },
  receipt: { en: 'Receipt, of books', ha: 'Rasiti, na littattafai' },
  addGoods: { en: 'Add to the inventory', ha: 'Ƙara a jeri' },
  kindGoods: { en: 'Goods', ha: 'Kaya' },
  kindBooks: { en: 'Books', ha: 'Littattafai' },
  searches: { en: 'Persons who were searched', ha: 'Mutanen da aka bincika' },
  searchedBy: { en: 'Searched by', ha: 'Wanda ya bincika' },
  addSearch: { en: 'Add a person', ha: 'Ƙara mutum' },
  photosKeptAt: { en: 'Where the pictures are kept', ha: 'Inda ake ajiye hotunan' },
  receivedBy: { en: 'Who received it', ha: 'Wanda ya karɓa' },
  reason: { en: 'Why', ha: 'Dalili' },
  soldOn: { en: 'Sold on', ha: 'Ranar sayarwa' },
  proceeds: { en: 'What it brought', ha: 'Abin da ya kawo' },
  returnedOn: { en: 'Given back on', ha: 'Ranar mayarwa' },
  proof: { en: 'Proof, as the number of the transfer', ha: 'Shaida, kamar lambar aikawa' },
} as const satisfies Readonly<Record<string, Localized>>;

interface MoveWords {
  readonly title: Localized;
  readonly effect: Localized;
}

export const moveWords: Readonly<Record<EnforcementMove, MoveWords>> = {
  pass: {
    title: { en: 'The law is kept', ha: 'An bi doka' },
    effect: { en: 'A court can be asked for an order then.', ha: 'Za a iya neman umarnin kotu.' },
  },
  refuse: {
    title: { en: 'Refuse', ha: 'Ƙi' },
    effect: { en: 'The case ends here.', ha: 'Shari’ar ta ƙare a nan.' },
  },
  'note-order': { title: { en: 'Note the court order', ha: 'Rubuta umarnin kotu' }, effect: words.orderText },
  compare: {
    title: { en: 'It agrees with the paper', ha: 'Ya yi daidai da takardar' },
    effect: {
      en: 'The taxpayer is told that a court ordered it, and can pay to end it.',
      ha: 'Za a gaya wa mai haraji cewa kotu ta ba da umarni, kuma zai iya biya don kawo ƙarshe.',
    },
  },
  'return-order': {
    title: { en: 'It does not agree', ha: 'Bai yi daidai ba' },
    effect: { en: 'It is noted again.', ha: 'Za a sake rubuta shi.' },
  },
  plan: { title: { en: 'Plan the visit', ha: 'Tsara ziyara' }, effect: words.planText },
  approve: {
    title: { en: 'Approve the visit', ha: 'Amince da ziyara' },
    effect: { en: 'The team may leave on its day.', ha: 'Tawaga za ta iya tashi a ranarta.' },
  },
  'call-off': {
    title: { en: 'Call the visit off', ha: 'Soke ziyarar' },
    effect: {
      en: 'The order stays; another visit can be planned.',
      ha: 'Umarnin yana nan; ana iya tsara wata ziyara.',
    },
  },
  depart: {
    title: { en: 'Leave now', ha: 'Tashi yanzu' },
    effect: {
      en: 'Every bill is asked about now. If one is paid, or a payment or plan is under way, the visit calls itself off and the team is told.',
      ha: 'Ana tambayar kowane bil yanzu. Idan an biya, ko ana biya, ko akwai tsari, ziyarar ta soke kanta kuma a gaya wa tawaga.',
    },
  },
  'come-back': {
    title: { en: 'Came back with nothing', ha: 'An dawo ba komai' },
    effect: {
      en: 'Nothing was taken. Another visit can be planned.',
      ha: 'Ba a ɗauki komai ba. Ana iya tsara wata ziyara.',
    },
  },
  execute: { title: { en: 'Note what was done', ha: 'Rubuta abin da aka yi' }, effect: words.executeText },
  release: {
    title: { en: 'Release', ha: 'Saki' },
    effect: { en: 'What was held goes back, and seals come off.', ha: 'Abin da aka riƙe zai koma, a cire hatimi.' },
  },
  'note-sale': { title: { en: 'Note the sale order', ha: 'Rubuta umarnin sayarwa' }, effect: words.orderText },
  'compare-sale': {
    title: { en: 'The sale order agrees', ha: 'Umarnin sayarwa ya yi daidai' },
    effect: { en: 'The goods can be sold then.', ha: 'Za a iya sayar da kayan.' },
  },
  'return-sale': {
    title: { en: 'The sale order does not agree', ha: 'Umarnin sayarwa bai yi daidai ba' },
    effect: { en: 'It is noted again.', ha: 'Za a sake rubuta shi.' },
  },
  sell: {
    title: { en: 'Note the sale', ha: 'Rubuta sayarwa' },
    effect: {
      en: 'What is left after costs and debt goes back within ninety days.',
      ha: 'Abin da ya rage bayan kuɗin aiki da bashi zai koma cikin kwana casa’in.',
    },
  },
  settle: {
    title: { en: 'Note the surplus given back', ha: 'Rubuta ragowar da aka mayar' },
    effect: { en: 'The case closes.', ha: 'Shari’ar ta rufe.' },
  },
  withdraw: {
    title: { en: 'Withdraw', ha: 'Janye' },
    effect: { en: 'The case ends here.', ha: 'Shari’ar ta ƙare a nan.' },
  },
};

export const dayOf = (day: number, days: number, lastDay: string): Localized => ({
  en: `Day ${day} of ${days}. The last one is ${lastDay}`,
  ha: `Rana ta ${day} cikin ${days}. Ta ƙarshe ita ce ${lastDay}`,
});

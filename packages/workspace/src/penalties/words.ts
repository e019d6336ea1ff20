import type { Localized } from '@portal/contracts';

// native reviewer: the Hausa of the whole list is ours.
export const words = {
  loading: { en: 'Loading', ha: 'Ana ɗauka' },
  failed: { en: 'The penalty could not be read.', ha: 'Ba a iya karanta tarar ba.' },
  computation: { en: 'How it is reckoned', ha: 'Yadda aka lissafa' },
  payer: { en: 'Taxpayer', ha: 'Mai biyan haraji' },
  office: { en: 'Tax office', ha: 'Ofishin haraji' },
  about: { en: 'Of what', ha: 'Na me' },
  lateness: { en: 'Lateness', ha: 'Jinkiri' },
  dueOn: { en: 'Due on', ha: 'Ranar ƙarshe' },
  doneOn: { en: 'Done on', ha: 'An yi a' },
  untilOn: { en: 'Missing, reckoned until', ha: 'Ba a yi ba, an lissafa zuwa' },
  state: { en: 'State', ha: 'Matsayi' },
  bill: { en: 'Bill', ha: 'Bil' },
  remitted: { en: 'Remitted', ha: 'An yafe' },
  left: { en: 'To pay', ha: 'Abin biya' },
  proposedBy: { en: 'Proposed by', ha: 'Wanda ya gabatar' },
  decidedBy: { en: 'Decided by', ha: 'Wanda ya yanke' },
  toDecide: { en: 'To the decision', ha: 'Zuwa yanke shawara' },
  remissions: { en: 'Remissions', ha: 'Yafewa' },
  remit: { en: 'Propose remission', ha: 'Gabatar da yafewa' },
  remitText: {
    en: 'A Director decides. If it is granted, the bill gives way to a lower one, or to none. The tax itself is not remitted here.',
    ha: 'Darakta ne zai yanke. Idan ya amince, bil ɗin zai koma mafi ƙanƙanta, ko a soke shi. Ba a yafe haraji a nan.',
  },
  ofPenalty: { en: 'Of the penalty (₦)', ha: 'Na tara (₦)' },
  ofInterest: { en: 'Of the interest (₦)', ha: 'Na ruwa (₦)' },
  reason: { en: 'Circumstances', ha: 'Dalili' },
  paper: { en: 'Letter or file it rests on', ha: 'Wasika ko fayil ɗin da aka dogara' },
  remissionProposed: { en: 'The remission waits for a Director', ha: 'Yafewar tana jiran Darakta' },
  findTitle: { en: 'Late taxpayers', ha: 'Masu biyan haraji da suka makara' },
  findLead: {
    en: 'What a taxpayer did late or has not done, and what the law of its day adds. What you propose, somebody who leads the office decides.',
    ha: 'Abin da mai biyan haraji ya makara ko bai yi ba, da abin da dokar ranar ta ƙara. Abin da ka gabatar, shugaban ofis zai yanke.',
  },
  tpui: { en: 'TPUI', ha: 'TPUI' },
  find: { en: 'Look', ha: 'Duba' },
  nothingLate: { en: 'Nothing is late', ha: 'Babu abin da ya makara' },
  nothingLateText: {
    en: 'Everything that was due is filed and paid, excused, or charged already.',
    ha: 'An gabatar kuma an biya duk abin da ya kamata, ko an yi uzuri, ko an riga an caje.',
  },
  notFound: { en: 'It could not be worked out.', ha: 'Ba a iya lissafawa ba.' },
  propose: { en: 'Propose this penalty', ha: 'Gabatar da wannan tara' },
  proposed: { en: 'The penalty waits for a decision', ha: 'Tarar tana jiran yanke shawara' },
  proposeText: {
    en: 'Somebody else who leads the office approves it. Then a bill is raised and the taxpayer is told.',
    ha: 'Wani shugaban ofis zai amince. Sannan za a fitar da bil a sanar da mai biya.',
  },
  waiting: { en: 'Waits for a decision', ha: 'Yana jiran yanke shawara' },
  steps: {
    entered: { en: 'As it stands in the books', ha: 'Kamar yadda yake a littattafai' },
    fixed: { en: 'A fixed amount', ha: 'Tsayayyen adadi' },
    exempt: { en: 'Nothing is added', ha: 'Ba a ƙara komai ba' },
  },
  lines: {
    base: { en: 'Tax it is of', ha: 'Harajin da take a kai' },
    penalty: { en: 'Penalty', ha: 'Tara' },
    interest: { en: 'Interest', ha: 'Ruwa' },
    'charged-before': { en: 'Charged before', ha: 'An caje a baya' },
    total: { en: 'To charge', ha: 'Abin caji' },
  },
  gaps: {
    'no-text': {
      en: 'We hold no text of the law for the day on which this was due: nothing is added.',
      ha: 'Ba mu da rubutun dokar ranar da ya kamata a yi wannan: ba a ƙara komai ba.',
    },
    'no-rate': {
      en: 'The law of that day also names interest at a bank’s rate of which we hold no table: no interest is added.',
      ha: 'Dokar ranar ta kuma ambaci ruwa bisa adadin banki wanda ba mu da jadawalinsa: ba a ƙara ruwa ba.',
    },
  },
  certainties: {
    certain: { en: '', ha: '' },
    'last-published': { en: 'a newer text may exist', ha: 'ƙila akwai sabon rubutu' },
    disputed: { en: 'published texts differ', ha: 'rubutun da aka buga sun bambanta' },
    'our-reading': {
      en: 'the text leaves something open: our reading',
      ha: 'rubutun bai fayyace komai ba: fahimtarmu',
    },
  },
} as const satisfies Words;

interface Words {
  readonly [name: string]: Localized | Readonly<Record<string, Localized>>;
}

export const percentOf = (ppm: number) => `${Number((ppm / 10_000).toFixed(4))}%`;
/** Sentences with their numbers. */
export const sentences = {
  en: {
    rate: (percent: string, of: string) => `${percent} of ${of}`,
    months: (first: string, each: string, more: number) =>
      more === 0 ? `${first} for the first month` : `${first} for the first month, ${each} for each of ${more} more`,
    days: (days: number, percent: string, of: string) => `${days} days at ${percent} a year on ${of}`,
    late: (days: number) => `${days} days late`,
  },
  ha: {
    rate: (percent: string, of: string) => `${percent} na ${of}`,
    months: (first: string, each: string, more: number) =>
      more === 0 ? `${first} na watan farko` : `${first} na watan farko, ${each} na kowane ɗaya cikin ${more} na gaba`,
    days: (days: number, percent: string, of: string) => `kwana ${days} a kan ${percent} a shekara na ${of}`,
    late: (days: number) => `jinkirin kwana ${days}`,
  },
} as const;

import type { ReviewCaseDetail, ReviewDecision } from '@portal/contracts';

/** Of the desk for money under review. */
export const texts = {
  kind: { en: 'Money under review', ha: 'Kuɗin da ake dubawa' },
  openCase: { en: 'Open the case', ha: 'Buɗe batun' },
  confirmed: { en: 'Provider confirmed', ha: 'Mai karɓa ya tabbatar' },
  asked: { en: 'Bill asks', ha: 'Bil yana neman' },
  held: { en: 'Held for a decision', ha: 'An riƙe don hukunci' },
  noneHeld: { en: 'No money is held', ha: 'Ba a riƙe kuɗi ba' },
  parts: { en: 'Part payments', ha: 'Biyan kashi-kashi' },
  attempts: { en: 'Attempts', ha: 'Yunƙuri' },
  started: { en: 'Started', ha: 'An fara' },
  reference: { en: 'Reference', ha: 'Lamba' },
  answer: { en: 'Provider’s answer', ha: 'Amsar mai karɓa' },
  noAnswer: { en: 'no answer', ha: 'babu amsa' },
  amount: { en: 'Amount', ha: 'Adadi' },
  where: { en: 'Where', ha: 'Ina' },
  nothingTaken: { en: 'nothing taken', ha: 'ba a karɓi komai ba' },
  isHeld: { en: 'held', ha: 'an riƙe' },
  isDecided: { en: 'decided', ha: 'an yanke hukunci' },
  told: { en: 'The provider told by itself', ha: 'Mai karɓa ya faɗa da kansa' },
  signed: { en: 'signature verified', ha: 'an tabbatar da sa hannu' },
  unsigned: { en: 'not signed', ha: 'babu sa hannu' },
  claims: { en: 'What was claimed', ha: 'Abin da aka ce' },
  bill: { en: 'Bill', ha: 'Bil' },
  billPage: { en: 'The bill with all its papers', ha: 'Bil da dukkan takardunsa' },
  decideOn: { en: 'Decide on', ha: 'Yanke hukunci a kan' },
  decide: { en: 'Decide', ha: 'Yanke hukunci' },
  fits: { en: 'fits exactly', ha: 'ya dace daidai' },
  notOpen: { en: 'Not open here', ha: 'Ba zai yiwu a nan ba' },
  reason: { en: 'Reason, the payer does not see it', ha: 'Dalili, mai biya ba ya ganinsa' },
  willHappen: { en: 'What will happen', ha: 'Abin da zai faru' },
  underReview: { en: 'Under review', ha: 'Ana dubawa' },
  credit: { en: 'Credit of', ha: 'Ajiyar' },
  refund: { en: 'To be refunded', ha: 'Za a mayar' },
  writeOff: { en: 'Written off', ha: 'An yafe' },
  booked: { en: 'Booked', ha: 'An rubuta' },
  consequence: {
    en: 'The payer is told by email, and gets the receipt where there is one. Can be countered, never erased.',
    ha: 'Za a sanar da mai biya ta imel, tare da rasit idan akwai. Ana iya janyewa, ba a gogewa.',
  },
  proposes: { en: '1 · proposes', ha: '1 · yana gabatarwa' },
  approves: { en: '2 · approves, not the same', ha: '2 · yana amincewa, ba mutum ɗaya ba' },
  another: { en: 'Another person, SuperAdmin', ha: 'Wani mutum, SuperAdmin' },
  propose: { en: 'Propose', ha: 'Gabatar' },
  proposed: { en: 'Proposed. Another person decides now', ha: 'An gabatar. Wani zai yanke hukunci yanzu' },
  approve: { en: 'Approve', ha: 'Amince' },
  approveEffect: {
    en: 'The money moves now, whole, and the payer is told.',
    ha: 'Kuɗin zai tafi yanzu gaba ɗaya, kuma za a sanar da mai biya.',
  },
  approved: { en: 'Approved: the money is where it belongs', ha: 'An amince: kuɗin ya isa wurinsa' },
  refuse: { en: 'Refuse', ha: 'Ƙi' },
  refuseEffect: {
    en: 'The money stays held. Somebody proposes something else.',
    ha: 'Kuɗin zai ci gaba da zama a riƙe. Wani zai gabatar da wani abu.',
  },
  refused: { en: 'Refused: the money stays held', ha: 'An ƙi: kuɗin yana riƙe' },
  withdraw: { en: 'Withdraw', ha: 'Janye' },
  withdrawEffect: { en: 'The proposal goes, and the case is open again.', ha: 'Za a janye, batun ya sake buɗewa.' },
  withdrawn: { en: 'Withdrawn', ha: 'An janye' },
  waits: {
    en: 'It waits for another person: a SuperAdmin who proposed nothing here.',
    ha: 'Yana jiran wani mutum: SuperAdmin da bai gabatar da komai a nan ba.',
  },
  counter: { en: 'Take the decision back', ha: 'Janye hukuncin' },
  counterEffect: {
    en: 'Opens a case for another person. Once approved its entries are turned, its receipt is void, and the money is held again.',
    ha: 'Zai buɗe batu ga wani mutum. Idan an amince za a juya shigarwarsa, rasit ya soku, a sake riƙe kuɗin.',
  },
  counterAsked: { en: 'Another person decides about it now', ha: 'Wani zai yanke hukunci a kai yanzu' },
  countered: { en: 'taken back', ha: 'an janye' },
  history: { en: 'Proposals and decisions', ha: 'Gabatarwa da hukunci' },
  noHistory: { en: 'Nobody has proposed anything yet.', ha: 'Ba wanda ya gabatar da komai tukuna.' },
  all: { en: 'All cases', ha: 'Dukkan batutuwa' },
} as const;

const optionTexts = {
  accept: { en: 'Accept for this bill', ha: 'Karɓa don wannan bil' },
  apply: { en: 'Apply to another bill of this payer', ha: 'Sa a wani bil na wannan mai biya' },
  spread: { en: 'Pay the bills that were paid together', ha: 'Biya bil da aka biya tare' },
  credit: { en: 'Keep as credit', ha: 'Ajiye wa mai biya' },
  refund: { en: 'Refund', ha: 'Mayar' },
  book: { en: 'Book the payment', ha: 'Rubuta biyan' },
  bookSecond: { en: 'Book the second payment', ha: 'Rubuta biya na biyu' },
  'take-back': { en: 'Take back: the money is gone', ha: 'Janye: kuɗin ya tafi' },
  close: { en: 'Close: no money to decide about', ha: 'Rufe: babu kuɗin yanke hukunci' },
  counter: { en: 'Take the earlier decision back', ha: 'Janye hukuncin baya' },
  'no-payment': { en: 'Not a payment: the claim is wrong', ha: 'Ba biya ba ne: abin da aka ce kuskure ne' },
  together: { en: 'Together they are the bill', ha: 'Tare su ne bil ɗin' },
  separate: { en: 'Not one payment: decide each by itself', ha: 'Ba biya ɗaya ba ne: a yanke hukunci a kan kowane' },
} as const;

interface Worded {
  readonly decision: ReviewDecision;
  readonly movement: string | null;
}

/** A second payment is booked on a claim, not on the provider's answer; part payments are accepted together. */
export function wordsOf({ decision, movement }: Worded, { parts }: Pick<ReviewCaseDetail, 'parts'>) {
  if (decision === 'accept' && parts.length > 0) return optionTexts.together;
  return movement === null ? optionTexts[decision] : optionTexts.bookSecond;
}

export const hindranceTexts = {
  accept: { en: 'accept for this bill', ha: 'karɓa don wannan bil' },
  apply: { en: 'another bill', ha: 'wani bil' },
  credit: { en: 'credit', ha: 'ajiya' },
  'write-off': { en: 'write off', ha: 'yafewa' },
  book: { en: 'book the second payment', ha: 'rubuta biya na biyu' },
  close: { en: 'close', ha: 'rufe' },
  'bill-paid': { en: 'already paid in full', ha: 'an riga an biya duka' },
  'bill-cancelled': { en: 'the bill was cancelled', ha: 'an soke bil' },
  'amount-differs': { en: 'the amount differs', ha: 'adadi ya bambanta' },
  'above-limit': { en: 'more than ₦5,000.00 is missing', ha: 'abin da ya rage ya wuce ₦5,000.00' },
  'no-other-bill': { en: 'no other open bill fits', ha: 'babu wani buɗaɗɗen bil da ya dace' },
  'first-not-booked': { en: 'the first payment is not booked yet', ha: 'ba a rubuta biyan farko ba tukuna' },
  'amount-not-told': {
    en: 'nobody says how much came; ask the provider, or wait for its settlement list',
    ha: 'ba wanda ya faɗi nawa ya zo; a tambayi mai karɓa, ko a jira jerinsa',
  },
  'not-denied': {
    en: 'only when the provider says that nothing was paid, or all of it is booked',
    ha: 'sai mai karɓa ya ce ba a biya komai ba, ko an rubuta duka',
  },
  'no-account': { en: 'the payer has no account', ha: 'mai biya ba shi da asusu' },
  'several-payers': { en: 'an agent paid it for several clients', ha: 'wakili ya biya don abokan hulɗa da dama' },
} as const;

export const outcomeTexts = {
  approved: { en: 'Approved by', ha: 'Wanda ya amince' },
  refused: { en: 'Refused by', ha: 'Wanda ya ƙi' },
  withdrawn: { en: 'Withdrawn by', ha: 'Wanda ya janye' },
} as const;

/** What came of a question asked now. */
export const askTexts = {
  ask: (provider: string) => ({ en: `Ask ${provider} now`, ha: `Tambayi ${provider} yanzu` }),
  answered: { en: 'It answered: see the attempt', ha: 'Ya amsa: duba yunƙurin' },
  'no-answer': { en: 'It did not answer. Nothing changed', ha: 'Bai amsa ba. Babu abin da ya canza' },
  unclear: { en: 'Its answer decides nothing. Nothing changed', ha: 'Amsarsa ba ta yanke komai ba' },
  'not-known': { en: 'It does not know this reference', ha: 'Bai san wannan lamba ba' },
  failed: { en: 'It could not be asked', ha: 'Ba a iya tambayarsa ba' },
} as const;

export const neighbourTexts = {
  cases: { en: 'Other undecided cases', ha: 'Sauran batutuwan da ba a yanke ba' },
  before: { en: 'Previous (Alt+K)', ha: 'Na baya (Alt+K)' },
  after: { en: 'Next (Alt+J)', ha: 'Na gaba (Alt+J)' },
  place: (at: string, of: string) => ({ en: `${at} of ${of}`, ha: `${at} cikin ${of}` }),
} as const;

import { adminRoles } from '../access.ts';
import { defineReport } from './report.ts';
import { headings } from './words.ts';

const valueDate = { en: 'Value date', ha: 'Ranar ƙima' } as const;
const expected = { en: 'Expected', ha: 'Ana jira' } as const;
const received = { en: 'Received', ha: 'An karɓa' } as const;
const difference = { en: 'Difference', ha: 'Bambanci' } as const;
const daysLate = { en: 'Days late', ha: 'Kwanakin jinkiri' } as const;
const fee = { en: 'Fee', ha: 'Kuɗin aiki' } as const;
const payout = { en: 'Payout', ha: 'Biyan kuɗi' } as const;
const provider = { en: 'Provider', ha: 'Mai karɓa' } as const;

const payoutWords = {
  expected: { en: 'Not at the bank yet', ha: 'Bai kai banki ba' },
  matched: { en: 'Agrees', ha: 'Ya daidaita' },
  part: { en: 'Lines to explain', ha: 'Layukan da za a bayyana' },
  short: { en: 'Short', ha: 'Ya gaza' },
  over: { en: 'Over', ha: 'Ya wuce' },
} as const;

/** What providers paid over, the latest first (spec §2.9, Settlement Reports). */
export const payoutReport = defineReport({
  id: 'payouts',
  title: { en: 'Payouts', ha: 'Biyan da aka miƙa' },
  access: adminRoles,
  pageSize: 50,
  period: { label: valueDate },
  sorts: ['valueDate', 'grossKobo'],
  sortOrder: 'desc',
  filters: ['pgId'],
  statuses: payoutWords,
  searches: { en: 'Reference of a payout', ha: 'Lambar biyan kuɗi' },
  remark: {
    en: 'Expected is what the provider lists less its fees; received is what the bank credited. A difference above zero has not come.',
    ha: 'Ana jira shi ne abin da mai karɓa ya lissafa ban da kuɗin aiki; an karɓa shi ne abin da banki ya samu. Bambancin da ya wuce sifili bai zo ba.',
  },
  columns: {
    valueDate: { kind: 'day', label: valueDate },
    provider: { kind: 'text', label: provider },
    reference: { kind: 'reference', label: payout },
    lines: { kind: 'count', label: { en: 'Payments', ha: 'Biyan kuɗi' } },
    matchedKobo: { kind: 'kobo', label: { en: 'Ours of it', ha: 'Namu a ciki' }, isExtra: true },
    grossKobo: { kind: 'kobo', label: { en: 'Gross', ha: 'Jimilla' } },
    feeKobo: { kind: 'kobo', label: fee },
    netKobo: { kind: 'kobo', label: expected },
    bankKobo: { kind: 'kobo', label: received },
    differenceKobo: { kind: 'kobo', label: difference },
    unmatchedKobo: { kind: 'kobo', label: { en: 'Unexplained', ha: 'Ba a bayyana ba' }, isExtra: true },
    creditedOn: { kind: 'day', label: { en: 'Credited on', ha: 'Ranar shiga banki' }, nullable: true, isExtra: true },
    daysLate: { kind: 'count', label: daysLate },
    status: { kind: 'choice', label: headings.status, words: payoutWords },
  },
  totals: {
    netKobo: { kind: 'kobo', label: expected },
    bankKobo: { kind: 'kobo', label: received },
    differenceKobo: { kind: 'kobo', label: difference },
  },
});

const settledWords = {
  awaited: { en: 'Awaited', ha: 'Ana jira' },
  late: { en: 'Overdue', ha: 'Ya makara' },
  settled: { en: 'Settled', ha: 'An miƙa' },
  differs: { en: 'Another amount', ha: 'Adadi ya bambanta' },
  'written-off': { en: 'Difference given up', ha: 'An yafe bambancin' },
  'taken-back': { en: 'Went back before', ha: 'Ya koma kafin haka' },
  claim: { en: 'Claim on the provider', ha: 'Bashi a kan mai karɓa' },
  booked: { en: 'Booked as owed', ha: 'An rubuta a matsayin bashi' },
  'claim-met': { en: 'Claim met', ha: 'An cire bashi' },
} as const;

/** What became of each payment's money: of the state, of an MDA's bills, of an expert system's. */
export const settledPaymentReport = defineReport({
  id: 'settled-payments',
  title: { en: 'Settlement by payment', ha: 'Mika kuɗi bisa biya' },
  access: [...adminRoles, 'MDA User', 'Expert System'],
  pageSize: 50,
  period: { label: valueDate },
  sorts: ['valueDate', 'amountKobo'],
  sortOrder: 'desc',
  filters: ['mdaId', 'esId', 'pgId'],
  statuses: settledWords,
  searches: { en: 'RRR, bill reference or payout', ha: 'RRR, lambar bil ko biyan kuɗi' },
  remark: {
    en: 'By the day the money came to the bank, or is to come. Due is one working day after payment.',
    ha: 'Bisa ranar da kuɗi ya shiga banki, ko zai shiga. Lokacinsa ranar aiki ɗaya ce bayan biya.',
  },
  columns: {
    valueDate: { kind: 'day', label: valueDate },
    paidOn: { kind: 'day', label: { en: 'Paid on', ha: 'Ranar biya' } },
    providerReference: { kind: 'reference', label: { en: 'Provider reference', ha: 'Lambar mai karɓa' } },
    billReference: { kind: 'reference', label: headings.billReference },
    mda: { kind: 'text', label: headings.mda },
    payout: { kind: 'reference', label: payout, nullable: true },
    amountKobo: { kind: 'kobo', label: expected },
    receivedKobo: { kind: 'kobo', label: received },
    feeKobo: { kind: 'kobo', label: fee, isExtra: true },
    differenceKobo: { kind: 'kobo', label: difference },
    daysLate: { kind: 'count', label: daysLate },
    status: { kind: 'choice', label: headings.status, words: settledWords },
  },
  totals: {
    amountKobo: { kind: 'kobo', label: expected },
    receivedKobo: { kind: 'kobo', label: received },
    differenceKobo: { kind: 'kobo', label: difference },
  },
});

/** What differs, in words. */
export const settlementCaseWords = {
  'ours-only': { en: 'Ours only', ha: 'A wurinmu kaɗai' },
  'theirs-only': { en: 'Theirs only', ha: 'A wurinsu kaɗai' },
  'amount-differs': { en: 'Amount differs', ha: 'Adadi ya bambanta' },
  late: { en: 'Late', ha: 'Ya makara' },
  claim: { en: 'Claim', ha: 'Bashi' },
  'payout-differs': { en: 'Payout differs at the bank', ha: 'Adadin banki ya bambanta' },
  'payout-missing': { en: 'Payout not at the bank', ha: 'Bai kai banki ba' },
  'unknown-credit': { en: 'Credit without a payout', ha: 'Kuɗin banki marar asali' },
  journal: { en: 'Provider says paid, not booked', ha: 'Mai karɓa ya ce an biya, ba a rubuta ba' },
  ledger: { en: 'Books do not add up', ha: 'Littattafai ba su daidaita ba' },
} as const;

/** What somebody does next about a difference that is open. */
export const settlementNextSteps: Readonly<Record<keyof typeof settlementCaseWords, { en: string; ha: string }>> = {
  'ours-only': {
    en: 'Ask the provider about the payment. If its list names it otherwise, match the line; if no list ever has it, book it as owed.',
    ha: 'Tambayi mai karɓa game da biyan. Idan jerinsa ya kira shi da wani suna, haɗa layin; idan babu jerin da yake da shi, rubuta shi bashi.',
  },
  'theirs-only': {
    en: 'Ask the provider about its line. Match it with our payment, or book it as one more payment of the reference it names.',
    ha: 'Tambayi mai karɓa game da layinsa. Haɗa shi da biyanmu, ko rubuta shi a matsayin ƙarin biya na lambar da ya faɗa.',
  },
  'amount-differs': {
    en: 'Compare the line with the payment. Up to ₦5,000.00 may be given up; more is booked as owed and claimed from the provider.',
    ha: 'Kwatanta layin da biyan. Ana iya yafe har ₦5,000.00; abin da ya wuce a rubuta bashi, a nemi mai karɓa.',
  },
  late: {
    en: 'Ask the provider for the list of this day, or read in the file it sent.',
    ha: 'Nemi jerin wannan rana daga mai karɓa, ko shigar da fayil da ya aiko.',
  },
  claim: {
    en: 'Money went back after it was settled. Watch for the provider’s deduction in its next list; remind it when none comes.',
    ha: 'Kuɗi sun koma bayan an mika su. Duba ragin da mai karɓa zai yi a jerinsa na gaba; tunatar da shi idan bai zo ba.',
  },
  'payout-differs': {
    en: 'Ask the bank for the missing credit, or match another one. Fees of the bank up to ₦5,000.00 may be given up.',
    ha: 'Tambayi banki sauran kuɗin, ko haɗa wani. Ana iya yafe kuɗin aikin banki har ₦5,000.00.',
  },
  'payout-missing': {
    en: 'Read in the bank’s newest statement. If the credit is not in it, ask the provider for the proof of its transfer.',
    ha: 'Shigar da sabon bayanin banki. Idan kuɗin ba ya ciki, nemi shaidar tura kuɗin daga mai karɓa.',
  },
  'unknown-credit': {
    en: 'Read in the list of the provider who sent it, or match it with a payout. What belongs to nobody is booked as owed.',
    ha: 'Shigar da jerin mai karɓa da ya turo, ko haɗa shi da wani biyan kuɗi. Abin da ba na kowa ba a rubuta bashi.',
  },
  journal: {
    en: 'Ask the provider again. If it still says paid, the answer books the payment.',
    ha: 'Sake tambayar mai karɓa. Idan har yanzu ya ce an biya, amsar za ta rubuta biyan.',
  },
  ledger: {
    en: 'Tell the engineers at once: the books and the payments must agree by themselves. Nobody books anything to make it go away.',
    ha: 'Gaya wa injiniyoyi nan take: littattafai da biya dole su daidaita da kansu. Kada kowa ya rubuta komai don ya ɓace.',
  },
};

const standingWords = { open: { en: 'Open', ha: 'A buɗe' }, closed: { en: 'Closed', ha: 'An rufe' } } as const;

/** Where lists of money do not agree, the oldest first. */
export const settlementDifferenceReport = defineReport({
  id: 'settlement-differences',
  title: { en: 'Differences', ha: 'Bambance-bambance' },
  access: adminRoles,
  pageSize: 50,
  period: { label: { en: 'Day of the money', ha: 'Ranar kuɗin' }, isOptional: true },
  sorts: ['day', 'differenceKobo'],
  sortOrder: 'asc',
  filters: ['mdaId', 'pgId'],
  statuses: standingWords,
  searches: { en: 'RRR or payout', ha: 'RRR ko biyan kuɗi' },
  columns: {
    day: { kind: 'day', label: { en: 'Day', ha: 'Rana' } },
    kind: { kind: 'choice', label: { en: 'What differs', ha: 'Abin da ya bambanta' }, words: settlementCaseWords },
    reference: { kind: 'reference', label: { en: 'Reference', ha: 'Lamba' } },
    provider: { kind: 'text', label: provider, nullable: true },
    expectedKobo: { kind: 'kobo', label: { en: 'By our books', ha: 'A littattafanmu' } },
    receivedKobo: { kind: 'kobo', label: { en: 'By theirs', ha: 'A nasu' } },
    differenceKobo: { kind: 'kobo', label: difference },
    ageDays: { kind: 'count', label: { en: 'Age in days', ha: 'Shekarun kwanaki' } },
    assignee: { kind: 'text', label: { en: 'Whose case', ha: 'Batun wa' }, nullable: true },
    evidence: { kind: 'text', label: { en: 'Closed by', ha: 'Abin da ya rufe' }, nullable: true, isExtra: true },
    status: { kind: 'choice', label: headings.status, words: standingWords },
  },
  totals: {
    expectedKobo: { kind: 'kobo', label: { en: 'By our books', ha: 'A littattafanmu' } },
    receivedKobo: { kind: 'kobo', label: { en: 'By theirs', ha: 'A nasu' } },
  },
});

import { adminRoles } from '../access.ts';
import { defineReport } from './report.ts';
import { headings } from './words.ts';

/** Kinds of cases about money, in words. */
export const reviewKindWords = {
  'amount-mismatch': { en: 'Another amount', ha: 'Adadi ya bambanta' },
  'amount-missing': { en: 'Amount not told', ha: 'Ba a faɗi adadi ba' },
  'bill-cancelled': { en: 'Bill was cancelled', ha: 'An soke bil' },
  'unexpected-payment': { en: 'Not expected', ha: 'Ba a zata ba' },
  surplus: { en: 'Paid twice', ha: 'An biya sau biyu' },
  'conflicting-report': { en: 'Reports disagree', ha: 'Rahotanni sun saɓa' },
  'no-longer-paid': { en: 'Went back at the provider', ha: 'Ya koma wajen mai karɓa' },
  'second-payment': { en: 'Second payment claimed', ha: 'An ce an biya sau na biyu' },
  'counter-asked': { en: 'Decision to be taken back', ha: 'Hukuncin da za a janye' },
  'decision-countered': { en: 'Decision taken back', ha: 'An janye hukunci' },
  'part-payment': { en: 'Part payment by itself', ha: 'Ɓangaren biya shi kaɗai' },
} as const;

const statusWords = {
  undecided: { en: 'Undecided', ha: 'Ba a yanke hukunci ba' },
  open: { en: 'Open', ha: 'A buɗe' },
  proposed: { en: 'Proposed', ha: 'An gabatar' },
  decided: { en: 'Decided', ha: 'An yanke hukunci' },
} as const;

/** What was decided, in words. */
export const reviewDecisionWords = {
  accept: { en: 'Accepted for its bill', ha: 'An karɓa don bil ɗinsa' },
  apply: { en: 'Applied to another bill', ha: 'An sa a wani bil' },
  spread: { en: 'For bills paid together', ha: 'Don bil da aka biya tare' },
  credit: { en: 'Kept as credit', ha: 'An ajiye wa mai biya' },
  refund: { en: 'To be refunded', ha: 'Za a mayar' },
  book: { en: 'Booked as reported', ha: 'An rubuta kamar yadda aka faɗa' },
  'take-back': { en: 'Taken back', ha: 'An janye' },
  close: { en: 'Closed', ha: 'An rufe' },
  counter: { en: 'Decision countered', ha: 'An janye hukunci' },
  'no-payment': { en: 'No payment', ha: 'Ba biya ba ne' },
  separate: { en: 'Each part by itself', ha: 'Kowane ɓangare shi kaɗai' },
  together: { en: 'Decided with the other parts', ha: 'An yanke hukunci tare da sauran' },
} as const;

/** Money that came and does not agree with its bill, the oldest first: the desk's list (spec §2.9, Collection Reports). */
export const reviewReport = defineReport({
  id: 'review',
  title: { en: 'Money under review', ha: 'Kuɗin da ake dubawa' },
  access: adminRoles,
  pageSize: 50,
  period: { label: { en: 'Opened on', ha: 'Ranar buɗewa' }, isOptional: true },
  sorts: ['openedAt', 'heldKobo'],
  sortOrder: 'asc',
  filters: ['mdaId', 'toId', 'lgaId', 'tpcId', 'rhId', 'esId', 'engineCodeId', 'pgId'],
  statuses: statusWords,
  searches: { en: 'Bill reference, RRR, TPUI or name', ha: 'Lambar bil, RRR, TPUI ko suna' },
  remark: {
    en: 'Held money is not collected. A case about news alone holds none.',
    ha: 'Kuɗin da aka riƙe ba a karɓe shi ba. Batun labari kawai ba ya riƙe kuɗi.',
  },
  columns: {
    number: { kind: 'reference', label: { en: 'Case', ha: 'Batu' } },
    openedAt: { kind: 'moment', label: { en: 'Opened', ha: 'An buɗe' } },
    kind: { kind: 'choice', label: { en: 'What happened', ha: 'Abin da ya faru' }, words: reviewKindWords },
    payer: { kind: 'text', label: headings.payer, isPersonal: true },
    tpui: { kind: 'reference', label: headings.tpui, nullable: true, isPersonal: true, isExtra: true },
    billReference: { kind: 'reference', label: headings.billReference },
    billKobo: { kind: 'kobo', label: { en: 'Bill asks', ha: 'Bil yana neman' } },
    mda: { kind: 'text', label: headings.mda },
    providerReference: {
      kind: 'reference',
      label: { en: 'Provider reference', ha: 'Lambar mai karɓa' },
      nullable: true,
    },
    heldKobo: { kind: 'kobo', label: { en: 'Held', ha: 'An riƙe' } },
    assignee: { kind: 'text', label: { en: 'Whose case', ha: 'Batun wa' }, nullable: true, isExtra: true },
    status: { kind: 'choice', label: headings.status, words: statusWords },
    resolution: {
      kind: 'choice',
      label: { en: 'Decision', ha: 'Hukunci' },
      nullable: true,
      isExtra: true,
      words: reviewDecisionWords,
    },
  },
  totals: { heldKobo: { kind: 'kobo', label: { en: 'Held', ha: 'An riƙe' } } },
});

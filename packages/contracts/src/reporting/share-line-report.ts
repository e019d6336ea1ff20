import { shareDisputeWords, shareKindWords } from '../shares/share.ts';
import { defineReport } from './report.ts';
import { headings } from './words.ts';

const bookedOn = { en: 'Booked on', ha: 'Ranar rubutawa' } as const;
const share = { en: 'Share', ha: 'Kaso' } as const;

/** Each entry of shares with the bill behind it; a month of it is the statement of that month. */
export const shareLineReport = defineReport({
  id: 'share-lines',
  title: { en: 'Shares and commission', ha: 'Kaso da la’ada' },
  access: ['SuperAdmin', 'Expert System', 'Agent'],
  pageSize: 50,
  period: { label: bookedOn },
  sorts: ['bookedOn', 'shareKobo'],
  sortOrder: 'desc',
  statuses: shareKindWords,
  filters: [],
  searches: { en: 'Bill reference, or whose', ha: 'Lambar bil, ko na wa' },
  remark: {
    en: 'Earned of settled money alone, rounded down to the kobo, and taken back when money goes back.',
    ha: 'Ana samu ne daga kuɗin da suka shiga kaɗai, a rage zuwa kobo, a kuma mayar idan kuɗi sun koma.',
  },
  columns: {
    billReference: { kind: 'reference', label: headings.billReference },
    bookedOn: { kind: 'day', label: bookedOn },
    paidOn: { kind: 'day', label: { en: 'Paid on', ha: 'Ranar biya' } },
    head: { kind: 'text', label: { en: 'Revenue head of the row', ha: 'Tushen kuɗin layin' }, nullable: true },
    subject: { kind: 'reference', label: { en: 'Whose', ha: 'Na wa' }, isExtra: true },
    rate: { kind: 'text', label: { en: 'Rate', ha: 'Ƙima' } },
    baseKobo: { kind: 'kobo', label: { en: 'Settled', ha: 'An mika' } },
    shareKobo: { kind: 'kobo', label: share },
    dispute: { kind: 'choice', label: { en: 'Dispute', ha: 'Jayayya' }, words: shareDisputeWords },
    status: { kind: 'choice', label: headings.status, words: shareKindWords },
  },
  totals: { shareKobo: { kind: 'kobo', label: share } },
});

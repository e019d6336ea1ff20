import { banks } from '../refunds/bank-account.ts';
import { terminalStateWords } from '../terminals/terminal.ts';
import { defineReport } from './report.ts';
import { headings } from './words.ts';

const month = { en: 'Month', ha: 'Wata' } as const;
const payments = { en: 'Payments', ha: 'Biyan kuɗi' } as const;
const volume = { en: 'Volume', ha: 'Adadin kuɗi' } as const;
const bankWords = Object.fromEntries(Object.entries(banks).map(([code, name]) => [code, { en: name, ha: name }]));

/** Terminals by month, as the Central Bank asks for them by the 10th of the next one. */
export const terminalMonthReport = defineReport({
  id: 'terminal-months',
  title: { en: 'Monthly list of terminals', ha: 'Jerin na’urori na wata' },
  access: ['SuperAdmin'],
  pageSize: 50,
  period: { label: month },
  sorts: ['month', 'serial', 'volumeKobo'],
  sortOrder: 'desc',
  filters: [],
  statuses: terminalStateWords,
  searches: { en: 'Serial number, agent, TPUI or place', ha: 'Lambar na’ura, wakili, TPUI ko wuri' },
  remark: {
    en: 'Whole months that the days touch. State, agent and place are those of the end of the month; of this month, those of now. Volume is what receipts were given for.',
    ha: 'Cikakkun watannin da kwanakin suka taɓa. Yanayi, wakili da wuri na ƙarshen wata ne; na wannan wata, na yanzu ne. Adadin kuɗi shi ne abin da aka ba rasit.',
  },
  columns: {
    month: { kind: 'reference', label: month },
    serial: { kind: 'reference', label: { en: 'Serial', ha: 'Lamba' } },
    bankCode: { kind: 'choice', label: { en: 'Bank', ha: 'Banki' }, words: bankWords },
    agentTpui: { kind: 'reference', label: headings.tpui, nullable: true, isExtra: true },
    agent: { kind: 'text', label: { en: 'Agent', ha: 'Wakili' }, nullable: true, isPersonal: true },
    place: { kind: 'text', label: { en: 'Place', ha: 'Wuri' } },
    status: { kind: 'choice', label: { en: 'State', ha: 'Yanayi' }, words: terminalStateWords },
    payments: { kind: 'count', label: payments },
    volumeKobo: { kind: 'kobo', label: volume },
  },
  totals: {
    payments: { kind: 'count', label: payments },
    volumeKobo: { kind: 'kobo', label: volume },
  },
});

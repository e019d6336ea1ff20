import { defineReport } from './report.ts';
import { headings } from './words.ts';

const at = { en: 'When', ha: 'Lokaci' } as const;
const failed = { en: 'Refused or failed', ha: 'An ƙi ko sun gaza' } as const;

/** Days for which calls of partners are kept. */
export const partnerRequestDays = 30;

/** How a call ended. */
const partnerRequestWords = {
  answered: { en: 'Answered', ha: 'An amsa' },
  again: { en: 'Answered again', ha: 'An sake amsawa' },
  refused: { en: 'Refused', ha: 'An ƙi' },
  failed: { en: 'Failed here', ha: 'Ya gaza a nan' },
} as const;

/** Calls of a partner's machines of the last 30 days, the newest first; bodies are asked for one by one (`getPartnerRequest`). */
export const partnerRequestReport = defineReport({
  id: 'partner-requests',
  title: { en: 'Request log', ha: 'Jerin kiraye-kiraye' },
  access: ['Expert System'],
  pageSize: 50,
  period: { label: at },
  sorts: ['at', 'tookMs'],
  sortOrder: 'desc',
  filters: ['engineCodeId'],
  statuses: partnerRequestWords,
  searches: {
    en: 'Request id, your reference, code of an error or status',
    ha: 'Lambar buƙata, lambarku, code na kuskure ko status',
  },
  remark: {
    en: 'Kept for 30 days. Identity numbers, telephones, mail addresses, names and keys are masked before they are written.',
    ha: 'Ana ajiyewa kwana 30. Ana ɓoye lambobin shaida, waya, imel, suna da makullai kafin a rubuta.',
  },
  columns: {
    at: { kind: 'moment', label: at },
    call: { kind: 'reference', label: { en: 'Call', ha: 'Kira' } },
    externalReference: { kind: 'reference', label: { en: 'Your reference', ha: 'Lambarku' }, nullable: true },
    tookMs: { kind: 'count', label: { en: 'ms', ha: 'ms' } },
    answer: { kind: 'reference', label: { en: 'Status', ha: 'Status' } },
    code: { kind: 'reference', label: { en: 'Code', ha: 'Code' }, nullable: true },
    key: { kind: 'text', label: { en: 'Key', ha: 'Makulli' }, isExtra: true },
    engineCode: { kind: 'text', label: headings.engineCode, isExtra: true },
    requestId: { kind: 'reference', label: { en: 'Request id', ha: 'Lambar buƙata' }, isExtra: true },
    address: { kind: 'text', label: { en: 'IP address', ha: 'Adireshin IP' }, isExtra: true },
    outcome: { kind: 'choice', label: { en: 'Answer', ha: 'Amsa' }, words: partnerRequestWords },
  },
  totals: { failed: { kind: 'count', label: failed } },
});

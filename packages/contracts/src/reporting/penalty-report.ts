import { adminRoles, taxOfficeRoles } from '../access.ts';
import { dutyWords } from '../obligations/duty-words.ts';
import { neglectWords, penaltyStateWords } from '../penalties/computation.ts';
import { defineReport } from './report.ts';
import { headings } from './words.ts';

const penalty = { en: 'Penalty', ha: 'Tara' } as const;
const interest = { en: 'Interest', ha: 'Ruwa' } as const;
const total = { en: 'Charged', ha: 'An caje' } as const;
const remitted = { en: 'Remitted', ha: 'An yafe' } as const;
const left = { en: 'To pay', ha: 'Abin biya' } as const;

/** Penalties and interest for lateness: by which rule, of what, for how many days, and what became of them. */
export const penaltyReport = defineReport({
  id: 'penalties',
  title: { en: 'Penalties', ha: 'Tara' },
  access: [...adminRoles, ...taxOfficeRoles],
  pageSize: 50,
  period: { label: { en: 'Proposed on', ha: 'Ranar gabatarwa' } },
  sorts: ['proposedOn', 'days', 'totalKobo', 'leftKobo'],
  sortOrder: 'desc',
  filters: ['toId'],
  statuses: penaltyStateWords,
  searches: { en: 'Number, TPUI or name of a payer', ha: 'Lamba, TPUI ko sunan mai biya' },
  remark: {
    en: 'Each penalty as it was worked out by the law of the day on which something was due. Penalties of broken plans are in the requests of the office.',
    ha: 'Kowace tara kamar yadda aka lissafa ta bisa dokar ranar da ya kamata a yi abu. Tarar yarjejeniyoyin da suka karye tana cikin buƙatun ofis.',
  },
  columns: {
    number: { kind: 'reference', label: { en: 'Number', ha: 'Lamba' } },
    payer: { kind: 'text', label: headings.payer, isPersonal: true },
    tpui: { kind: 'reference', label: headings.tpui, isPersonal: true },
    taxOffice: { kind: 'text', label: headings.taxOffice, nullable: true, isExtra: true },
    duty: { kind: 'choice', label: { en: 'Of what', ha: 'Na me' }, words: dutyWords },
    periodFrom: { kind: 'day', label: { en: 'Period from', ha: 'Lokaci daga' }, isExtra: true },
    neglect: { kind: 'choice', label: { en: 'Lateness', ha: 'Jinkiri' }, words: neglectWords },
    law: { kind: 'text', label: { en: 'Law', ha: 'Doka' }, isExtra: true },
    dueOn: { kind: 'day', label: { en: 'Due on', ha: 'Ranar ƙarshe' } },
    untilOn: { kind: 'day', label: { en: 'Until', ha: 'Zuwa' }, isExtra: true },
    days: { kind: 'count', label: { en: 'Days late', ha: 'Kwanakin jinkiri' } },
    baseKobo: { kind: 'kobo', label: { en: 'Tax it is of', ha: 'Harajin da take a kai' }, isExtra: true },
    penaltyKobo: { kind: 'kobo', label: penalty },
    interestKobo: { kind: 'kobo', label: interest },
    totalKobo: { kind: 'kobo', label: total },
    remittedKobo: { kind: 'kobo', label: remitted, isExtra: true },
    leftKobo: { kind: 'kobo', label: left },
    billReference: { kind: 'reference', label: headings.billReference, nullable: true, isExtra: true },
    proposedOn: { kind: 'day', label: { en: 'Proposed on', ha: 'Ranar gabatarwa' } },
    proposedBy: { kind: 'text', label: { en: 'Proposed by', ha: 'Wanda ya gabatar' }, nullable: true, isExtra: true },
    decidedOn: { kind: 'day', label: { en: 'Decided on', ha: 'Ranar yanke shawara' }, nullable: true, isExtra: true },
    decidedBy: { kind: 'text', label: { en: 'Decided by', ha: 'Wanda ya yanke' }, nullable: true, isExtra: true },
    status: { kind: 'choice', label: headings.status, words: penaltyStateWords },
  },
  totals: {
    penaltyKobo: { kind: 'kobo', label: penalty },
    interestKobo: { kind: 'kobo', label: interest },
    totalKobo: { kind: 'kobo', label: total },
    remittedKobo: { kind: 'kobo', label: remitted },
  },
});

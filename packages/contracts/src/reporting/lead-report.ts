import { taxOfficeRoles } from '../access.ts';
import { leadReasonWords, leadStateWords, sourceKindWords } from '../intelligence/lead-words.ts';
import { defineReport } from './report.ts';
import { headings } from './words.ts';

const estimate = { en: 'Tax a year, at least', ha: 'Harajin shekara, aƙalla' } as const;

/** Whom other registers know and ours does not, or who files nothing: those worth most first, by rules that were seldom wrong. */
export const leadReport = defineReport({
  id: 'leads',
  title: { en: 'Leads', ha: 'Alamu' },
  access: taxOfficeRoles,
  pageSize: 50,
  period: { label: { en: 'Found on', ha: 'Ranar ganowa' }, isOptional: true },
  sorts: ['worthKobo', 'lowKobo', 'foundOn'],
  sortOrder: 'desc',
  filters: ['toId', 'sourceKind', 'leadReason'],
  statuses: leadStateWords,
  searches: { en: 'Number of a lead, TPUI or name', ha: 'Lambar alama, TPUI ko suna' },
  remark: {
    en: 'A lead is a question, not income: nothing is owed by it. Its worth is the estimated tax, lowered by how often leads of the same rule were dismissed.',
    ha: 'Alama tambaya ce, ba kuɗin shiga ba: ba a bin kowa bashi saboda ita. Darajarta harajin da aka ƙiyasta ne, an rage shi bisa yawan korar irinta.',
  },
  columns: {
    number: { kind: 'reference', label: { en: 'Number', ha: 'Lamba' } },
    name: { kind: 'text', label: { en: 'About', ha: 'Game da' }, isPersonal: true },
    reason: { kind: 'choice', label: { en: 'Reason', ha: 'Dalili' }, words: leadReasonWords },
    sourceKind: { kind: 'choice', label: { en: 'Source', ha: 'Tushe' }, words: sourceKindWords },
    source: { kind: 'text', label: { en: 'Name of the source', ha: 'Sunan tushe' }, isExtra: true },
    tpui: { kind: 'reference', label: headings.tpui, nullable: true, isPersonal: true, isExtra: true },
    lga: { kind: 'text', label: { en: 'Local government', ha: 'Ƙaramar hukuma' }, nullable: true, isExtra: true },
    taxOffice: { kind: 'text', label: headings.taxOffice, isExtra: true },
    lowKobo: { kind: 'kobo', label: estimate },
    highKobo: { kind: 'kobo', label: { en: 'Tax a year, at most', ha: 'Harajin shekara, iyaka' }, isExtra: true },
    worthKobo: { kind: 'kobo', label: { en: 'Worth', ha: 'Daraja' } },
    score: { kind: 'count', label: { en: 'Points of the match', ha: 'Makin dacewa' }, nullable: true, isExtra: true },
    foundOn: { kind: 'day', label: { en: 'Found on', ha: 'Ranar ganowa' } },
    status: { kind: 'choice', label: headings.status, words: leadStateWords },
  },
  totals: { lowKobo: { kind: 'kobo', label: estimate } },
});

import { taxOfficeRoles } from '../access.ts';
import {
  discrepancyRuleWords,
  discrepancyStateWords,
  matchConfidenceWords,
} from '../discrepancies/discrepancy-words.ts';
import { defineReport } from './report.ts';
import { headings } from './words.ts';

const effect = { en: 'Tax effect', ha: 'Tasirin haraji' } as const;

/** What filed returns declare against what others said, those with the largest tax first. */
export const discrepancyReport = defineReport({
  id: 'discrepancies',
  title: { en: 'Discrepancies', ha: 'Bambance-bambance' },
  access: taxOfficeRoles,
  pageSize: 50,
  period: { label: { en: 'Found on', ha: 'Ranar ganowa' }, isOptional: true },
  sorts: ['effectKobo', 'foundOn', 'answerBy'],
  sortOrder: 'desc',
  filters: ['toId'],
  statuses: discrepancyStateWords,
  searches: { en: 'Number, TPUI or name of a taxpayer', ha: 'Lamba, TPUI ko sunan mai biyan haraji' },
  remark: {
    en: 'Each filed return is compared every night with what employers and others declared of the same taxpayer. A difference is a question, not income by itself: the taxpayer is asked before anything is assessed.',
    ha: 'Kowane dare ana kwatanta kowane bayani da abin da masu ɗaukar aiki da wasu suka bayyana kan mai haraji ɗaya. Bambanci tambaya ne, ba kuɗin shiga ba: ana tambayar mai haraji kafin a kimanta komai.',
  },
  columns: {
    number: { kind: 'reference', label: { en: 'Number', ha: 'Lamba' } },
    taxpayer: { kind: 'text', label: { en: 'Taxpayer', ha: 'Mai biyan haraji' }, isPersonal: true },
    tpui: { kind: 'reference', label: headings.tpui, isPersonal: true, isExtra: true },
    rule: { kind: 'choice', label: { en: 'Compared', ha: 'An kwatanta' }, words: discrepancyRuleWords },
    period: { kind: 'text', label: { en: 'Period', ha: 'Lokaci' } },
    taxOffice: { kind: 'text', label: headings.taxOffice, isExtra: true },
    declaredKobo: { kind: 'kobo', label: { en: 'Declared', ha: 'An bayyana' } },
    foundKobo: { kind: 'kobo', label: { en: 'Found', ha: 'An gano' } },
    toleranceKobo: { kind: 'kobo', label: { en: 'Tolerance', ha: 'Abin da aka yarda' }, isExtra: true },
    effectKobo: { kind: 'kobo', label: effect },
    source: { kind: 'text', label: { en: 'Source', ha: 'Tushe' }, isExtra: true },
    sourceOn: { kind: 'day', label: { en: 'Day of the source', ha: 'Ranar tushe' }, isExtra: true },
    confidence: { kind: 'choice', label: { en: 'Match', ha: 'Dacewa' }, words: matchConfidenceWords, isExtra: true },
    foundOn: { kind: 'day', label: { en: 'Found on', ha: 'Ranar ganowa' } },
    answerBy: { kind: 'day', label: { en: 'Answer by', ha: 'Amsa zuwa' }, nullable: true },
    status: { kind: 'choice', label: headings.status, words: discrepancyStateWords },
  },
  totals: { effectKobo: { kind: 'kobo', label: effect } },
});

import { taxOfficeRoles } from '../access.ts';
import { leadReasonWords, sourceKindWords } from '../intelligence/lead-words.ts';
import { defineReport } from './report.ts';
import { headings } from './words.ts';

const assessed = { en: 'Assessed since', ha: 'An kimanta tun daga lokacin' } as const;
const collected = { en: 'Collected of it', ha: 'An karɓa daga ciki' } as const;

/** How far a lead came that somebody followed: in the register or asked, billed, paid. */
export const leadOutcomeWords = {
  registered: { en: 'Registered or asked', ha: 'An yi rajista ko an tambaya' },
  assessed: { en: 'Assessed', ha: 'An kimanta' },
  collected: { en: 'Collected', ha: 'An karɓa' },
} as const;

/**
 * What leads brought (found → registered → assessed → collected), a row each. Assessed: bills of the taxpayer raised since the lead ended that
 * were not cancelled; collected: what was receipted of them. A taxpayer of several leads is counted with the one that ended first. Kobo.
 */
export const leadOutcomeReport = defineReport({
  id: 'lead-outcomes',
  title: { en: 'What leads brought', ha: 'Abin da alamu suka kawo' },
  access: taxOfficeRoles,
  pageSize: 50,
  period: { label: { en: 'Found on', ha: 'Ranar ganowa' }, isOptional: true },
  sorts: ['foundOn', 'collectedKobo'],
  sortOrder: 'desc',
  filters: ['toId', 'sourceKind', 'leadReason'],
  statuses: leadOutcomeWords,
  searches: { en: 'Number of a lead, or TPUI', ha: 'Lambar alama, ko TPUI' },
  remark: {
    en: 'Of leads that were followed. Assessed and collected are bills raised since the lead ended and what was receipted of them, counted once for each taxpayer; some would have come without it.',
    ha: 'Na alamun da aka bi. Abin da aka kimanta da wanda aka karɓa bil ne na bayan ƙarewar alama, an ƙirga sau ɗaya ga kowane mai haraji; wasu da sun zo ba tare da ita ba.',
  },
  columns: {
    number: { kind: 'reference', label: { en: 'Number', ha: 'Lamba' } },
    tpui: { kind: 'reference', label: headings.tpui, isPersonal: true },
    reason: { kind: 'choice', label: { en: 'Reason', ha: 'Dalili' }, words: leadReasonWords },
    sourceKind: { kind: 'choice', label: { en: 'Source', ha: 'Tushe' }, words: sourceKindWords },
    taxOffice: { kind: 'text', label: headings.taxOffice, isExtra: true },
    lowKobo: { kind: 'kobo', label: { en: 'Estimated, at least', ha: 'Ƙiyasi, aƙalla' }, isExtra: true },
    assessedKobo: { kind: 'kobo', label: assessed },
    collectedKobo: { kind: 'kobo', label: collected },
    foundOn: { kind: 'day', label: { en: 'Found on', ha: 'Ranar ganowa' } },
    status: { kind: 'choice', label: headings.status, words: leadOutcomeWords },
  },
  totals: {
    lowKobo: { kind: 'kobo', label: { en: 'Estimated, at least', ha: 'Ƙiyasi, aƙalla' } },
    assessedKobo: { kind: 'kobo', label: assessed },
    collectedKobo: { kind: 'kobo', label: collected },
  },
});

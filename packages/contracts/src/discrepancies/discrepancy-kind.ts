import { taxOfficeRoles } from '../access.ts';
import { defineWorkKind } from '../workflow/work-kind.ts';

const deciders = ['Tax Office Manager', 'Tax Office Director'] as const;

/** Declared is less than what others said: the taxpayer is asked, explains, and an office accepts it or proposes an assessment. */
export const discrepancy = defineWorkKind({
  name: { en: 'Discrepancy', ha: 'Bambanci' }, // native reviewer
  begins: 'found',
  openedBy: ['system', ...taxOfficeRoles],
  seenBy: taxOfficeRoles,
  screen: '/tax-area-office?tab=requests&of=discrepancy',
  states: {
    found: { name: { en: 'Found', ha: 'An gano' } },
    queried: { name: { en: 'Asked about', ha: 'An tambaya' } },
    explained: { name: { en: 'Explained', ha: 'An bayyana' } },
    accepted: { name: { en: 'Explanation accepted', ha: 'An karɓi bayani' }, isFinal: true },
    assessed: { name: { en: 'Assessed', ha: 'An kimanta' }, isFinal: true },
    dropped: { name: { en: 'Dropped', ha: 'An bari' }, isFinal: true },
  },
  moves: {
    /** The question and the last day to answer are asked besides. */
    query: {
      name: { en: 'Ask the taxpayer', ha: 'Tambayi mai haraji' },
      from: ['found'],
      to: 'queried',
      by: deciders,
      otherThan: ['open'],
      hasEndpoint: true,
    },
    explain: { name: { en: 'Explain', ha: 'Bayyana' }, from: ['queried'], to: 'explained', by: ['system'] },
    accept: {
      name: { en: 'Accept the explanation', ha: 'Karɓi bayanin' },
      from: ['explained'],
      to: 'accepted',
      by: deciders,
      needs: ['reason'],
      otherThan: ['open'],
    },
    /** Its figures go into a proposed assessment, which another person approves. */
    assess: {
      name: { en: 'Propose an assessment', ha: 'Gabatar da kimantawa' },
      from: ['explained', 'queried'],
      to: 'assessed',
      by: taxOfficeRoles,
      needs: ['reason'],
      hasEndpoint: true,
    },
    drop: {
      name: { en: 'Drop', ha: 'Bari' },
      from: ['found', 'queried'],
      to: 'dropped',
      by: deciders,
      needs: ['reason'],
      otherThan: ['open'],
    },
  },
});

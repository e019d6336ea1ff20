import { taxOfficeRoles } from '../access.ts';
import { defineWorkKind } from '../workflow/work-kind.ts';

const deciders = ['Tax Office Manager', 'Tax Office Director'] as const;

/** Tax is assessed by two persons of an office, and owed from its service on; what comes after that is said by `assessments`. */
export const assessmentKind = defineWorkKind({
  name: { en: 'Assessment', ha: 'Kimanta haraji' }, // native reviewer
  begins: 'proposed',
  openedBy: taxOfficeRoles,
  seenBy: taxOfficeRoles,
  screen: '/tax-area-office?tab=requests&of=assessment',
  states: {
    proposed: { name: { en: 'Proposed', ha: 'An gabatar' } },
    approved: { name: { en: 'Approved, to be served', ha: 'An amince, za a isar' } },
    served: { name: { en: 'Served', ha: 'An isar' }, isFinal: true },
    replaced: { name: { en: 'Replaced by a return', ha: 'Bayanin haraji ya maye gurbinsa' }, isFinal: true },
    withdrawn: { name: { en: 'Withdrawn', ha: 'An janye' }, isFinal: true },
  },
  moves: {
    approve: {
      name: { en: 'Approve', ha: 'Amince' },
      from: ['proposed'],
      to: 'approved',
      by: deciders,
      otherThan: ['open'],
    },
    refuse: {
      name: { en: 'Refuse', ha: 'Ƙi' },
      from: ['proposed'],
      to: 'withdrawn',
      by: deciders,
      needs: ['reason'],
      otherThan: ['open'],
    },
    withdraw: {
      name: { en: 'Withdraw', ha: 'Janye' },
      from: ['proposed'],
      to: 'withdrawn',
      by: taxOfficeRoles,
      needs: ['reason'],
      sameAs: ['open'],
    },
    /** How and where it was served is asked besides. */
    serve: {
      name: { en: 'Note the service', ha: 'Rubuta isarwa' },
      from: ['approved'],
      to: 'served',
      by: taxOfficeRoles,
      hasEndpoint: true,
    },
    cancel: {
      name: { en: 'Withdraw before service', ha: 'Janye kafin isarwa' },
      from: ['approved'],
      to: 'withdrawn',
      by: deciders,
      needs: ['reason'],
      otherThan: ['open'],
    },
    replace: {
      name: { en: 'Replaced by a return', ha: 'Bayanin haraji ya maye gurbinsa' },
      from: ['proposed', 'approved'],
      to: 'replaced',
      by: ['system'],
    },
  },
});

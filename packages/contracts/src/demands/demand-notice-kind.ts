import { taxOfficeRoles } from '../access.ts';
import { defineWorkKind } from '../workflow/work-kind.ts';

const deciders = ['Tax Office Manager', 'Tax Office Director'] as const;

/** A last call to pay: prepared by one person of an office, approved and issued by others, served with proof. What is paid of it is said by its bills. */
export const demandNotice = defineWorkKind({
  name: { en: 'Demand notice', ha: 'Takardar neman biya' }, // native reviewer
  begins: 'prepared',
  openedBy: taxOfficeRoles,
  seenBy: taxOfficeRoles,
  screen: '/tax-area-office?tab=requests&of=demand-notice',
  states: {
    prepared: { name: { en: 'Prepared', ha: 'An shirya' } },
    approved: { name: { en: 'Approved, to be issued', ha: 'An amince, za a fitar' } },
    issued: { name: { en: 'Issued, to be served', ha: 'An fitar, za a isar' } },
    served: { name: { en: 'Served', ha: 'An isar' }, isFinal: true },
    withdrawn: { name: { en: 'Withdrawn', ha: 'An janye' }, isFinal: true },
  },
  moves: {
    approve: {
      name: { en: 'Approve', ha: 'Amince' },
      from: ['prepared'],
      to: 'approved',
      by: deciders,
      otherThan: ['open'],
    },
    refuse: {
      name: { en: 'Refuse', ha: 'Ƙi' },
      from: ['prepared'],
      to: 'withdrawn',
      by: deciders,
      needs: ['reason'],
      otherThan: ['open'],
    },
    withdraw: {
      name: { en: 'Withdraw', ha: 'Janye' },
      from: ['prepared'],
      to: 'withdrawn',
      by: taxOfficeRoles,
      needs: ['reason'],
      sameAs: ['open'],
    },
    /** Every bill is asked about again, in the same transaction. */
    issue: {
      name: { en: 'Issue', ha: 'Fitar' },
      from: ['approved'],
      to: 'issued',
      by: deciders,
      otherThan: ['open'],
      hasEndpoint: true,
    },
    /** How, when and where it was served, and by what that is proved, is asked besides. */
    serve: {
      name: { en: 'Note the service', ha: 'Rubuta isarwa' },
      from: ['issued'],
      to: 'served',
      by: taxOfficeRoles,
      hasEndpoint: true,
    },
    cancel: {
      name: { en: 'Withdraw before service', ha: 'Janye kafin isarwa' },
      from: ['approved', 'issued'],
      to: 'withdrawn',
      by: deciders,
      needs: ['reason'],
      otherThan: ['open'],
    },
  },
});

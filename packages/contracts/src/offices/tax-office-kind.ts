import { defineWorkKind } from '../workflow/work-kind.ts';

const deciders = ['SuperAdmin', 'Tax Office Director'] as const;

/** A tax office that is opened or closed: taxpayers, people and open work go with it, so two persons decide. */
export const taxOffice = defineWorkKind({
  name: { en: 'Opening or closing of a tax office', ha: 'Buɗewa ko rufe ofishin haraji' },
  begins: 'proposed',
  openedBy: deciders,
  seenBy: deciders,
  states: {
    proposed: { name: { en: 'Proposed', ha: 'An gabatar' } },
    approved: { name: { en: 'Approved, waits for its day', ha: 'An amince, ana jiran ranar' } },
    done: { name: { en: 'Carried out', ha: 'An aiwatar' }, isFinal: true },
    refused: { name: { en: 'Refused', ha: 'An ƙi' }, isFinal: true },
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
      // An approved closing can be called off until its day: by its proposer, or refused by anybody else.
      from: ['proposed', 'approved'],
      to: 'refused',
      by: deciders,
      needs: ['reason'],
      otherThan: ['open'],
    },
    withdraw: {
      name: { en: 'Withdraw', ha: 'Janye' },
      from: ['proposed', 'approved'],
      to: 'withdrawn',
      by: deciders,
      needs: ['reason'],
      sameAs: ['open'],
    },
    'carry-out': {
      name: { en: 'Carry out', ha: 'Aiwatar' },
      from: ['approved'],
      to: 'done',
      // An opening at once, a closing on its day.
      by: ['system'],
    },
  },
});

import { taxOfficeRoles, taxpayerRoles } from '../access.ts';
import { defineWorkKind } from '../workflow/work-kind.ts';

const deadline = 'tcc.decision';
const deciders = ['Tax Office Manager', 'Tax Office Director'] as const;
/** Whoever prepared it, in time or after. */
const preparers = ['prepare', 'prepare-late'] as const;

/**
 * An application for clearance that a person decides: prepared by one, issued or refused by another. After fourteen days nothing is issued
 * by itself: it goes to the Director.
 */
export const clearance = defineWorkKind({
  name: { en: 'Tax clearance', ha: 'Shaidar biyan haraji' }, // native reviewer
  begins: 'waiting',
  openedBy: [...taxpayerRoles, 'system'],
  seenBy: taxOfficeRoles,
  screen: '/tax-area-office?tab=requests&of=clearance',
  openersScreen: '/user/etcc',
  states: {
    waiting: { name: { en: 'To prepare', ha: 'Za a shirya' }, deadline },
    prepared: { name: { en: 'Prepared, to be decided', ha: 'An shirya, za a yanke' }, deadline },
    overdue: { name: { en: 'With the Director', ha: 'Yana wajen Darakta' } },
    'overdue-prepared': { name: { en: 'Prepared, with the Director', ha: 'An shirya, yana wajen Darakta' } },
    issued: { name: { en: 'Issued', ha: 'An bayar' }, isFinal: true },
    refused: { name: { en: 'Refused', ha: 'An ƙi' }, isFinal: true },
    withdrawn: { name: { en: 'Taken back', ha: 'An janye' }, isFinal: true },
  },
  moves: {
    prepare: {
      name: { en: 'Prepare', ha: 'Shirya' },
      from: ['waiting'],
      to: 'prepared',
      by: taxOfficeRoles,
      needs: ['reason'],
      hasEndpoint: true,
    },
    issue: {
      name: { en: 'Issue', ha: 'Bayar' },
      from: ['prepared'],
      to: 'issued',
      by: deciders,
      otherThan: preparers,
      hasEndpoint: true,
    },
    refuse: {
      name: { en: 'Refuse', ha: 'Ƙi' },
      from: ['prepared'],
      to: 'refused',
      by: deciders,
      needs: ['reason'],
      otherThan: preparers,
      hasEndpoint: true,
    },
    return: {
      name: { en: 'Return it', ha: 'Mayar' },
      from: ['prepared'],
      to: 'waiting',
      by: deciders,
      needs: ['reason'],
    },
    escalate: {
      name: { en: 'The fourteen days are over', ha: 'Kwana goma sha huɗu sun wuce' },
      from: ['waiting'],
      to: 'overdue',
      by: ['system'],
    },
    'escalate-prepared': {
      name: { en: 'The fourteen days are over', ha: 'Kwana goma sha huɗu sun wuce' },
      from: ['prepared'],
      to: 'overdue-prepared',
      by: ['system'],
    },
    'prepare-late': {
      name: { en: 'Prepare for the Director', ha: 'Shirya wa Darakta' },
      from: ['overdue'],
      to: 'overdue-prepared',
      by: taxOfficeRoles,
      needs: ['reason'],
      hasEndpoint: true,
    },
    'issue-late': {
      name: { en: 'Issue', ha: 'Bayar' },
      from: ['overdue-prepared'],
      to: 'issued',
      by: ['Tax Office Director'],
      otherThan: preparers,
      hasEndpoint: true,
    },
    'refuse-late': {
      name: { en: 'Refuse', ha: 'Ƙi' },
      from: ['overdue-prepared'],
      to: 'refused',
      by: ['Tax Office Director'],
      needs: ['reason'],
      otherThan: preparers,
      hasEndpoint: true,
    },
    'return-late': {
      name: { en: 'Return it', ha: 'Mayar' },
      from: ['overdue-prepared'],
      to: 'overdue',
      by: ['Tax Office Director'],
      needs: ['reason'],
    },
    clear: {
      name: { en: 'Nothing is left for a person', ha: 'Babu abin da ya rage wa mutum' },
      from: ['waiting', 'prepared', 'overdue', 'overdue-prepared'],
      to: 'issued',
      by: ['system'],
    },
    withdraw: {
      name: { en: 'Take back', ha: 'Janye' },
      from: ['waiting', 'prepared', 'overdue', 'overdue-prepared'],
      to: 'withdrawn',
      by: ['system'],
    },
  },
});

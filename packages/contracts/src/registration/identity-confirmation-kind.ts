import { defineWorkKind } from '../workflow/work-kind.ts';

const officer = ['Tax Officer'] as const;
const manager = ['Tax Office Manager'] as const;

/**
 * Whoever holds an account is the person of its NIN: an officer of the home office has seen person and papers, and the manager of that
 * office confirms. The number that the identity register has of the person gets a message before anybody confirms.
 */
export const identityConfirmation = defineWorkKind({
  name: { en: 'Confirmation of an identity', ha: 'Tabbatar da shaida' }, // native reviewer
  begins: 'opened',
  openedBy: officer,
  seenBy: ['Tax Officer', 'Tax Office Manager', 'Tax Office Director'],
  screen: '/tax-area-office?tab=requests&of=identity-confirmation',
  states: {
    opened: { name: { en: 'At the counter', ha: 'A kanta' } },
    proposed: { name: { en: 'Seen by an officer', ha: 'Jami’i ya gani' } },
    approved: { name: { en: 'Confirmed', ha: 'An tabbatar' }, isFinal: true },
    refused: { name: { en: 'Refused', ha: 'An ƙi' }, isFinal: true },
    withdrawn: { name: { en: 'Withdrawn', ha: 'An janye' }, isFinal: true },
  },
  moves: {
    /** In one step with the opening, once the NIN of the slip is the account's: the reason is what was seen. */
    propose: {
      name: { en: 'Propose', ha: 'Gabatar' },
      from: ['opened'],
      to: 'proposed',
      by: officer,
      needs: ['reason'],
      sameAs: ['open'],
      hasEndpoint: true,
    },
    approve: {
      name: { en: 'Confirm this person', ha: 'Tabbatar da wannan mutum' },
      from: ['proposed'],
      to: 'approved',
      by: manager,
      otherThan: ['propose'],
    },
    refuse: {
      name: { en: 'Refuse', ha: 'Ƙi' },
      from: ['proposed'],
      to: 'refused',
      by: manager,
      needs: ['reason'],
      otherThan: ['propose'],
    },
    withdraw: {
      name: { en: 'Withdraw', ha: 'Janye' },
      from: ['proposed'],
      to: 'withdrawn',
      by: officer,
      needs: ['reason'],
      sameAs: ['propose'],
    },
  },
});

/** An account may be proposed again after a refusal: each case has a subject of its own. */
export const identitySubject = {
  of: (userId: string, nth: number) => `identity:${userId}/${nth}`,
  accountIn: (subject: string) => subject.slice(subject.indexOf(':') + 1).split('/')[0] ?? '',
} as const;

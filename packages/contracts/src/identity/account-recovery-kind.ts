import { defineWorkKind } from '../workflow/work-kind.ts';

const officer = ['Tax Officer'] as const;
const manager = ['Tax Office Manager'] as const;

/**
 * A taxpayer who lost mailbox and telephone gets back in at the home office: an officer has seen person and papers, the manager of that office
 * approves, and the old addresses have a day to stop it. Staff are not helped here: theirs is `decider-change`.
 */
export const accountRecovery = defineWorkKind({
  name: { en: 'Way back into an account', ha: 'Dawo da asusu' }, // native reviewer
  begins: 'proposed',
  openedBy: officer,
  seenBy: ['Tax Officer', 'Tax Office Manager', 'Tax Office Director'],
  screen: '/tax-area-office?tab=requests&of=account-recovery',
  states: {
    proposed: { name: { en: 'Seen by an officer', ha: 'Jami’i ya gani' } },
    waiting: { name: { en: 'Old addresses may stop it', ha: 'Tsoffin adireshi na iya tsayar da shi' } },
    recovered: { name: { en: 'Given back', ha: 'An mayar' }, isFinal: true },
    stopped: { name: { en: 'Stopped by the old address', ha: 'Tsohon adireshi ya tsayar' }, isFinal: true },
    refused: { name: { en: 'Refused', ha: 'An ƙi' }, isFinal: true },
    withdrawn: { name: { en: 'Withdrawn', ha: 'An janye' }, isFinal: true },
    lapsed: { name: { en: 'No longer possible', ha: 'Ba zai yiwu ba kuma' }, isFinal: true },
  },
  moves: {
    approve: {
      name: { en: 'Approve; the day of waiting begins', ha: 'Amince; ranar jira ta fara' },
      from: ['proposed'],
      to: 'waiting',
      by: manager,
      needs: ['reason'],
      otherThan: ['open'],
    },
    refuse: {
      name: { en: 'Refuse', ha: 'Ƙi' },
      from: ['proposed', 'waiting'],
      to: 'refused',
      by: manager,
      needs: ['reason'],
      otherThan: ['open'],
    },
    withdraw: {
      name: { en: 'Withdraw', ha: 'Janye' },
      from: ['proposed', 'waiting'],
      to: 'withdrawn',
      by: officer,
      needs: ['reason'],
      sameAs: ['open'],
    },
    finish: { name: { en: 'Give back', ha: 'Mayar' }, from: ['waiting'], to: 'recovered', by: ['system'] },
    /** By the link that went to the old addresses. */
    stop: { name: { en: 'Stop', ha: 'Tsayar' }, from: ['waiting'], to: 'stopped', by: ['system'] },
    /** The account is suspended or gone, or the new address belongs to somebody else by now. */
    lapse: {
      name: { en: 'No longer possible', ha: 'Ba zai yiwu ba kuma' },
      from: ['proposed', 'waiting'],
      to: 'lapsed',
      by: ['system'],
    },
  },
});

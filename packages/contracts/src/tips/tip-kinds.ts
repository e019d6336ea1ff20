import { defineWorkKind } from '../workflow/work-kind.ts';

const leading = ['Tax Office Director', 'Tax Office Manager'] as const;
const director = ['Tax Office Director'] as const;

// native reviewer: the Hausa of the whole file is ours.
/** What somebody told the office: becomes a lead, or is closed. */
export const tip = defineWorkKind({
  name: { en: 'Tip', ha: 'Labari' },
  begins: 'received',
  openedBy: ['system'],
  seenBy: leading,
  screen: '/tax-area-office?tab=requests&of=tip',
  states: {
    received: { name: { en: 'Received', ha: 'An karɓa' } },
    'taken-up': { name: { en: 'Became a lead', ha: 'Ta zama alama' }, isFinal: true },
    closed: { name: { en: 'Closed', ha: 'An rufe' }, isFinal: true },
  },
  moves: {
    'take-up': {
      name: { en: 'Make it a lead', ha: 'Mai da shi alama' },
      ...{ from: ['received'], to: 'taken-up', by: leading, hasEndpoint: true },
    },
    close: {
      name: { en: 'Close it', ha: 'Rufe shi' },
      ...{ from: ['received'], to: 'closed', by: leading, needs: ['reason'], hasEndpoint: true },
    },
  },
});

/** Legal asks to read who sent a tip; another person of the office decides. */
export const tipSender = defineWorkKind({
  name: { en: 'Sender of a tip', ha: 'Mai aiko da labari' },
  begins: 'asked',
  openedBy: ['legal'],
  seenBy: director,
  screen: '/tax-area-office?tab=requests&of=tip-sender',
  states: {
    asked: { name: { en: 'Legal asks', ha: 'Sashen shari’a ya nema' } },
    approved: { name: { en: 'Opened for Legal', ha: 'An buɗe wa sashen shari’a' }, isFinal: true },
    refused: { name: { en: 'Stays sealed', ha: 'Ya ci gaba a rufe' }, isFinal: true },
  },
  moves: {
    approve: {
      name: { en: 'Let Legal read it', ha: 'A bar sashen shari’a ya karanta' },
      ...{ from: ['asked'], to: 'approved', by: director, needs: ['reason'], otherThan: ['open'], hasEndpoint: true },
    },
    refuse: {
      name: { en: 'Leave it sealed', ha: 'A bar shi a rufe' },
      ...{ from: ['asked'], to: 'refused', by: director, needs: ['reason'], otherThan: ['open'], hasEndpoint: true },
    },
  },
});

/** A reward for a tip that brought tax (NTAA 2025, section 68). */
export const tipReward = defineWorkKind({
  name: { en: 'Reward for a tip', ha: 'Ladan labari' },
  begins: 'proposed',
  openedBy: leading,
  seenBy: leading,
  screen: '/tax-area-office?tab=requests&of=tip-reward',
  states: {
    proposed: { name: { en: 'Reward proposed', ha: 'An gabatar da lada' } },
    approved: { name: { en: 'Reward to be paid', ha: 'Ladan da za a biya' } },
    refused: { name: { en: 'No reward', ha: 'Babu lada' }, isFinal: true },
    paid: { name: { en: 'Reward paid', ha: 'An biya lada' }, isFinal: true },
  },
  moves: {
    approve: {
      name: { en: 'Approve the reward', ha: 'Amince da lada' },
      ...{
        from: ['proposed'],
        to: 'approved',
        by: director,
        needs: ['reason'],
        otherThan: ['open'],
        hasEndpoint: true,
      },
    },
    refuse: {
      name: { en: 'Refuse the reward', ha: 'Ƙi lada' },
      ...{ from: ['proposed'], to: 'refused', by: director, needs: ['reason'], otherThan: ['open'], hasEndpoint: true },
    },
    pay: {
      name: { en: 'Note the payment', ha: 'Rubuta biyan' },
      ...{ from: ['approved'], to: 'paid', by: leading, otherThan: ['approve'], hasEndpoint: true },
    },
  },
});

import { taxOfficeRoles } from '../access.ts';
import { defineWorkKind } from '../workflow/work-kind.ts';

const made = { from: ['open'], by: taxOfficeRoles, hasEndpoint: true } as const;

// native reviewer: the Hausa of the whole kind is ours.
/** Somebody of another register who is not in ours, or files nothing: claimed, and ended by a step that the law knows. */
export const lead = defineWorkKind({
  name: { en: 'Lead', ha: 'Alama' },
  begins: 'open',
  openedBy: ['system'],
  seenBy: taxOfficeRoles,
  screen: '/tax-area-office?tab=requests&of=lead',
  states: {
    open: { name: { en: 'Open', ha: 'A buɗe' } },
    registered: { name: { en: 'Registered', ha: 'An yi rajista' }, isFinal: true },
    'discrepancy-opened': { name: { en: 'Discrepancy opened', ha: 'An buɗe bambanci' }, isFinal: true },
    'return-asked': { name: { en: 'Return asked for', ha: 'An nemi bayani' }, isFinal: true },
    merged: { name: { en: 'Merged', ha: 'An haɗa' }, isFinal: true },
    dismissed: { name: { en: 'Dismissed', ha: 'An kori' }, isFinal: true },
  },
  moves: {
    register: { name: { en: 'Register the person', ha: 'Yi wa mutumin rajista' }, ...made, to: 'registered' },
    'open-discrepancy': { name: { en: 'Open a discrepancy', ha: 'Buɗe bambanci' }, ...made, to: 'discrepancy-opened' },
    'ask-return': { name: { en: 'Ask for a return', ha: 'Nemi bayanin haraji' }, ...made, to: 'return-asked' },
    merge: { name: { en: 'Merge', ha: 'Haɗa' }, ...made, to: 'merged' },
    dismiss: { name: { en: 'Dismiss', ha: 'Kora' }, ...made, to: 'dismissed', needs: ['reason'] },
    /** The days its source may be kept are over. */
    lapse: {
      name: { en: 'End with its source', ha: 'Ƙare da tushensa' },
      from: ['open'],
      to: 'dismissed',
      by: ['system'],
    },
  },
});

import { taxOfficeRoles } from '../access.ts';
import { defineWorkKind } from '../workflow/work-kind.ts';

/** A certificate is revoked by a Director as a Manager proposed: two persons. */
export const clearanceRevocation = defineWorkKind({
  name: { en: 'Revocation of a tax clearance', ha: 'Soke shaidar biyan haraji' }, // native reviewer
  begins: 'proposed',
  openedBy: ['Tax Office Manager'],
  seenBy: taxOfficeRoles,
  screen: '/tax-area-office?tab=requests&of=clearance-revocation',
  states: {
    proposed: { name: { en: 'Proposed', ha: 'An gabatar' } },
    revoked: { name: { en: 'Revoked', ha: 'An soke' }, isFinal: true },
    kept: { name: { en: 'Left standing', ha: 'An bar ta' }, isFinal: true },
    withdrawn: { name: { en: 'Taken back', ha: 'An janye' }, isFinal: true },
  },
  moves: {
    revoke: {
      name: { en: 'Revoke', ha: 'Soke' },
      from: ['proposed'],
      to: 'revoked',
      by: ['Tax Office Director'],
      needs: ['reason'],
      otherThan: ['open'],
    },
    keep: {
      name: { en: 'Let it stand', ha: 'Bar ta' },
      from: ['proposed'],
      to: 'kept',
      by: ['Tax Office Director'],
      needs: ['reason'],
      otherThan: ['open'],
    },
    withdraw: {
      name: { en: 'Take back', ha: 'Janye' },
      from: ['proposed'],
      to: 'withdrawn',
      by: ['Tax Office Manager'],
      sameAs: ['open'],
    },
  },
});

import { taxOfficeRoles } from '../access.ts';
import { defineWorkKind } from '../workflow/work-kind.ts';

/** A reminder did not arrive: somebody of the office finds out where the taxpayer can be reached. */
export const addressCheck = defineWorkKind({
  name: { en: 'Address that does not work', ha: 'Adireshin da ba ya aiki' }, // native reviewer
  begins: 'open',
  openedBy: ['system'],
  seenBy: taxOfficeRoles,
  screen: '/tax-area-office?tab=requests&of=address-check',
  states: {
    open: { name: { en: 'To be found out', ha: 'A bincika' } },
    corrected: { name: { en: 'Corrected', ha: 'An gyara' }, isFinal: true },
    'not-found': { name: { en: 'Not found', ha: 'Ba a samu ba' }, isFinal: true },
  },
  moves: {
    correct: {
      name: { en: 'Corrected', ha: 'An gyara' },
      from: ['open'],
      to: 'corrected',
      by: taxOfficeRoles,
      needs: ['reason'],
    },
    'give-up': {
      name: { en: 'Not found', ha: 'Ba a samu ba' },
      from: ['open'],
      to: 'not-found',
      by: taxOfficeRoles,
      needs: ['reason'],
    },
  },
});

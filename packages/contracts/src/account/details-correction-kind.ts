import { taxpayerRoles } from '../access.ts';
import { defineWorkKind } from '../workflow/work-kind.ts';

const deciders = ['SuperAdmin', 'Tax Office Director'] as const;

/** Another name, birth date or NIN: a person looks at the papers before an account says it. */
export const detailsCorrection = defineWorkKind({
  name: { en: 'Correction of details', ha: 'Gyaran bayanai' },
  begins: 'requested',
  openedBy: taxpayerRoles,
  seenBy: deciders,
  openersScreen: '/user/e-services',
  states: {
    requested: { name: { en: 'With the office', ha: 'Yana hannun ofis' }, deadline: 'enquiry.answer' },
    granted: { name: { en: 'Granted', ha: 'An amince' }, isFinal: true },
    refused: { name: { en: 'Refused', ha: 'An ƙi' }, isFinal: true },
    withdrawn: { name: { en: 'Taken back', ha: 'An janye' }, isFinal: true },
  },
  moves: {
    grant: {
      name: { en: 'Grant', ha: 'Amince' },
      from: ['requested'],
      to: 'granted',
      by: deciders,
      needs: ['reason'],
    },
    refuse: { name: { en: 'Refuse', ha: 'Ƙi' }, from: ['requested'], to: 'refused', by: deciders, needs: ['reason'] },
    withdraw: { name: { en: 'Take back', ha: 'Janye' }, from: ['requested'], to: 'withdrawn', by: ['system'] },
  },
});

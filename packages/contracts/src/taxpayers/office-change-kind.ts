import { taxOfficeRoles, taxpayerRoles } from '../access.ts';
import { defineWorkKind } from '../workflow/work-kind.ts';

/** A taxpayer asks to be looked after by another office. The office they leave releases them, within five working days. */
export const officeChange = defineWorkKind({
  name: { en: 'Change of tax office', ha: 'Canjin ofishin haraji' },
  begins: 'requested',
  openedBy: taxpayerRoles,
  seenBy: ['SuperAdmin', ...taxOfficeRoles],
  openersScreen: '/user/e-services',
  states: {
    requested: { name: { en: 'With the office', ha: 'Yana hannun ofis' }, deadline: 'office-change.release' },
    granted: { name: { en: 'Granted', ha: 'An amince' }, isFinal: true },
    refused: { name: { en: 'Refused', ha: 'An ƙi' }, isFinal: true },
    withdrawn: { name: { en: 'Taken back', ha: 'An janye' }, isFinal: true },
  },
  moves: {
    grant: {
      name: { en: 'Release to that office', ha: 'Saki zuwa ofishin' },
      from: ['requested'],
      to: 'granted',
      // Moving a taxpayer is for Directors and SuperAdmins.
      by: ['SuperAdmin', 'Tax Office Director'],
    },
    refuse: {
      name: { en: 'Refuse', ha: 'Ƙi' },
      from: ['requested'],
      to: 'refused',
      by: ['SuperAdmin', 'Tax Office Director', 'Tax Office Manager'],
      needs: ['reason'],
    },
    withdraw: {
      name: { en: 'Take back', ha: 'Janye' },
      from: ['requested'],
      to: 'withdrawn',
      // For who asked: queues are no place of theirs.
      by: ['system'],
    },
  },
});

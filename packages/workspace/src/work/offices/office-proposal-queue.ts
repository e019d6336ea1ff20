import { caseQueue } from '../cases/case-queue.tsx';

/** Offices that are to open or close; a second person decides. */
export const officeProposalQueue = caseQueue(
  { en: 'Offices to decide', ha: 'Ofisoshin da za a yanke' },
  { kind: 'tax-office', isOfOneOffice: true },
);

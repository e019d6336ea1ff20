import { caseQueue } from '@portal/workspace/work';

/** What is proposed for two records of one taxpayer; a second SuperAdmin decides. */
export const mergeQueue = caseQueue(
  { en: 'Merges to decide', ha: 'Haɗe-haɗen da za a yanke' },
  { kind: 'taxpayer-merge', isOfOneOffice: true },
);

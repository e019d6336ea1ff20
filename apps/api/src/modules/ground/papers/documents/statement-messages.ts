import type { Language } from '@portal/contracts';

const en = {
  title: 'Payment statement',
  lead: 'What happened to one attempt to pay. It is no receipt: only a receipt proves that a bill is paid.',
  status: 'How it stands',
  statedAt: 'Stated at',
  gateway: 'Paid through',
  startedAt: 'Begun at',
  asked: 'Provider asked',
  times: (count: number) => (count === 1 ? 'once' : `${count} times`),
  askedAt: 'Last asked at',
  askAgainAt: 'Asked again at',
  purpose: 'For',
  steps: 'What happened',
  next: 'What happens next',
  scan: 'Scan to verify this statement',
  verifyAt: 'Verified at',
  noReference: 'none yet',
};
export type StatementMessages = typeof en;

// native reviewer: the whole list is ours.
const ha: StatementMessages = {
  title: 'Bayanin biyan kuɗi',
  lead: 'Abin da ya faru da yunƙurin biya ɗaya. Ba rasiti ba ne: rasiti kaɗai yake tabbatar da an biya bil.',
  status: 'Yadda yake',
  statedAt: 'An faɗa a',
  gateway: 'Hanyar biya',
  startedAt: 'An fara a',
  asked: 'An tambayi mai karɓa',
  times: (count) => (count === 1 ? 'sau ɗaya' : `sau ${count}`),
  askedAt: 'Tambaya ta ƙarshe a',
  askAgainAt: 'Za a sake tambaya a',
  purpose: 'Domin',
  steps: 'Abin da ya faru',
  next: 'Abin da zai biyo baya',
  scan: 'Ɗauki hoton lambar don tabbatar da bayanin',
  verifyAt: 'Ana tabbatarwa a',
  noReference: 'babu tukuna',
};

export const statementMessages: Readonly<Record<Language, StatementMessages>> = { en, ha };

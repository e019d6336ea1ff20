import type { NoticePart } from '../inbox/notice-part.ts';

// native reviewer: the Hausa of the whole list is ours.
export const operationsNotices = {
  'database.alarm': {
    topic: 'operations',
    title: { en: 'The database needs somebody', ha: 'Ma’ajiyar bayanai tana buƙatar wani' },
    text: { en: '{work}', ha: '{work}' },
  },
  'restore.reported': {
    topic: 'operations',
    title: { en: 'What was found after the restore', ha: 'Abin da aka samu bayan maido da bayanai' },
    text: {
      en: 'The portal was restored to {day}. Of payments since then, {number} were found at the providers; {cases} have no answer yet. The log has the details.',
      ha: 'An maido da shafin zuwa {day}. Daga biyan da aka yi tun lokacin, an samu {number} a wajen masu karɓar kuɗi; {cases} ba su da amsa tukuna. Bayani yana cikin rajistar aiki.',
    },
  },
} as const satisfies NoticePart;

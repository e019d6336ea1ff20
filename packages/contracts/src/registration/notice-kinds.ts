import type { NoticePart } from '../inbox/notice-part.ts';

// native reviewer: the Hausa of the whole list is ours.
export const registrationNotices = {
  'agent-registration.step': {
    topic: 'account',
    title: { en: 'Your registration as an agent', ha: 'Rajistarka ta wakili' },
    text: { en: 'Your registration stands now: {state}.', ha: 'Rajistarka yanzu: {state}.' },
  },
} as const satisfies NoticePart;

import type { NoticePart } from '../inbox/notice-part.ts';

// native reviewer: the Hausa of the whole list is ours.
export const identityNotices = {
  'decider.changed': {
    topic: 'work',
    title: { en: 'Who decides has changed', ha: 'Masu yanke shawara sun sauya' },
    text: {
      en: '{person}: {change}. Proposed by {proposer}, approved by {approver}. If this is not right, suspend the account at once.',
      ha: '{person}: {change}. {proposer} ya gabatar, {approver} ya amince. Idan ba daidai ba ne, dakatar da asusun nan take.',
    },
  },
  'decider.made-on-server': {
    topic: 'work',
    title: { en: 'A SuperAdmin was made on the server', ha: 'An yi SuperAdmin a uwar garke' },
    text: {
      en: '{person} ({email}) is a SuperAdmin by the command on the server. If this is not right, suspend the account at once.',
      ha: '{person} ({email}) SuperAdmin ne ta umarnin uwar garke. Idan ba daidai ba ne, dakatar da asusun nan take.',
    },
  },
  'access-review.begun': {
    topic: 'work',
    title: { en: 'Who has access is to be reviewed', ha: 'A duba wa yake da dama' },
    text: {
      en: 'The review of {quarter} has begun. Everybody with a role of staff is to be confirmed by {day}.',
      ha: 'An fara binciken {quarter}. Dole a tabbatar da kowane ma’aikaci kafin {day}.',
    },
  },
  'access-review.waits': {
    topic: 'deadlines',
    title: { en: 'The review of access is not finished', ha: 'Ba a gama binciken dama ba' },
    text: {
      en: 'Review of {quarter}: nobody has decided about {number} people. Its day is {day}.',
      ha: 'Binciken {quarter}: ba a yanke kan mutum {number} ba. Lokacinsa {day}.',
    },
  },
} as const satisfies NoticePart;

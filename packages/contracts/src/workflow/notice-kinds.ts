import type { NoticePart } from '../inbox/notice-part.ts';

// native reviewer: the Hausa of the whole list is ours.
export const workflowNotices = {
  'work.assigned': {
    topic: 'work',
    title: { en: 'A case is yours', ha: 'An ba ka aiki' },
    text: { en: '{work} {reference} was assigned to you.', ha: 'An danƙa maka {work} {reference}.' },
  },
  'work.left': {
    topic: 'work',
    title: { en: 'Open cases are nobody’s now', ha: 'Ayyukan da ke buɗe ba na kowa ba ne yanzu' },
    text: {
      en: 'The account of {from} is suspended or deleted. Open cases that came back to the queue: {cases}. Deadlines run on.',
      ha: 'An dakatar ko an share asusun {from}. Ayyukan da suka koma jeri: {cases}. Lokutan suna ci gaba.',
    },
  },
  'work.decision-needed': {
    topic: 'work',
    title: { en: 'A decision is needed', ha: 'Ana buƙatar yanke shawara' },
    text: { en: '{work} {reference} waits for a second person.', ha: '{work} {reference} na jiran mutum na biyu.' },
  },
  'work.decided': {
    topic: 'work',
    title: { en: 'A case was decided', ha: 'An yanke shawara' },
    text: { en: '{work} {reference}: {state}.', ha: '{work} {reference}: {state}.' },
  },
  'deadline.near': {
    topic: 'deadlines',
    title: { en: 'A deadline is near', ha: 'Lokaci ya kusa ƙarewa' },
    text: { en: '{work} {reference} must be decided by {day}.', ha: 'Dole a yanke {work} {reference} kafin {day}.' },
  },
  'deadline.passed': {
    topic: 'deadlines',
    title: { en: 'A deadline has passed', ha: 'Lokaci ya wuce' },
    text: { en: '{work} {reference} was due on {day}.', ha: 'Lokacin {work} {reference} ya kasance {day}.' },
  },
} as const satisfies NoticePart;

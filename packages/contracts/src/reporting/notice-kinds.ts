import type { NoticePart } from '../inbox/notice-part.ts';

// native reviewer: the Hausa of the whole list is ours.
export const reportingNotices = {
  'year.monday': {
    topic: 'year',
    title: { en: 'The page of the week is there', ha: 'Shafin mako ya shirya' },
    text: {
      en: 'The year against its budget as of {day}: is it safe, and whom to call. The page can be downloaded there.',
      ha: 'Shekara da kasafinta a ranar {day}: tana lafiya, kuma wa za a kira. Ana iya sauke shafin a can.',
    },
  },
} as const satisfies NoticePart;

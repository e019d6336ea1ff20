import type { NoticePart } from '../inbox/notice-part.ts';

// native reviewer: the Hausa of the whole list is ours.
export const dataRequestsNotices = {
  'data-request.received': {
    topic: 'requests',
    title: { en: 'Your request about your data', ha: 'Buƙatarka game da bayananka' },
    text: {
      en: 'Our staff wrote down that you ask for: {right}. If you did not, contact us at once.',
      ha: 'Ma’aikatanmu sun rubuta cewa kana neman: {right}. Idan ba kai ba ne, ka tuntuɓe mu nan take.',
    },
  },
  'data-request.copied': {
    topic: 'requests',
    title: { en: 'A copy of your data was made', ha: 'An yi kwafin bayananka' },
    text: {
      en: 'Our staff took the copy that was asked for in your name, to hand it to you. If you did not ask, contact us at once.',
      ha: 'Ma’aikatanmu sun ɗauki kwafin da aka nema da sunanka, domin su ba ka. Idan ba ka nema ba, ka tuntuɓe mu nan take.',
    },
  },
} as const satisfies NoticePart;

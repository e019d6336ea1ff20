import type { NoticePart } from '../inbox/notice-part.ts';

// native reviewer: the Hausa of the whole list is ours.
export const refundsNotices = {
  'refund.moved': {
    topic: 'payments',
    title: { en: 'Your refund', ha: 'Mayar maka da kuɗi' },
    text: { en: 'Refund {number}: {state}.', ha: 'Mayarwa {number}: {state}.' },
  },
  'refund.account-named': {
    topic: 'payments',
    title: { en: 'Where your refund goes', ha: 'Inda mayarwarka za ta tafi' },
    text: {
      en: 'Refund {number} goes to this account: {account}. If it is not yours, tell us before it is paid.',
      ha: 'Mayarwa {number} za ta tafi wannan asusu: {account}. Idan ba naka ba ne, sanar da mu kafin a biya.',
    },
  },
} as const satisfies NoticePart;

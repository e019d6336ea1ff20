import type { NoticePart } from '../inbox/notice-part.ts';

// native reviewer: the Hausa of the whole list is ours.
export const enquiriesNotices = {
  'enquiry.answered': {
    topic: 'messages',
    title: { en: 'Your message was answered', ha: 'An amsa saƙonka' },
    text: {
      en: 'Message {reference}: read the answer, and write more if you need to.',
      ha: 'Saƙo {reference}: karanta amsar, ka ƙara rubutu idan kana bukata.',
    },
  },
  'enquiry.replied': {
    topic: 'work',
    title: { en: 'Somebody wrote more', ha: 'An ƙara rubutu' },
    text: {
      en: 'Message {reference}, which you have, goes on.',
      ha: 'Saƙo {reference}, wanda yake hannunka, ya ci gaba.',
    },
  },
  'enquiry.returned': {
    topic: 'work',
    title: { en: 'A message came back to the queue', ha: 'Saƙo ya koma jerin aiki' },
    text: {
      en: 'The sender of message {reference} wrote more, and whoever had it cannot answer it any more. Nobody has it now.',
      ha: 'Mai saƙo {reference} ya ƙara rubutu, kuma wanda yake hannunsa ba zai iya amsawa ba yanzu. Babu wanda yake hannunsa.',
    },
  },
  'enquiry.left': {
    topic: 'work',
    title: { en: 'Open messages are nobody’s now', ha: 'Saƙonnin da ke buɗe ba na kowa ba ne yanzu' },
    text: {
      en: 'The account of {from} is suspended or deleted. Open messages that came back to the queue: {messages}. The promised days run on.',
      ha: 'An dakatar ko an share asusun {from}. Saƙonnin da suka koma jerin aiki: {messages}. Lokutan alkawari suna ci gaba.',
    },
  },
  'enquiry.given': {
    topic: 'work',
    title: { en: 'Open messages came to you', ha: 'Saƙonnin da ke buɗe sun zo gare ka' },
    text: {
      en: 'Open messages of {from} are with you now: {messages}. The promised days run on.',
      ha: 'Saƙonnin {from} da ke buɗe suna hannunka yanzu: {messages}. Lokutan alkawari suna ci gaba.',
    },
  },
} as const satisfies NoticePart;

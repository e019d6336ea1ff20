import type { NoticePart } from '../inbox/notice-part.ts';

// native reviewer: the Hausa of the whole list is ours.
export const representationNotices = {
  'representative.accepted': {
    topic: 'account',
    title: { en: 'Somebody may act for you now', ha: 'Wani zai iya wakiltarka yanzu' },
    text: {
      en: '{name} accepted your code. You see and withdraw it in your profile, at any time.',
      ha: '{name} ya karɓi lambarka. Kana gani kuma kana iya janyewa a bayananka, a kowane lokaci.',
    },
  },
  'representative.ended': {
    topic: 'account',
    title: { en: 'Somebody acts for you no more', ha: 'Wani ba ya wakiltarka yanzu' },
    text: { en: '{name} has ended it.', ha: '{name} ya ƙare wakilcin.' },
  },
  'acting.began': {
    topic: 'account',
    title: { en: 'Somebody works in your account', ha: 'Wani yana aiki a asusunka' },
    text: {
      en: '{name} opened your account today, by your consent. You withdraw it in your profile, at any time.',
      ha: '{name} ya buɗe asusunka yau, da yardarka. Kana iya janyewa a bayananka, a kowane lokaci.',
    },
  },
  'acting.raised': {
    topic: 'account',
    title: { en: 'An invoice was raised for you', ha: 'An shirya maka takardar biya' },
    text: {
      en: '{name} raised an invoice in your name, by your consent.',
      ha: '{name} ya shirya takardar biya da sunanka, da yardarka.',
    },
  },
  'acting.paid': {
    topic: 'account',
    title: { en: 'A payment was begun for you', ha: 'An fara maka biya' },
    text: {
      en: '{name} began to pay for you, by your consent. The receipt will say so.',
      ha: '{name} ya fara biya a madadinka, da yardarka. Rasit zai faɗi haka.',
    },
  },
  'acting.cancelled': {
    topic: 'account',
    title: { en: 'An invoice was cancelled for you', ha: 'An soke maka takardar biya' },
    text: {
      en: '{name} cancelled an invoice in your name, by your consent.',
      ha: '{name} ya soke takardar biya da sunanka, da yardarka.',
    },
  },
  'client.withdrawn': {
    topic: 'account',
    title: { en: 'A client has withdrawn', ha: 'Wani abokin hulɗa ya janye' },
    text: { en: 'You act for {name} no more.', ha: 'Ba ka wakiltar {name} yanzu.' },
  },
} as const satisfies NoticePart;

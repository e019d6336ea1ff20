import { enquiryAnswerWorkingDays, type Language } from '@portal/contracts';

const en = {
  received: {
    subject: 'We have your message',
    text: `Your message has reached us. A person reads it and answers to this address, as a rule within ${enquiryAnswerWorkingDays} working days.`,
  },
  answered: {
    subject: 'The answer to your message',
    text: 'This is our answer to your message:',
  },
  reference: 'Reference',
  about: 'About',
  to: 'To',
  everyOffice: 'The revenue service',
  yourMessage: 'Your message',
  status: 'Track your message',
  again: 'Write to us again',
  reply: 'Reply in your account',
  needs: 'The page asks for the reference and your email address.',
  never: 'We never ask for a password, a full card number or a one-time code.',
  demonstration: 'This is a demonstration. Nobody will answer.',
};

const ha: typeof en = {
  received: {
    subject: 'Mun sami saƙonka',
    text: `Saƙonka ya iso gare mu. Mutum ne zai karanta shi, kuma zai amsa zuwa wannan adireshi, galibi cikin kwanakin aiki ${enquiryAnswerWorkingDays}.`,
  },
  answered: {
    subject: 'Amsar saƙonka',
    text: 'Ga amsarmu ga saƙonka:',
  },
  reference: 'Lamba',
  about: 'A kan',
  to: 'Zuwa ga',
  everyOffice: 'Hukumar haraji',
  yourMessage: 'Saƙonka',
  status: 'Duba inda aka kwana', // native reviewer: idiom for "track your message"
  again: 'Sake rubuto mana',
  reply: 'Mayar da amsa a asusunka',
  needs: 'Shafin zai tambayi lambar da adireshin imel ɗinka.',
  never: 'Ba ma taɓa neman kalmar sirri, cikakkiyar lambar kati ko lambar sau ɗaya.', // native reviewer: "lambar sau ɗaya" for one-time code
  demonstration: 'Wannan gwaji ne. Babu wanda zai amsa.',
};

export const enquiryMessages: Readonly<Record<Language, typeof en>> = { en, ha };

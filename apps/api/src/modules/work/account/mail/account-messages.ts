import type { Language } from '@portal/contracts';

const en = {
  orOpen: 'Or open this address:',
  neverAsk: 'We never ask for your password or a code by email or telephone.',
  demonstration: 'This is a demonstration.',
  code: {
    subject: 'Your code for a new email address',
    text: 'Enter this code to show that this email address is yours. It works for 30 minutes:',
    note: 'If you did not ask for it, somebody typed your address by mistake: there is nothing to do.',
    sms: (service: string, code: string) =>
      `${code} is your code for a new telephone number with ${service}. It works for 30 minutes. Give it to nobody.`,
  },
  changed: {
    email: {
      subject: 'Your account has another email address',
      text: 'The email address of your account was changed. From now on you sign in with the new one, and our messages go there.',
      action: 'It was not me: tell you at once',
      note: 'If it was you, there is nothing to do. We never write the new address in a message to the old one.',
    },
    phone: {
      subject: 'Your account has another telephone number',
      text: 'The telephone number of your account was changed.',
      action: 'It was not me: tell you at once',
      note: 'If it was you, there is nothing to do.',
    },
  },
};

// native reviewer: all of it is ours.
const ha: typeof en = {
  orOpen: 'Ko ka buɗe wannan adireshi:',
  neverAsk: 'Ba ma taɓa neman kalmar sirrinka ko lamba ta imel ko ta waya.',
  demonstration: 'Wannan gwaji ne.',
  code: {
    subject: 'Lambarka ta sabon imel',
    text: 'Shigar da wannan lamba domin nuna cewa wannan imel naka ne. Tana aiki na minti 30:',
    note: 'Idan ba kai ka nema ba, wani ne ya rubuta imel ɗinka bisa kuskure: babu abin da za ka yi.',
    sms: (service, code) =>
      `${code} ita ce lambarka ta sabuwar lambar waya da ${service}. Tana aiki na minti 30. Kada ka ba kowa.`,
  },
  changed: {
    email: {
      subject: 'An canza imel na asusunka',
      text: 'An canza imel na asusunka. Daga yanzu za ka shiga da sabon, saƙonninmu kuma za su je can.',
      action: 'Ba ni ba ne: sanar da ku nan take',
      note: 'Idan kai ne, babu abin da za ka yi. Ba ma rubuta sabon imel a saƙo zuwa tsohon.',
    },
    phone: {
      subject: 'An canza lambar wayar asusunka',
      text: 'An canza lambar wayar asusunka.',
      action: 'Ba ni ba ne: sanar da ku nan take',
      note: 'Idan kai ne, babu abin da za ka yi.',
    },
  },
};

export const accountMessages: Readonly<Record<Language, typeof en>> = { en, ha };

import type { Language } from '@portal/contracts';

const en = {
  greeting: (name: string) => `Dear ${name},`,
  'reset-password': {
    subject: 'Reset your password',
    text: 'Somebody asked to reset the password of your account. If it was you, choose a new one within an hour:',
    action: 'Choose a new password',
    note: 'The link works once. If it was not you, do nothing: your password stays as it is.',
  },
  'verify-email': {
    subject: 'Verify your email',
    text: 'Verify your email to finish opening your account. The link works for 24 hours:',
    action: 'Verify my email',
    note: 'If you did not register, ignore this message.',
  },
  'password-changed': {
    subject: 'Your password was changed',
    text: 'The password of your account was changed, and your other sessions were signed out.',
    action: 'It was not me: reset my password',
    note: 'If it was you, there is nothing to do.',
  },
  'second-factor-enrolled': {
    subject: 'A second factor protects your account',
    text: 'An authenticator app was added to your account. From now on signing in asks for its code.',
    action: 'It was not me: reset my password',
    note: 'If it was you, keep your recovery codes somewhere safe.',
  },
  demonstration: 'This is a demonstration.',
};

const ha: typeof en = {
  greeting: (name) => `Zuwa ga ${name},`,
  'reset-password': {
    subject: 'Sake saita kalmar sirrinka',
    text: 'Wani ya nemi a sake saita kalmar sirri ta asusunka. Idan kai ne, zaɓi sabuwa cikin awa ɗaya:',
    action: 'Zaɓi sabuwar kalmar sirri',
    note: 'Hanyar haɗin tana aiki sau ɗaya. Idan ba kai ba ne, kada ka yi komai: kalmar sirrinka tana nan yadda take.', // native reviewer: "hanyar haɗi" for link
  },
  'verify-email': {
    subject: 'Tabbatar da imel ɗinka',
    text: 'Tabbatar da imel ɗinka domin kammala buɗe asusunka. Hanyar haɗin tana aiki na awa 24:',
    action: 'Tabbatar da imel ɗina',
    note: 'Idan ba ka yi rajista ba, ka yi watsi da wannan saƙo.',
  },
  'password-changed': {
    subject: 'An canza kalmar sirrinka',
    text: 'An canza kalmar sirri ta asusunka, kuma an fitar da sauran na’urorin da ka shiga da su.', // native reviewer: "an fitar" for signed out
    action: 'Ba ni ba ne: sake saita kalmar sirrina',
    note: 'Idan kai ne, babu abin da za ka yi.',
  },
  'second-factor-enrolled': {
    subject: 'An ƙara kariya ta biyu ga asusunka', // native reviewer: "kariya ta biyu" for second factor
    text: 'An ƙara manhajar tantancewa ga asusunka. Daga yanzu za a nemi lambarta idan ka shiga.',
    action: 'Ba ni ba ne: sake saita kalmar sirrina',
    note: 'Idan kai ne, ka ajiye lambobin dawo da asusu a wuri mai aminci.',
  },
  demonstration: 'Wannan gwaji ne.',
};

export const letterMessages: Readonly<Record<Language, typeof en>> = { en, ha };

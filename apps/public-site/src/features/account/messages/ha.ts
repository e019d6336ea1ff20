import type { MessagesLike } from '@portal/platform';
import type { messages as en } from './en.ts';

export const messages: MessagesLike<typeof en> = {
  forgotTitle: 'Na manta kalmar sirri',
  emailRequired: 'ana buƙatar imel',
  emailInvalid: 'imel ɗin bai dace ba',
  confirmEmail: 'Tabbatar cewa imel ɗin daidai ne',
  back: 'Koma baya',
  resetTitle: 'Sake saita kalmar sirri',
  password: 'Kalmar sirri',
  confirmPassword: 'Tabbatar da kalmar sirri',
  passwordRequired: 'Ana buƙatar sabuwar kalmar sirri',
  confirmRequired: 'Ana buƙatar tabbatar da kalmar sirri',
  noticeUnknown: 'Tabbatar da imel',
  noticeTitle: 'An aika imel na tabbatarwa',
  noticeText: (email) => `An aika imel na tabbatarwa zuwa ${email}. Buɗe shi ka danna hanyar da ke ciki.`,
  noticeHint: 'Zai iya ɗaukar mintuna kaɗan. Duba akwatin spam kuma.',
  resend: 'Sake aikawa',
  resent: 'Sabuwar hanya tana tafe. Na baya ba su aiki yanzu.',
  continueToLogin: 'Ci gaba zuwa shiga',
  verifyingTitle: 'Ana tabbatar da imel',
  verifyingText: 'Ana tabbatar da asusunka. Da fatan za a jira...',
  verifiedTitle: 'An tabbatar da imel',
  verifiedText: 'An yi nasarar tabbatar da asusunka.',
  // native reviewer: tone of "Oops!"
  failedTitle: 'Kash! Ba mu iya tabbatar da imel ɗinka ba',
  failedText: 'Tabbatar da imel ɗinka bai yi nasara ba',
  maybeVerified: 'Watakila ka riga ka tabbatar da shi: to za ka iya shiga.',
  failedToast: 'An sami kuskure wajen tabbatar da imel. Sake gwadawa nan da ɗan lokaci',
  askEmail: 'Imel na asusunka',
  login: 'Shiga',
  // native reviewer: all that follows.
  stopTitle: 'Wani yana karɓar asusunka?',
  stopText:
    'Wani ya nuna takardu a ofishin haraji yana neman shiga asusunka da wani imel. Idan kai ne, babu abin da za ka yi a nan. Idan ba kai ba ne, tsayar: asusun zai zauna yadda yake.',
  stopAction: 'Ba ni ba ne: tsayar',
  stoppedTitle: 'An tsayar',
  stoppedText: 'Asusunka yana nan yadda yake. Sanar da mu abin da ka sani: wani ya yi amfani da takardu da sunanka.',
  stopFailed: 'Ba a iya tsayar da shi yanzu ba. Sake gwadawa nan da ɗan lokaci',
  stopNoLink: 'An yanke wannan adireshi. Sake buɗe hanyar da ke cikin saƙon',
  contactUs: 'Tuntuɓe mu',
};

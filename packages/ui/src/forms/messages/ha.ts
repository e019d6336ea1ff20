import type { MessagesLike } from '@portal/platform';
import type { messages as en } from './en.ts';

export const messages: MessagesLike<typeof en> = {
  stepOf: (step, steps) => `Mataki na ${step} cikin ${steps}`,
  stepDone: 'an gama',
  chooseFile: 'Zaɓi fayil',
  takePhoto: 'Ɗauki hoto',
  replaceFile: 'Sauya',
  deleteFile: 'Goge',
  cancelSending: 'Soke',
  sendAgain: 'Sake gwadawa',
  fileMissing: 'Ba a miƙa ba tukuna',
  fileReceived: 'An karɓa',
  fileFailed: 'Ba a karɓa ba',
  sending: (percent) => `Ana aikawa: ${percent}%`,
  checking: 'An aika. Ana dubawa',
};

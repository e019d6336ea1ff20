import type { MdaRequestMessages } from './mda-request-en.ts';

// native reviewer: the whole of it is ours.
export const messages: MdaRequestMessages = {
  failed: 'Ba a iya karanta buƙatar ba. Sake gwadawa nan ba da daɗewa ba',
  about: 'Ana neman',
  mda: 'MDA',
  askedBy: 'Wane ne',
};

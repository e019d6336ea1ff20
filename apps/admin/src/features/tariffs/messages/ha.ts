import type { MessagesLike } from '@portal/platform';
import type { messages as en } from './en.ts';

// native reviewer: the whole file is ours.
export const messages: MessagesLike<typeof en> = {
  title: 'Jadawalin kuɗi',
  lead: 'MDA tana gabatar da abin da rukunoninta ke tambaya da kuɗinsu. Yana aiki daga ranarsa idan ka amince.',
  waiting: 'Suna jiran hukunci',
  all: 'Duk sigogi',
  noneWaiting: 'Babu abin da ke jira',
  none: 'Babu jadawalin kuɗi tukuna',
  which: 'Wane jadawali',
  release: 'Amince',
  releaseTitle: (head) => `Amince da jadawalin ${head}`,
  releaseEffect: (day) => `Daga ${day} za a lissafa kowane bil na wannan da shi. Na baya ya ƙare ranar da ta gabata.`,
  released: 'An amince',
  refuse: 'Ƙi',
  refuseTitle: (head) => `Ƙi jadawalin ${head}`,
  refuseEffect: 'Babu abin da zai sauya. MDA za ta karanta dalilin.',
  refused: 'An ƙi',
};

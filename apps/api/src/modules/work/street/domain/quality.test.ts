import { expect, it } from 'vitest';
import { qualityOf } from './quality.ts';

const good = { accepted: 100, returned: 0, rejected: 0, captured: 100, placesAmiss: 0, checked: 0, differed: 0 };

it.each([
  ['nobody is judged by a handful', { ...good, accepted: 19, checked: 5, differed: 5 }, 'new'],
  ['good records are trusted', good, 'trusted'],
  ['and stay so when others find the same', { ...good, checked: 5 }, 'trusted'],
  ['one that differs ends that, however few were seen', { ...good, checked: 1, differed: 1 }, 'sampled'],
  ['and however many', { ...good, checked: 40, differed: 1 }, 'sampled'],
  ['one of five is too many', { ...good, checked: 5, differed: 1 }, 're-check'],
  ['three in twenty sent back are too many', { ...good, accepted: 85, returned: 10, rejected: 5 }, 're-check'],
  ['one place in twenty is looked at', { ...good, placesAmiss: 5 }, 'sampled'],
] as const)('%s', (_, figures, quality) => {
  expect(qualityOf(figures)).toBe(quality);
});

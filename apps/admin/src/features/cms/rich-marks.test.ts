import { expect, it } from 'vitest';
import { fromMarks, toMarks } from './rich-marks.ts';

it.each([
  ['Plain', 'Plain'],
  ['Pay **today**', ['Pay ', { text: 'today', strong: true }]],
  ['[News](/news) first', [{ text: 'News', to: '/news' }, ' first']],
  ['**[News](/news)**', [{ text: 'News', strong: true, to: '/news' }]],
  ['half **begun', 'half **begun'],
  ['[a](b', '[a](b'],
])('%s is typed and read', (typed, rich) => {
  expect(fromMarks(typed)).toEqual(rich);
  expect(toMarks(fromMarks(typed))).toBe(typed);
});

it('what is not there is typed as nothing', () => expect(toMarks(undefined)).toBe(''));

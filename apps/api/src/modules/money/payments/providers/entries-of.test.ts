import { expect, it } from 'vitest';
import { entriesOf } from './entries-of.ts';

it.each([
  ['one object', ' {"a":1} ', ['{"a":1}']],
  ['an array', '[{"a":1},{"b":2}]', ['{"a":1}', '{"b":2}']],
  ['an array with room', ' [ {"a" : 1.50} , null ] ', ['{"a" : 1.50}', 'null']],
  ['commas, brackets and quotes in texts', '[{"a":"x,]}\\"["},"\\\\"]', ['{"a":"x,]}\\"["}', '"\\\\"']],
  ['arrays in arrays', '[[1,2],{"a":[{}]}]', ['[1,2]', '{"a":[{}]}']],
  ['an empty array', '[ ]', []],
])('gives the entries of %s as they were written', (_case, text, entries) => {
  expect(entriesOf(text)).toEqual(entries);
});

it.each(['', '"text"', '12', '[1', '{"a":1}]', '<xml/>'])('gives none of %j', (text) => {
  expect(entriesOf(text)).toBeUndefined();
});

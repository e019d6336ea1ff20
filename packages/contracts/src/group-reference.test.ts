import { expect, it } from 'vitest';
import { groupReference } from './group-reference.ts';

it.each([
  ['KD7Q4M2X9TBC1VWZ', 'KD7Q 4M2X 9TBC 1VWZ'],
  ['AP7Q4M2X9TBC', 'AP7Q 4M2X 9TBC'],
  ['148185179899', '1481 8517 9899'],
  ['KD00', 'KD00'],
  ['KDABC', 'KDAB C'],
  ['', ''],
])('%j is read as %j', (reference, read) => {
  expect(groupReference(reference)).toBe(read);
});

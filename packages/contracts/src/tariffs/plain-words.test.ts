import { expect, it } from 'vitest';
import { plainWordsOf } from './plain-words.ts';

it.each([
  ['shop', 'Business Premises Registration'],
  ['kanti', 'Business Premises Renewal'],
  ['okada', 'Hackney Carriage Licence'],
  ['babur', 'Motor Vehicle Licence'],
  ['car', 'Vehicle Registration and Number Plate'],
  ['mota', 'Motor Vehicle Licence'],
  ['tax clearance', 'Direct Assessment'],
  ['albashi', 'Pay As You Earn (PAYE)'],
  ['makaranta', 'School Fees (Tertiary)'],
  ['otal', 'Hotel, Restaurant and Event Consumption Tax'],
])('"%s" leads to %s', (said, name) => {
  expect(` ${plainWordsOf(name)} `).toContain(said);
});

it('does not lead from every word to everything', () => {
  expect(plainWordsOf('Land Search')).not.toContain('okada');
  expect(plainWordsOf('A fee nobody has heard of')).toBe('');
});
